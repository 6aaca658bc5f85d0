extension Publishers {
    /// Delivers values until another publisher delivers one.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The publisher whose first value ends it.
        public let other: Other

        /// A publisher of this kind above another.
        public init(upstream: Upstream, other: Other) {
            (self.upstream, self.other) = (upstream, other)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(UntilSignal("PrefixUntilOutput", subscriber, other))
        }
    }

    /// Delivers nothing until another publisher delivers a value.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// The publisher whose first value opens the way.
        public let other: Other

        /// A publisher of this kind above another.
        public init(upstream: Upstream, other: Other) {
            (self.upstream, self.other) = (upstream, other)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let middle = SinceSignal<Upstream.Output, Upstream.Failure, S>("DropUntilOutput", subscriber)
            subscriber.receive(subscription: middle)
            other.subscribe(middle.listener())
            upstream.subscribe(middle)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// The values until another publisher delivers one.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// The values from when another publisher delivers one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure { Publishers.DropUntilOutput(upstream: self, other: publisher) }
}

/// Lets values through until a signal comes. It listens for that before anything else.
private final class UntilSignal<Input, Failure: Error, Downstream: Subscriber>: Middle<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
    private var signal = Upstream.awaited
    private var hasCome = false

    init<P: Publisher>(_ name: String, _ downstream: Downstream, _ publisher: P) {
        super.init(name, downstream)
        publisher.subscribe(
            SecondaryUpstream<P.Output, P.Failure>(
                name, identifier: combineIdentifier, onSubscription: { [self] in listen($0) },
                onValue: { [self] _ in end() }, onEnd: { [self] _ in signal = .over }))
    }

    override func receive(subscription: any Subscription) {
        guard upstream.isAwaited else { return subscription.cancel() }
        upstream = hasCome ? .over : .open(subscription)
        downstream.receive(subscription: self)
    }

    override func take(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

    override func receive(completion: Subscribers.Completion<Failure>) {
        let (wasOpen, listening) = (upstream.subscription != nil, signal.subscription)
        (upstream, signal) = (.over, .over)
        listening?.cancel()
        if wasOpen { downstream.receive(completion: completion) }
    }

    override func cancel() {
        let (above, listening) = (upstream.subscription, signal.subscription)
        (upstream, signal) = (.over, .over)
        above?.cancel()
        listening?.cancel()
    }

    private func listen(_ subscription: any Subscription) {
        guard signal.isAwaited else { return subscription.cancel() }
        signal = .open(subscription)
        subscription.request(.max(1))
    }

    private func end() -> Subscribers.Demand {
        guard signal.subscription != nil else { return .none }
        let above = upstream.subscription
        (upstream, signal, hasCome) = (.over, .over, true)
        above?.cancel()
        downstream.receive(completion: .finished)
        return .none
    }
}

/// Lets values through once a signal has come. What was asked for before and dropped is not asked for again.
private final class SinceSignal<Input, Failure: Error, Downstream: Subscriber>: Middle<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
    private var signal: (any Subscription)?
    private var (hasCome, isOver) = (false, false)
    private var early = Subscribers.Demand.none

    func listener<Signal>() -> SecondaryUpstream<Signal, Failure> {
        SecondaryUpstream(
            description, identifier: combineIdentifier, onSubscription: { [self] in listen($0) },
            onValue: { [self] _ in
                (hasCome, signal) = (true, nil)
                return .none
            }, onEnd: { [self] in endWithoutSignal($0) })
    }

    override func receive(subscription: any Subscription) {
        guard upstream.subscription == nil, !isOver else { return subscription.cancel() }
        upstream = .open(subscription)
        if early > 0 { subscription.request(early) }
    }

    override func receive(_ input: Input) -> Subscribers.Demand {
        guard hasCome, !isOver else {
            early -= 1
            return .none
        }
        return downstream.receive(input)
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard !isOver else { return }
        isOver = true
        downstream.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
        early += demand
        super.request(demand)
    }

    override func cancel() {
        let (above, listening) = (upstream.subscription, signal)
        (upstream, signal, isOver) = (.over, nil, true)
        above?.cancel()
        listening?.cancel()
    }

    private func listen(_ subscription: any Subscription) {
        guard signal == nil else { return subscription.cancel() }
        signal = subscription
        subscription.request(.max(1))
    }

    /// Nothing will ever be let through.
    private func endWithoutSignal(_ completion: Subscribers.Completion<Failure>) {
        signal = nil
        guard !hasCome, !isOver else { return }
        let above = upstream.subscription
        (upstream, isOver) = (.over, true)
        above?.cancel()
        downstream.receive(completion: completion)
    }
}
