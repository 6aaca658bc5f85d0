// Forms that a path is made of. Arcs are curves, as on a phone.

extension Path {
    /// Draws the line around a rectangle.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        let corners = [
            CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ]
        add([.move(to: rect.origin)] + corners.map { .line(to: $0) } + [.closeSubpath], transform)
    }

    /// Draws the lines around rectangles.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Draws straight lines through points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        add([.move(to: first)] + lines.dropFirst().map { .line(to: $0) }, .identity)
    }

    /// Draws the line around a rectangle with round corners.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let (width, height) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
        guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
        // From the right side downwards: each corner turns by a quarter.
        let corners: [(x: CGFloat, y: CGFloat, start: Double)] = [
            (rect.maxX - width, rect.maxY - height, 0), (rect.minX + width, rect.maxY - height, 90),
            (rect.minX + width, rect.minY + height, 180), (rect.maxX - width, rect.minY + height, 270),
        ]
        var isFirst = true
        for corner in corners {
            let place = CGAffineTransform(a: width, b: 0, c: 0, d: height, tx: corner.x, ty: corner.y)
            add(Self.arc(from: corner.start, by: 90, begins: isFirst), place.concatenating(transform))
            isFirst = false
        }
        closeSubpath()
    }

    /// Draws the ellipse in a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        let place = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        add(Self.arc(from: 0, by: 360, begins: true) + [.closeSubpath], place.concatenating(transform))
    }

    /// Draws a part of a circle, from an angle to another.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = (endAngle.degrees - startAngle.degrees).truncatingRemainder(dividingBy: 360)
        let isWhole = turn == 0 && startAngle != endAngle
        // The y axis points down, so that angles grow the way that clocks go, and "clockwise" is the other way.
        let delta = clockwise ? (turn > 0 ? turn - 360 : turn) : (turn < 0 ? turn + 360 : turn)
        let whole: Double = clockwise ? -360 : 360
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: .degrees(isWhole ? whole : delta),
            transform: transform)
    }

    /// Draws a part of a circle, from an angle on.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        let place = CGAffineTransform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
        add(
            Self.arc(from: startAngle.degrees, by: delta.degrees, begins: isEmpty, joins: !isEmpty),
            place.concatenating(transform))
    }

    /// Draws a line that turns into another one by a part of a circle: to where the two would meet, and on.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add([.line(to: tangent1End), .line(to: tangent2End)], transform)
    }

    /// A part of the circle of radius 1 around nothing, in curves of at most a quarter.
    private static func arc(from start: Double, by delta: Double, begins: Bool, joins: Bool = false) -> [Element] {
        let steps = max(1, Int((abs(delta) / 90).rounded(.up)))
        let step = delta / Double(steps) * .pi / 180
        let reach = 4 / 3 * tan(step / 4)
        func point(_ angle: Double) -> CGPoint { CGPoint(x: cos(angle), y: sin(angle)) }
        var (angle, elements) = (start * .pi / 180, [Element]())
        if begins { elements.append(.move(to: point(angle))) }
        if joins { elements.append(.line(to: point(angle))) }
        for _ in 0..<steps {
            let (from, to) = (point(angle), point(angle + step))
            elements.append(
                .curve(
                    to: to, control1: CGPoint(x: from.x - reach * from.y, y: from.y + reach * from.x),
                    control2: CGPoint(x: to.x + reach * to.y, y: to.y - reach * to.x)))
            angle += step
        }
        return elements
    }
}
