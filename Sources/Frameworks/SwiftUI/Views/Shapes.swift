/// A shape. Nothing is drawn: nobody asks for the line around it.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The line around the shape where there is so much room.
    func path(in rect: CGRect) -> Path
}

extension Shape {
    @MainActor public var body: _ShapeView<Self> { _ShapeView(shape: self) }
}

/// A shape of the app as a view.
public struct _ShapeView<Content: Shape> {
    /// What the app made, with its path.
    public var shape: Content
}

extension _ShapeView: View, LeafView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// One of the shapes that the system has. Nothing is drawn.
public struct Rectangle {
    /// A rectangle as large as there is room.
    public nonisolated init() {}
}

extension Rectangle: Shape, LeafView {
    /// It is made of no other views.
    public typealias Body = Never

    /// The line around the rectangle.
    public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// One of the shapes that the system has. Nothing is drawn.
public struct Circle {
    /// A circle as large as there is room.
    public nonisolated init() {}
}

extension Circle: Shape, LeafView {
    /// It is made of no other views.
    public typealias Body = Never

    /// The line around the circle in the middle.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.square) }
}

/// One of the shapes that the system has. Nothing is drawn.
public struct Capsule {
    /// A rectangle whose shorter sides are round.
    public nonisolated init() {}
}

extension Capsule: Shape, LeafView {
    /// It is made of no other views.
    public typealias Body = Never

    /// The line around the rectangle whose shorter sides are round.
    public nonisolated func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
    }
}

/// One of the shapes that the system has. Nothing is drawn.
public struct Ellipse {
    /// An ellipse as large as there is room.
    public nonisolated init() {}
}

extension Ellipse: Shape, LeafView {
    /// It is made of no other views.
    public typealias Body = Never

    /// The line around the ellipse.
    public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

/// One of the shapes that the system has. Nothing is drawn.
public struct RoundedRectangle {
    private let radius: CGFloat

    /// A rectangle whose corners are so round.
    public nonisolated init(cornerRadius: CGFloat) { radius = cornerRadius }

    /// A rectangle whose corners are so round, in a style.
    public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle) { radius = cornerRadius }
}

extension RoundedRectangle: Shape, LeafView {
    /// It is made of no other views.
    public typealias Body = Never

    /// The line around the rectangle with round corners.
    public nonisolated func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: radius) }
}

extension CGRect {
    /// The largest square in the middle.
    fileprivate var square: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}

/// How corners are round.
public enum RoundedCornerStyle: Sendable {
    /// As parts of circles, or smoothly.
    case circular, continuous
}

extension Shape {
    /// All of its inside in one colour.
    public func fill(_ content: some ShapeStyle) -> some View { self }
    /// Its outer line alone.
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some View { self }
    /// Its outer line alone, drawn in some way.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some View { self }
    /// Its outer line alone, drawn in some way.
    public func stroke(style: StrokeStyle) -> some Shape { self }
    /// Its outer line alone.
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
    /// A part of the line around the shape.
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> Self { self }
}

/// How a line is drawn. Kept, and without effect: nothing is drawn.
public struct StrokeStyle: Equatable, Sendable {
    /// How wide the line is, in points.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    /// How its parts meet.
    public var lineJoin: CGLineJoin
    /// Up to how long a corner is pointed, in widths of the line.
    public var miterLimit: CGFloat
    /// How long its dashes and gaps are, in points.
    public var dash: [CGFloat]
    /// How far into them it begins, in points.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
        (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
    }
}

/// How the inside of a shape is filled. Kept, and without effect: nothing is drawn.
public struct FillStyle: Equatable, Sendable {
    /// Whether what lies in two parts of a shape is outside.
    public var isEOFilled: Bool
    /// Whether edges are smooth.
    public var isAntialiased: Bool

    /// A way to fill.
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        (isEOFilled, isAntialiased) = (eoFill, antialiased)
    }
}

/// Colours that go over into each other.
public struct LinearGradient: ShapeStyle {
    /// Colours between two points.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    /// Colours between two points.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension LinearGradient: View, LeafView {
    /// It is made of no other views.
    public typealias Body = Never
}

public struct Gradient: Hashable, Sendable {
    /// Colours with the same room.
    public init(colors: [Color]) {}
}

/// A point of a view, from 0 to 1.
public struct UnitPoint: Hashable, Sendable {
    /// From side to side, and from above.
    public var x: CGFloat, y: CGFloat

    /// A point from its parts.
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// Above, in the middle.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// Below, in the middle.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// Above, where lines begin.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// Below, where lines end.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
