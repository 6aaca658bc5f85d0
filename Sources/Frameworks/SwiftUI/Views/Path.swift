/// The line around a shape. It is kept as the app makes it, and not drawn.
public struct Path: Equatable, Sendable {
    /// A part of a line.
    public enum Element: Equatable, Sendable {
        /// The line goes on somewhere else.
        case move(to: CGPoint)
        /// A straight line to a point.
        case line(to: CGPoint)
        /// A curve to a point, drawn towards another one.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve to a point, drawn towards two others.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A straight line to where this one began.
        case closeSubpath
    }

    private var elements: [Element] = []

    public init() {}

    /// A line that a closure draws.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// The line around a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// The line around a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// The line around a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The line around the ellipse that touches each side of a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// The lines of Core Graphics, of which only the box around them is kept.
    public init(_ path: CGPath) {
        guard !path.isEmpty else { return }
        SimulatedApp.notSimulated("Path(CGPath)", "the box around its lines stands for them")
        addRect(path.boundingBox)
    }

    /// The lines for Core Graphics: the points that they go through.
    public var cgPath: CGPath {
        let path = CGMutablePath()
        forEach { element in
            switch element {
            case .move(let point): path.move(to: point)
            case .line(let point): path.addLine(to: point)
            case .quadCurve(let point, let control): path.addQuadCurve(to: point, control: control)
            case .curve(let point, let first, let second):
                path.addCurve(to: point, control1: first, control2: second)
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path
    }

    /// Whether there is no line.
    public var isEmpty: Bool { elements.isEmpty }

    /// The box around the lines, without the points that curves are only drawn towards; null for none.
    public var boundingRect: CGRect {
        let points = outermostPoints
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The end of the last line; nil for none.
    public var currentPoint: CGPoint? {
        guard let last = elements.last else { return nil }
        return last == .closeSubpath ? start : last.points.last
    }

    /// Calls a closure with each part.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Begins a line at a point.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
    /// Draws a straight line to a point.
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
    /// Draws a curve to a point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }
    /// Draws a curve to a point.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }
    /// Draws a straight line to where this one began.
    public mutating func closeSubpath() { if !elements.isEmpty { elements.append(.closeSubpath) } }

    /// The ends of all lines, and where curves go farthest to a side.
    private var outermostPoints: [CGPoint] {
        var (points, last): ([CGPoint], CGPoint) = ([], .zero)
        for element in elements {
            switch element {
            case .move(let end), .line(let end): points.append(end)
            case .quadCurve(let end, let control):
                // A curve drawn towards one point is one that is drawn towards two, two thirds on the way to it.
                points += Bezier(last, last.twoThirds(to: control), end.twoThirds(to: control), end).outermost + [end]
            case .curve(let end, let first, let second): points += Bezier(last, first, second, end).outermost + [end]
            case .closeSubpath: break
            }
            last = element.points.last ?? last
        }
        return points
    }

    /// Where the last line began.
    private var start: CGPoint? {
        elements.lazy.reversed().compactMap { if case .move(let point) = $0 { point } else { nil } }.first
    }

    mutating func add(_ more: [Element], _ transform: CGAffineTransform) {
        elements += more.map { $0.applying(transform) }
    }
}

extension Path.Element {
    /// The points that it names, the end last.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let point, let control): [control, point]
        case .curve(let point, let first, let second): [first, second, point]
        case .closeSubpath: []
        }
    }

    fileprivate func applying(_ change: CGAffineTransform) -> Self {
        switch self {
        case .move(let point): .move(to: point.applying(change))
        case .line(let point): .line(to: point.applying(change))
        case .quadCurve(let point, let control):
            .quadCurve(to: point.applying(change), control: control.applying(change))
        case .curve(let point, let first, let second):
            .curve(
                to: point.applying(change), control1: first.applying(change), control2: second.applying(change))
        case .closeSubpath: .closeSubpath
        }
    }
}

extension Path {
    /// The same lines, changed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.add(elements, transform)
        return path
    }

    /// The same lines, elsewhere.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

    /// A part of the lines. Nothing is drawn: all of them.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        SimulatedApp.notSimulated("Path.trimmedPath(from:to:)", "it is the whole path")
        return self
    }

    /// The line around these lines as they are drawn. Nothing is drawn: these lines.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        SimulatedApp.notSimulated("Path.strokedPath(_:)", "it is the path itself")
        return self
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        add(path.elements, transform)
    }
}

extension Path: Shape, LeafView {
    /// It is made of no other views.
    public typealias Body = Never

    /// The line, wherever there is room.
    public func path(in _: CGRect) -> Path { self }
}
