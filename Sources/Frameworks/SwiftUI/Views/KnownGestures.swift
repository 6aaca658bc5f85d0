import BackgroundRuntime

/// How a movement of fingers goes, from its first change to its end.
struct Course<Value> {
    /// What is known while it goes on, one after the other.
    var changes: [Value]
    /// What is known at its end.
    var end: Value
    /// How many times it happens.
    var times = 1
    var onChange: [(Value) -> Void] = [], onEnd: [(Value) -> Void] = []
    /// What happens beside it.
    var beside: () -> Void = {}

    /// Tells all who listen.
    func run() {
        for _ in 0..<times {
            for value in changes { for action in onChange { action(value) } }
            for action in onEnd { action(end) }
        }
        beside()
    }
}

/// A movement that touches are recognized as.
protocol TouchedGesture<Value>: Gesture {
    /// How it goes for a touch; nil for one that is none.
    @MainActor func course(of touch: Touch) -> Course<Value>?
}

/// A movement that somebody listens to.
struct HeardGesture<Base: Gesture>: TouchedGesture {
    typealias Value = Base.Value
    let base: Base
    let listen: (inout Course<Value>) -> Void

    func course(of touch: Touch) -> Course<Value>? {
        guard var course = (base as? any TouchedGesture<Value>)?.course(of: touch) else { return nil }
        listen(&course)
        return course
    }
}

/// Two movements at once: what is known is that of the first.
struct TwoGestures<First: Gesture, Other: Gesture>: TouchedGesture {
    typealias Value = First.Value
    let first: First
    let other: Other

    func course(of touch: Touch) -> Course<Value>? {
        guard var course = (first as? any TouchedGesture<Value>)?.course(of: touch) else {
            // Nobody is told of the first, where only the other is recognized.
            _ = other.recognize(touch)
            return nil
        }
        let beside = course.beside
        course.beside = { [other] in
            beside()
            _ = other.recognize(touch)
        }
        return course
    }
}

/// A finger that moves.
public struct DragGesture: TouchedGesture {
    /// What is known of it.
    public struct Value: Equatable, Sendable {
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        public var startLocation: CGPoint
        /// How far it moved.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// How far it would move on.
        public var predictedEndTranslation: CGSize { translation }
        /// Where it would come to rest.
        public var predictedEndLocation: CGPoint { location }
    }

    /// How far it moves at least, in points.
    public var minimumDistance: CGFloat

    /// A finger that moves so far at least.
    public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
    }

    func course(of touch: Touch) -> Course<Value>? {
        guard case .swipe(let direction) = touch else { return nil }
        // A swipe goes over half of a phone's width, from its middle.
        let (start, way) = (CGPoint(x: 195, y: 422), max(minimumDistance, 195))
        let values = [0.5, 1].map { part -> Value in
            let end =
                switch direction {
                case .left: CGPoint(x: start.x - way * part, y: start.y)
                case .right: CGPoint(x: start.x + way * part, y: start.y)
                case .up: CGPoint(x: start.x, y: start.y - way * part)
                case .down: CGPoint(x: start.x, y: start.y + way * part)
                }
            return Value(time: Date(), location: end, startLocation: start)
        }
        return Course(changes: values, end: values[1])
    }
}

/// A finger that touches.
public struct TapGesture: TouchedGesture {
    /// Nothing is known of it.
    public typealias Value = Void
    public var count: Int

    /// A finger that touches so many times.
    public nonisolated init(count: Int = 1) { self.count = count }

    func course(of touch: Touch) -> Course<Void>? {
        switch (touch, count) {
        case (.tap, 1), (.doubleTap, 2): Course(changes: [], end: ())
        case (.doubleTap, 1): Course(changes: [], end: (), times: 2)
        default: nil
        }
    }
}

/// A finger that stays.
public struct LongPressGesture: TouchedGesture {
    public typealias Value = Bool
    /// How long, in seconds.
    public var minimumDuration: Double

    /// A finger that stays so long.
    public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
    }

    func course(of touch: Touch) -> Course<Bool>? {
        guard case .press(let duration) = touch, duration >= .seconds(minimumDuration) else { return nil }
        return Course(changes: [true], end: true)
    }
}

/// Two fingers that move apart. None do here: its closures are not called.
///
/// - Untouched: there is one finger
public struct MagnificationGesture: Gesture {
    /// How many times as far.
    public typealias Value = CGFloat

    /// Two fingers that move apart.
    public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {}
}
