import SimulatedFoundation

/// A colour from its parts. Nothing is drawn with it.
public final class CGColor: Hashable, CustomStringConvertible, Sendable {
    private let parts: [CGFloat]

    /// A colour from its parts, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { parts = [red, green, blue, alpha] }
    /// A grey from 0 to 1.
    public init(gray: CGFloat, alpha: CGFloat) { parts = [gray, alpha] }
    /// A colour of the sRGB space, from its parts, each from 0 to 1. From iOS 13.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        SimulatedApp.require(.symbol("CGColor.init(srgbRed:green:blue:alpha:)", .iOS(13)))
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    static let opaqueBlack = CGColor(gray: 0, alpha: 1)

    /// The parts, the last one of which says how opaque it is.
    public var components: [CGFloat]? { parts }
    /// How many parts it has.
    public var numberOfComponents: Int { parts.count }
    /// How opaque it is, from 0 to 1.
    public var alpha: CGFloat { parts.last ?? 1 }
    public var description: String { "CGColor(\(parts.map { "\($0)" }.joined(separator: ", ")))" }

    /// The colour, more or less transparent.
    public func copy(alpha: CGFloat) -> CGColor? {
        parts.count == 2
            ? CGColor(gray: parts[0], alpha: alpha)
            : CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
    }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.parts == right.parts }
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

/// A picture. Its pixels are not known here.
public final class CGImage: Sendable {
    /// The pixels from side to side.
    public let width: Int
    /// The pixels from above.
    public let height: Int

    /// A picture of a size.
    package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
}

/// Lines. They are kept as the box around them, and not drawn.
public class CGPath: @unchecked Sendable {
    var points: [CGPoint] = []

    public init() {}

    /// The lines around an area.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init()
        points = Self.corners(of: rect)
    }

    /// The circle in an area.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(rect: rect, transform: transform)
    }

    /// Whether there are none.
    public var isEmpty: Bool { points.isEmpty }
    /// The end of the last line.
    public var currentPoint: CGPoint { points.last ?? .zero }

    /// The box around them; without a size for none.
    public var boundingBox: CGRect {
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The same lines, which do not change.
    public func copy() -> CGPath? {
        let path = CGPath()
        path.points = points
        return path
    }

    static func corners(of rect: CGRect) -> [CGPoint] {
        [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
    }
}

/// Lines that are added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Begins a line at a point.
    public func move(to point: CGPoint) { points.append(point) }
    /// Draws a line to a point.
    public func addLine(to point: CGPoint) { points.append(point) }
    /// Draws lines through points.
    public func addLines(between points: [CGPoint]) { self.points += points }
    /// Draws the lines around an area.
    public func addRect(_ rect: CGRect) { points += Self.corners(of: rect) }
    /// Draws the circle in an area.
    public func addEllipse(in rect: CGRect) { points += Self.corners(of: rect) }
    /// Draws a curve to a point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) { points += [control1, control2, end] }
    /// Draws a curve to a point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { points += [control, end] }
    /// Draws a part of a circle: all of it is in the box.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        points += Self.corners(
            of: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }
    public func addPath(_ path: CGPath) { points += path.points }
    /// Draws a line to where the last one began.
    public func closeSubpath() {}
}
