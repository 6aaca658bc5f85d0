extension Publishers {
    /// When a buffer asks for values.
    public enum PrefetchStrategy: Sendable {
        /// For as many as it holds, and for more as they go.
        case keepFull
        /// For all that come.
        case byRequest
    }

    /// What happens when a buffer is full.
    public enum BufferingStrategy<Failure: Error> {
        /// What comes is dropped.
        case dropNewest
        /// What waits longest is dropped.
        case dropOldest
        /// It ends with an error.
        case customError(() -> Failure)
    }

    /// Delivers the same values, of which so many may wait until they are wanted.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many values may wait.
        public let size: Int
        /// When values are asked for.
        public let prefetch: Publishers.PrefetchStrategy
        /// What happens to a value for which there is no room.
        public let whenFull: Publishers.BufferingStrategy<Upstream.Failure>

        /// A publisher of this kind above another.
        public init(
            upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
            whenFull: Publishers.BufferingStrategy<Upstream.Failure>
        ) {
            (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Store("Buffer", subscriber, size, prefetch, whenFull))
        }
    }
}

extension Publisher {
    /// The same values, of which so many may wait until they are wanted.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

/// Keeps values until they are wanted, and the end behind them. An error does not wait for a subscriber that wants
/// nothing: what was kept for it is lost.
private final class Store<Input, Failure: Error, Downstream: Subscriber>: Middle<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>
    private var values: [Input] = []
    private var demand = Subscribers.Demand.none
    private var end: Subscribers.Completion<Failure>?
    private var isDelivering = false

    init(
        _ name: String, _ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
        _ whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        (self.size, self.prefetch, self.whenFull) = (size, prefetch, whenFull)
        super.init(name, downstream)
    }

    override var mirroredChildren: [Mirror.Child] {
        [("values", values), ("state", upstream), ("downstreamDemand", demand), ("terminal", end as Any)]
    }

    override func opened(_ subscription: any Subscription) {
        subscription.request(prefetch == .keepFull ? .max(size) : .unlimited)
        downstream.receive(subscription: self)
    }

    override func take(_ input: Input) -> Subscribers.Demand {
        if case .failure? = end { return .none }
        if values.count >= size {
            switch whenFull {
            case .dropNewest: return deliver()
            case .dropOldest: if !values.isEmpty { values.removeFirst() }
            case .customError(let error):
                end = .failure(error())
                upstream.subscription?.cancel()
                return .none
            }
        }
        values.append(input)
        return deliver()
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.subscription != nil, end == nil else { return }
        end = completion
        _ = deliver()
    }

    override func request(_ demand: Subscribers.Demand) {
        guard let subscription = upstream.subscription else { return }
        self.demand += demand
        guard !isDelivering else { return }
        let more = deliver()
        if more > 0 { subscription.request(more) }
    }

    override func cancelled() {
        let dropped = values
        values = []
        withExtendedLifetime(dropped) {}
    }

    /// Hands on what is wanted; so many more are wanted from above.
    private func deliver() -> Subscribers.Demand {
        guard !isDelivering else { return .none }
        var taken = 0
        isDelivering = true
        while upstream.subscription != nil, demand > 0, !values.isEmpty {
            demand -= 1
            taken += 1
            demand += downstream.receive(values.removeFirst())
        }
        isDelivering = false
        endIfDone()
        return prefetch == .keepFull ? .max(taken) : .none
    }

    private func endIfDone() {
        guard upstream.subscription != nil, let end else { return }
        switch end {
        case .finished where demand == .none || !values.isEmpty: return
        default:
            upstream = .over
            downstream.receive(completion: end)
        }
    }
}
