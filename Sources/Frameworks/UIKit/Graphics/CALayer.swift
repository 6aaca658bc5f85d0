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

    /// A layer of its own.
    public required override init() { super.init() }

    /// Puts a layer into this one.
    open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
    /// Ends animations, of which there are none.
    open func removeAllAnimations() {}
}

/// A change of place, size and direction.
public struct CGAffineTransform: Hashable, Sendable {
    /// The numbers of the matrix.
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat

    /// A change from its matrix.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    /// No change.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Larger or smaller.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Somewhere else.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// In another direction.
    public init(rotationAngle angle: CGFloat) {
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }
}

/// Lengths at the four sides.
public struct UIEdgeInsets: Equatable, Sendable {
    /// The length at a side.
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat

    /// Lengths at the four sides.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    /// Nothing at any side.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
