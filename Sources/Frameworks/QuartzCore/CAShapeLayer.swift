import SimulatedFoundation

/// A layer from one colour to another.
open class CAGradientLayer: CALayer, @unchecked Sendable {
    /// The colours, each a `CGColor`.
    open var colors: [Any]?
    /// Where each of them is, from 0 to 1.
    open var locations: [NSNumber]?
    /// Where the first colour is, in parts of its size.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the last colour is, in parts of its size.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// The form of what lies between.
    open var type = CAGradientLayerType.axial
}

/// The form of what lies between two colours.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point, as the hand of a clock turns.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer of lines.
open class CAShapeLayer: CALayer, @unchecked Sendable {
    open var path: CGPath?
    /// The colour inside of them.
    open var fillColor: CGColor? = CGColor.opaqueBlack
    open var strokeColor: CGColor?
    /// Where on them the colour begins, from 0 to 1.
    open var strokeStart: CGFloat = 0
    /// Where on them the colour ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1
    /// How wide they are.
    open var lineWidth: CGFloat = 1
    /// The form of their ends.
    open var lineCap = CAShapeLayerLineCap.butt
    /// The form of their corners.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// How long the dashes and gaps of them are; nil for none.
    open var lineDashPattern: [NSNumber]?
    /// What is inside of them.
    open var fillRule = CAShapeLayerFillRule.nonZero
}

/// The form of the ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The form of the corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A part of a circle.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// What is inside of lines.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What they go around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What they go around an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
