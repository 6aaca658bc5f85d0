import BackgroundRuntime
import SimulatedFoundation

/// What a view is drawn on. It keeps what the app sets, and nothing is drawn.
open class CALayer: NSObject, CAMediaTiming, @unchecked Sendable {
    /// Where it is in the layer around it.
    open var frame = CGRect.zero
    /// How round its corners are.
    open var cornerRadius: CGFloat = 0
    /// Which of its corners are round.
    @SystemAPI.Since(.method("maskedCorners", of: "CALayer", .iOS(11))) open var maskedCorners: CACornerMask = .all
    /// The curve of its corners.
    @SystemAPI.Since(.method("cornerCurve", of: "CALayer", .iOS(13))) open var cornerCurve = CALayerCornerCurve.circular
    /// Whether what is in it is cut off at its sides.
    open var masksToBounds = false
    /// The layer whose form it has; nil for its own.
    open var mask: CALayer?
    /// The colour behind what is in it.
    open var backgroundColor: CGColor?
    /// How wide its border is.
    open var borderWidth: CGFloat = 0
    /// The colour of its border.
    open var borderColor: CGColor? = CGColor.opaqueBlack
    /// The colour of its shadow.
    open var shadowColor: CGColor? = CGColor.opaqueBlack
    /// How much of its shadow is seen.
    open var shadowOpacity: Float = 0
    /// How wide its shadow is.
    open var shadowRadius: CGFloat = 3
    /// Where its shadow is.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// The form of its shadow; nil for its own.
    open var shadowPath: CGPath?
    /// How opaque it is.
    open var opacity: Float = 1
    /// Whether nothing is seen through it.
    open var isOpaque = false
    /// Whether it is not shown.
    open var isHidden = false
    /// What is drawn on it: a picture.
    open var contents: Any?
    /// What it does with a picture that does not fit.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Pixels in a point.
    open var contentsScale: CGFloat = 1
    /// Whether it is drawn as a picture first.
    open var shouldRasterize = false
    /// Pixels in a point of that picture.
    open var rasterizationScale: CGFloat = 1
    /// The point of it that its place is measured by, in parts of its size.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// How far in front it is.
    open var zPosition: CGFloat = 0
    /// How it is moved, turned and made larger.
    open var transform = CATransform3DIdentity
    /// What the app calls it.
    open var name: String?
    /// Whoever draws it. Nobody is asked.
    open weak var delegate: (any CALayerDelegate)?
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// The layers in it; nil for none yet.
    open var sublayers: [CALayer]? {
        get { contained }
        set {
            for layer in contained ?? [] { layer.superlayer = nil }
            contained = nil
            for layer in newValue ?? [] { addSublayer(layer) }
            if newValue != nil, contained == nil { contained = [] }
        }
    }
    private var contained: [CALayer]?
    /// The layer around it.
    open internal(set) weak var superlayer: CALayer?
    var animations: [String: CAAnimation] = [:]

    /// A layer of its own.
    public required override init() { super.init() }

    /// A layer for an animation, as like another as its class makes it.
    public convenience init(layer: Any) { self.init() }

    open var bounds: CGRect {
        get { CGRect(x: 0, y: 0, width: frame.width, height: frame.height) }
        set { frame = CGRect(x: frame.minX, y: frame.minY, width: newValue.width, height: newValue.height) }
    }

    /// Where its anchor is in the layer around it.
    open var position: CGPoint {
        get { CGPoint(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - anchorPoint.x * frame.width, y: newValue.y - anchorPoint.y * frame.height)
        }
    }

    /// It needs to be drawn: nothing is.
    open func setNeedsDisplay() {}
    /// What is in it needs to be laid out: nothing is.
    open func setNeedsLayout() {}
    /// Lays out what needs it: nothing is.
    open func layoutIfNeeded() {}
    /// Lays out the layers in it. Never called here.
    open func layoutSublayers() {}
    /// Draws it. Never called here.
    open func draw(in ctx: CGContext) {}
    /// What is seen of it while it is animated: itself, since everything is changed at once.
    open func presentation() -> Self? { self }

    /// Puts a layer into this one.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: .max) }

    /// Puts a layer behind those in this one, or among them.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.removeFromSuperlayer()
        var all = contained ?? []
        all.insert(layer, at: min(Int(idx), all.count))
        contained = all
        layer.superlayer = self
    }

    /// Puts a layer behind another.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }

    /// Puts a layer in front of another.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insertSublayer(layer, at: sublayers?.firstIndex { $0 === sibling }.map { UInt32($0 + 1) } ?? .max)
    }

    /// Takes the layer out of the one around it.
    open func removeFromSuperlayer() {
        superlayer?.contained?.removeAll { $0 === self }
        superlayer = nil
    }

    /// Begins an animation. Nothing is seen of it; its delegate hears when it begins and ends.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        let key = key ?? "animation \(animations.count)"
        animations[key] = anim
        CATransaction.holds(until: anim.endOfShow)
        anim.begin { [weak self] in
            if self?.animations[key] === anim, anim.isRemovedOnCompletion { self?.animations[key] = nil }
        }
    }

    /// The animation that was begun under a name.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }

    /// The names of the animations that go on; nil for none.
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }

    /// Ends the animation of a name.
    open func removeAnimation(forKey key: String) { animations.removeValue(forKey: key)?.stop(isFinished: false) }

    open func removeAllAnimations() { for key in animations.keys.sorted() { removeAnimation(forKey: key) } }
}

/// Whoever draws a layer. Nobody is asked.
public protocol CALayerDelegate: NSObjectProtocol {}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The one above, at the left.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The one above, at the right.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The one below, at the left.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The one below, at the right.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all = CACornerMask(rawValue: 15)
}

/// How a side goes over into the next.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A part of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// Without a jump, as the system's own.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// What a layer does with a picture that does not fit.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It is in the middle as it is.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// It is made to fit.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// It is made to fit as it is, with room around it.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// It is made to fit as it is, with parts that are cut off.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}
