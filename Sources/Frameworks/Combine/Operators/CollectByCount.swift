extension Publishers {
    /// Delivers values in lists of so many; the last may be shorter.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many values are in a list.
        public let count: Int

        /// A publisher of this kind above another.
        public init(upstream: Upstream, count: Int) {
            (self.upstream, self.count) = (upstream, count)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Bundler<Upstream.Output, Upstream.Failure, S>("CollectByCount", subscriber, count))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
    /// The values in lists of so many; the last may be shorter.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}

/// Asks for as many values as go into the lists that are wanted.
private final class Bundler<Input, Failure: Error, Downstream: Subscriber>: Middle<Input, Failure, Downstream>
where Downstream.Input == [Input], Downstream.Failure == Failure {
    private let count: Int
    private var list: [Input] = []

    init(_ name: String, _ downstream: Downstream, _ count: Int) {
        self.count = count
        super.init(name, downstream)
    }

    override var mirroredChildren: [Mirror.Child] {
        [
            ("downstream", downstream), ("upstreamSubscription", upstream.subscription as Any), ("buffer", list),
            ("count", count),
        ]
    }

    override func take(_ input: Input) -> Subscribers.Demand {
        list.append(input)
        guard list.count == count else { return .none }
        let full = list
        list = []
        return downstream.receive(full) * count
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        upstream = .over
        let rest = list
        list = []
        if case .finished = completion, !rest.isEmpty { _ = downstream.receive(rest) }
        downstream.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        super.request(demand * count)
    }

    override func cancelled() { list = [] }
}
