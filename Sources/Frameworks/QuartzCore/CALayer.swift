import SimulatedFoundation

/// What a view is drawn on. It keeps what the app sets, and nothing is drawn.
open class CALayer: NSObject, @unchecked Sendable {
    /// Where it is in the layer around it.
    open var frame = CGRect.zero
    /// How round its corners are.
    open var cornerRadius: CGFloat = 0
    /// Whether what is in it is cut off at its sides.
    open var masksToBounds = false
    /// How wide its border is.
    open var borderWidth: CGFloat = 0
    /// How much of its shadow is seen.
    open var shadowOpacity: Float = 0
    /// How wide its shadow is.
    open var shadowRadius: CGFloat = 3
    /// Where its shadow is.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How opaque it is.
    open var opacity: Float = 1
    /// Whether it is not shown.
    open var isHidden = false
    /// The layers in it.
    open private(set) var sublayers: [CALayer]?
    /// The layer around it.
    open private(set) weak var superlayer: CALayer?
    /// Its own area.
    open var bounds: CGRect {
        get { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
        set { frame = CGRect(x: frame.minX, y: frame.minY, width: newValue.width, height: newValue.height) }
    }

    /// A layer of its own.
    public required override init() { super.init() }

    /// Puts a layer into this one.
    open func addSublayer(_ layer: CALayer) {
        layer.removeFromSuperlayer()
        sublayers = (sublayers ?? []) + [layer]
        layer.superlayer = self
    }

    /// Puts a layer behind those in this one, or among them.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        var all = sublayers ?? []
        all.insert(layer, at: min(Int(idx), all.count))
        sublayers = all
        layer.superlayer = self
    }

    /// Takes the layer out of the one around it.
    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    /// Ends animations, of which there are none.
    open func removeAllAnimations() {}
}
