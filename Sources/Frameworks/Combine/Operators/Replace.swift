extension Publishers {
    /// Delivers the same values, or one where there were none.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// What is delivered where there was nothing.
        public let output: Upstream.Output

        /// A publisher of this kind above another.
        public init(upstream: Upstream, output: Upstream.Output) {
            (self.upstream, self.output) = (upstream, output)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Substitute<Upstream.Output, Upstream.Failure, S>("ReplaceEmpty", subscriber, output))
        }
    }

    /// Delivers the same values, and one in the place of an error.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Never

        /// Where the values come from.
        public let upstream: Upstream
        /// What is delivered in the place of an error.
        public let output: Upstream.Output

        /// A publisher of this kind above another.
        public init(upstream: Upstream, output: Upstream.Output) {
            (self.upstream, self.output) = (upstream, output)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Comfort<Upstream.Output, Upstream.Failure, S>("ReplaceError", subscriber, output))
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// The values, or one where there were none.
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }

    /// The same values, and one in the place of an error.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

/// Delivers a value of its own where none came.
private final class Substitute<Input, Failure: Error, Downstream: Subscriber>: Middle<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
    private let value: Input
    private var isEmpty = true
    private var isWanted = false
    private var isDue = false

    init(_ name: String, _ downstream: Downstream, _ value: Input) {
        self.value = value
        super.init(name, downstream)
    }

    override func opened(_ subscription: any Subscription) {
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    override func take(_ input: Input) -> Subscribers.Demand {
        isEmpty = false
        return downstream.receive(input)
    }

    override func ended(_ completion: Subscribers.Completion<Failure>) {
        guard isEmpty, case .finished = completion else { return downstream.receive(completion: completion) }
        isDue = true
        if isWanted { deliver() }
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        isWanted = true
        isDue ? deliver() : super.request(demand)
    }

    override func cancel() {
        isDue = false
        super.cancel()
    }

    private func deliver() {
        isDue = false
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }
}

/// Delivers a value of its own in the place of an error, as soon as it is wanted.
private final class Comfort<Input, Failure: Error, Downstream: Subscriber>: Middle<Input, Failure, Downstream>
where Downstream.Input == Input {
    private let value: Input
    private var demand = Subscribers.Demand.none
    private var isDue = false

    init(_ name: String, _ downstream: Downstream, _ value: Input) {
        self.value = value
        super.init(name, downstream)
    }

    override func take(_ input: Input) -> Subscribers.Demand {
        demand -= 1
        let more = downstream.receive(input)
        demand += more
        return more
    }

    override func ended(_ completion: Subscribers.Completion<Failure>) {
        guard case .failure = completion else { return downstream.receive(completion: .finished) }
        isDue = true
        if demand > 0 { deliver() }
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        guard !isDue else { return deliver() }
        self.demand += demand
        super.request(demand)
    }

    override func cancel() {
        isDue = false
        super.cancel()
    }

    private func deliver() {
        isDue = false
        _ = downstream.receive(value)
        downstream.receive(completion: .finished)
    }
}
