extension Publishers {
    /// Delivers the same values; after an error it begins anew.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How many times it begins anew; nil for always.
        public let retries: Int?

        /// A publisher of this kind above another.
        public init(upstream: Upstream, retries: Int?) {
            (self.upstream, self.retries) = (upstream, retries)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Attempts("Retry", subscriber, upstream, retries))
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// The same values; after an error it begins anew, so many times at most.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

/// Subscribes again after an error. What was asked for and not delivered is asked for again.
private final class Attempts<Source: Publisher, Downstream: Subscriber>: Subscriber, Subscription, ChainLink
where Downstream.Input == Source.Output, Downstream.Failure == Source.Failure {
    typealias Input = Source.Output
    typealias Failure = Source.Failure

    let description: String
    private let source: Source
    private var downstream: Downstream?
    private var subscription: (any Subscription)?
    private var left: Int?
    private var demand = Subscribers.Demand.none
    private var (isStarted, isOver) = (false, false)
    /// Whether it is subscribing anew, and whether it has to again behind that: what fails at once must not pile up.
    private var (isSubscribing, isFailedAgain) = (false, false)

    init(_ name: String, _ downstream: Downstream, _ source: Source, _ retries: Int?) {
        (description, self.downstream, self.source, left) = (name, downstream, source, retries)
    }

    func receive(subscription: any Subscription) {
        guard !isOver, self.subscription == nil else { return subscription.cancel() }
        self.subscription = subscription
        let owed = demand
        if !isStarted {
            isStarted = true
            downstream?.receive(subscription: self)
        }
        if owed > 0 { subscription.request(owed) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard !isOver, let downstream else { return .none }
        demand -= 1
        let more = downstream.receive(input)
        guard more > 0 else { return .none }
        demand += more
        subscription?.request(more)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard !isOver else { return }
        guard case .failure = completion, left != 0 else {
            let last = downstream
            (isOver, downstream) = (true, nil)
            last?.receive(completion: completion)
            return
        }
        subscription = nil
        left = left.map { $0 - 1 }
        isFailedAgain = true
        guard !isSubscribing else { return }
        isSubscribing = true
        defer { isSubscribing = false }
        while isFailedAgain, !isOver {
            isFailedAgain = false
            source.subscribe(self)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard !isOver else { return }
        self.demand += demand
        subscription?.request(demand)
    }

    func cancel() {
        guard !isOver else { return }
        let (last, above) = (downstream, subscription)
        (isOver, downstream) = (true, nil)
        withExtendedLifetime(last) { above?.cancel() }
    }
}
