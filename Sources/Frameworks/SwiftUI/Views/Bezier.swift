import SimulatedFoundation

/// A curve from a point to another, drawn towards two in between.
struct Bezier {
    private let points: [CGPoint]

    init(_ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        points = [start, first, second, end]
    }

    /// Where it goes farthest to a side between its ends.
    var outermost: [CGPoint] {
        (turns(points.map(\.x)) + turns(points.map(\.y))).map { share in
            CGPoint(x: Self.value(points.map(\.x), share), y: Self.value(points.map(\.y), share))
        }
    }

    /// The shares of the way at which a coordinate turns back: where its derivative, a parabola, is nothing.
    private func turns(_ p: [CGFloat]) -> [CGFloat] {
        let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
        let (b, c) = (2 * (p[0] - 2 * p[1] + p[2]), p[1] - p[0])
        let between: (CGFloat) -> Bool = { $0 > 0 && $0 < 1 }
        guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? [-c / b].filter(between) : [] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)].filter(between)
    }

    private static func value(_ p: [CGFloat], _ t: CGFloat) -> CGFloat {
        let rest = 1 - t
        let ends = rest * rest * rest * p[0] + t * t * t * p[3]
        return ends + 3 * rest * t * (rest * p[1] + t * p[2])
    }
}

extension CGPoint {
    /// The point two thirds of the way to another.
    func twoThirds(to other: CGPoint) -> CGPoint {
        CGPoint(x: x + (other.x - x) * 2 / 3, y: y + (other.y - y) * 2 / 3)
    }
}
