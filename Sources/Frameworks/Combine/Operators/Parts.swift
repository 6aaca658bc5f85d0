extension Publishers {
    /// Delivers the values whose numbers are in a range.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The numbers of the values that are delivered; the first has 0.
        public let range: CountableRange<Int>

        /// A publisher of this kind above another.
        public init(upstream: Upstream, range: CountableRange<Int>) {
            _ = requireCount(Swift.min(range.lowerBound, range.upperBound))
            (self.upstream, self.range) = (upstream, range)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Excerpt("Output", subscriber, range))
        }
    }

    /// Delivers all values but so many from the beginning.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many values are not delivered.
        public let count: Int

        /// A publisher of this kind above another.
        public init(upstream: Upstream, count: Int) {
            (self.upstream, self.count) = (upstream, count)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let middle = Omission("Drop", subscriber, count)
            subscriber.receive(subscription: middle)
            upstream.subscribe(middle)
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
    /// So many values from the beginning.
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

    /// The value with a number; the first has 0.
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// The values with these numbers; the first has 0.
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }

    /// All values but so many from the beginning.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }
}

/// Counts the values, and ends with the last that is wanted.
private final class Excerpt<Input, Failure: Error, Downstream: Subscriber>: Middle<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
    private var before: Int
    private var left: Int

    init(_ name: String, _ downstream: Downstream, _ range: CountableRange<Int>) {
        (before, left) = (range.lowerBound, range.count)
        super.init(name, downstream)
    }

    override func opened(_ subscription: any Subscription) {
        downstream.receive(subscription: self)
        if left == 0 { stop(.finished) }
    }

    override func take(_ input: Input) -> Subscribers.Demand {
        guard before == 0 else {
            before -= 1
            return .max(1)
        }
        guard left > 0 else { return .none }
        left -= 1
        let more = downstream.receive(input)
        guard left == 0 else { return more }
        stop(.finished)
        return .none
    }

    override func ended(_ completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}

/// Asks for so many values more, which it drops. Its subscription goes down before the publisher above has answered;
/// after the end it takes another.
private final class Omission<Input, Failure: Error, Downstream: Subscriber>: Middle<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
    private var count: Int
    private var early = Subscribers.Demand.none

    init(_ name: String, _ downstream: Downstream, _ count: Int) {
        self.count = count
        super.init(name, downstream)
    }

    override func opened(_ subscription: any Subscription) {
        if count < 0 { SimulatedApp.crash("count must not be negative") }
        let demand = early + count
        if demand > 0 { subscription.request(demand) }
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard count > 0 else { return downstream.receive(input) }
        count -= 1
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        upstream = .awaited
        downstream.receive(completion: completion)
    }

    override func cancel() {
        let subscription = upstream.subscription
        upstream = .awaited
        subscription?.cancel()
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        if upstream.isAwaited { early += demand }
        super.request(demand)
    }
}
