extension Publishers {
    /// Delivers what the publisher delivers that came last.
    public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where Upstream.Output == NewPublisher, Upstream.Failure == NewPublisher.Failure {
        public typealias Output = NewPublisher.Output
        /// What it may end with.
        public typealias Failure = NewPublisher.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// A publisher of this kind above another.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let latest = Latest<NewPublisher, S>("SwitchToLatest", subscriber)
            subscriber.receive(subscription: latest)
            upstream.subscribe(latest)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// What the publisher delivers that came last; those before are let go.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// What the publisher delivers that came last; it may fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
    {
        Publishers.SwitchToLatest(upstream: Publishers.SetFailureType(upstream: self))
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// What the publisher delivers that came last; nothing can fail.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// What the publisher delivers that came last, none of which can fail.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        Publishers.SwitchToLatest(
            upstream: Publishers.Map(upstream: self) { Publishers.SetFailureType(upstream: $0) })
    }
}

/// Listens to one publisher at a time: the newest.
private final class Latest<Inner: Publisher, Downstream: Subscriber>: Middle<Inner, Inner.Failure, Downstream>
where Downstream.Input == Inner.Output, Downstream.Failure == Inner.Failure {
    private var demand = Subscribers.Demand.none
    private var inner: (any Subscription)?
    /// The number of the publisher that is listened to, and whether it has answered.
    private var (number, isAwaitingInner) = (0, false)
    private var isOver = false

    override func opened(_ subscription: any Subscription) {
        guard !isOver else { return subscription.cancel() }
        subscription.request(.unlimited)
    }

    override func receive(_ input: Inner) -> Subscribers.Demand {
        guard !isOver, !upstream.isOver else { return .none }
        let before = inner
        inner = nil
        before?.cancel()
        number += 1
        isAwaitingInner = true
        let own = number
        input.subscribe(
            SecondaryUpstream<Inner.Output, Inner.Failure>(
                description, children: { [combineIdentifier] in [("parentSubscription", combineIdentifier)] },
                onSubscription: { [self] in openInner(own, $0) },
                onValue: { [self] in take($0, of: own) }, onEnd: { [self] in endInner(own, $0) }))
        return .none
    }

    override func receive(completion: Subscribers.Completion<Inner.Failure>) {
        upstream = .over
        guard !isOver else { return }
        switch completion {
        case .finished:
            if !isAwaitingInner, inner == nil { finish(completion) }
        case .failure:
            let current = inner
            inner = nil
            isOver = true
            current?.cancel()
            downstream.receive(completion: completion)
        }
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.requireSome()
        self.demand += demand
        inner?.request(demand)
    }

    override func cancel() {
        let (current, above) = (inner, upstream.subscription)
        (isOver, inner, upstream) = (true, nil, .over)
        current?.cancel()
        above?.cancel()
    }

    private func openInner(_ own: Int, _ subscription: any Subscription) {
        guard own == number, !isOver, inner == nil else { return subscription.cancel() }
        (inner, isAwaitingInner) = (subscription, false)
        if demand > 0 { subscription.request(demand) }
    }

    private func take(_ value: Inner.Output, of own: Int) -> Subscribers.Demand {
        guard own == number, !isOver else { return .none }
        demand -= 1
        let more = downstream.receive(value)
        demand += more
        return more
    }

    private func endInner(_ own: Int, _ completion: Subscribers.Completion<Inner.Failure>) {
        guard own == number, !isOver else { return }
        if isAwaitingInner { SimulatedApp.crash("\(description) got an end before the subscription") }
        inner = nil
        switch completion {
        case .finished: if upstream.isOver { finish(completion) }
        case .failure:
            let above = upstream.subscription
            (isOver, upstream) = (true, .over)
            above?.cancel()
            downstream.receive(completion: completion)
        }
    }

    private func finish(_ completion: Subscribers.Completion<Inner.Failure>) {
        isOver = true
        downstream.receive(completion: completion)
    }
}
