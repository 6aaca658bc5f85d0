/// Lines. Nothing is drawn of them.
open class UIBezierPath: NSObject, NSCopying, @unchecked Sendable {
    private var lines = CGMutablePath()

    /// How wide they are.
    open var lineWidth: CGFloat = 1
    /// The form of their ends.
    open var lineCapStyle = CGLineCap.butt
    /// The form of their corners.
    open var lineJoinStyle = CGLineJoin.miter
    /// Whether only what they go around an odd number of times is inside.
    open var usesEvenOddFillRule = false

    public override init() { super.init() }
    /// The lines around an area.
    public convenience init(rect: CGRect) {
        self.init()
        lines.addRect(rect)
    }
    /// The circle in an area.
    public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
    /// The lines around an area, with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
    /// The lines around an area, with some round corners.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init(rect: rect)
    }
    /// A part of a circle.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// The lines of a layer.
    public convenience init(cgPath: CGPath) {
        self.init()
        lines.addPath(cgPath)
    }

    /// The lines as layers have them.
    open var cgPath: CGPath {
        get { lines.copy() ?? lines }
        set {
            lines = CGMutablePath()
            lines.addPath(newValue)
        }
    }

    /// Whether there are none.
    open var isEmpty: Bool { lines.isEmpty }
    /// The box around them.
    open var bounds: CGRect { lines.boundingBox }
    /// The end of the last line.
    open var currentPoint: CGPoint { lines.currentPoint }

    /// Begins a line at a point.
    open func move(to point: CGPoint) { lines.move(to: point) }
    /// Draws a line to a point.
    open func addLine(to point: CGPoint) { lines.addLine(to: point) }
    /// Draws a curve to a point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        lines.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Draws a curve to a point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        lines.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Draws a part of a circle.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        lines.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    open func append(_ bezierPath: UIBezierPath) { lines.addPath(bezierPath.lines) }
    /// Draws a line to where the last one began.
    open func close() { lines.closeSubpath() }
    /// Takes all lines away.
    open func removeAllPoints() { lines = CGMutablePath() }
    /// The lines, back to front.
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: lines) }
    /// Colours them. Without effect.
    open func stroke() {}
    /// Fills what they go around. Without effect.
    open func fill() {}
    /// Cuts off what lies outside of them. Without effect.
    open func addClip() {}
    /// Sets the dashes of them. Kept: nothing is drawn.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count)), phase)
    }
    /// Reads the dashes of them into the memory that it is given; where there is none, only how many they are.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dashes.pattern, count: dashes.pattern.count)
        count?.pointee = dashes.pattern.count
        phase?.pointee = dashes.phase
    }
    private final var dashes: (pattern: [CGFloat], phase: CGFloat) = ([], 0)

    open func copy(with zone: NSZone? = nil) -> Any { UIBezierPath(cgPath: lines) }
}

/// Corners of an area.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let topLeft = UIRectCorner(rawValue: 1), topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4), bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A side, or several.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1), bottom = UIRectEdge(rawValue: 4)
    public static let left = UIRectEdge(rawValue: 2), right = UIRectEdge(rawValue: 8)
    public static let all = UIRectEdge(rawValue: 15)
}

extension CGRect {
    /// The area without lengths at its sides.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

extension UIEdgeInsets {
    /// No length at any side.
    public init() { self = .zero }
}

/// Lengths at the four sides, by the direction of lines.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    /// The length at a side.
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat

    /// Lengths at the four sides.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        SimulatedApp.require(.symbol("NSDirectionalEdgeInsets", .iOS(11)))
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    /// Nothing at any side, for what has it on each system.
    init(none: Void) { (top, leading, bottom, trailing) = (0, 0, 0, 0) }

    /// Nothing at any side.
    public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

/// Distances from a place.
public struct UIOffset: Equatable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    /// Distances from a place.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        SimulatedApp.require(.symbol("UIOffset", .iOS(5)))
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    public static var zero: UIOffset { UIOffset() }
}
