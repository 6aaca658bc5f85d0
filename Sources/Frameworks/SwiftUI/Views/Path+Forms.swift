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
            add(Self.arc(from: corner.start, by: 90, begins: isFirst, joins: !isFirst), place.concatenating(transform))
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

    /// Draws a line that turns into another one by a part of a circle, and ends where that touches the other one. Lines that
    /// lie in one turn nowhere: then it goes to where they meet.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let start = currentPoint else { return move(to: tangent1End.applying(transform)) }
        let (back, ahead) = (start.way(from: tangent1End), tangent2End.way(from: tangent1End))
        let half = acos(min(1, max(-1, back.x * ahead.x + back.y * ahead.y))) / 2
        guard radius > 0, sin(half) > 1e-9, cos(half) > 1e-9 else {
            return add([.line(to: tangent1End)], transform)
        }
        let (reach, middle) = (radius / tan(half), CGPoint(x: back.x + ahead.x, y: back.y + ahead.y).way(from: .zero))
        let center = tangent1End.moved(middle, radius / sin(half))
        let first = tangent1End.moved(back, reach).way(from: center)
        let last = tangent1End.moved(ahead, reach).way(from: center)
        let turn = atan2(first.x * last.y - first.y * last.x, first.x * last.x + first.y * last.y)
        addRelativeArc(
            center: center, radius: radius, startAngle: .radians(atan2(first.y, first.x)), delta: .radians(turn),
            transform: transform)
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

extension CGPoint {
    /// The direction from another point to this one, of length 1; no direction for the same point.
    fileprivate func way(from other: CGPoint) -> CGPoint {
        let (dx, dy) = (x - other.x, y - other.y)
        let length = (dx * dx + dy * dy).squareRoot()
        return length > 0 ? CGPoint(x: dx / length, y: dy / length) : .zero
    }

    /// The point so far from this one in a direction.
    fileprivate func moved(_ way: CGPoint, _ distance: CGFloat) -> CGPoint {
        CGPoint(x: x + way.x * distance, y: y + way.y * distance)
    }
}
