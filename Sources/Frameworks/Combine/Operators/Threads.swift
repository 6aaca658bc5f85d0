// Where values are delivered, and where they are asked for.

extension Publisher {
    /// The values and the end on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        Operator<Output, Failure> { subscriber in
            subscribe(Handover("ReceiveOn", subscriber) { scheduler.schedule(options: options, $0) })
        }.eraseToAnyPublisher()
    }

    /// The values and the end so much later, on a scheduler. An error is not delayed.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        Operator<Output, Failure> { subscriber in
            subscribe(
                Handover("Delay", subscriber) { action in
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
                        options: options, action)
                })
        }.eraseToAnyPublisher()
    }

    /// The same values; the publisher above is asked for them on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        Operator<Output, Failure> { subscriber in
            scheduler.schedule(options: options) {
                self.subscribe(
                    Asking("SubscribeOn", subscriber) { scheduler.schedule(options: options, $0) })
            }
        }.eraseToAnyPublisher()
    }
}

/// Hands what comes over to somewhere else, in its order.
private final class Handover<Downstream: Subscriber>: Subscriber, Subscription, ChainLink {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    let description: String
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let elsewhere: (@escaping () -> Void) -> Void

    init(_ name: String, _ downstream: Downstream, elsewhere: @escaping (@escaping () -> Void) -> Void) {
        description = name
        (self.downstream, self.elsewhere) = (downstream, elsewhere)
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, let downstream else { return subscription.cancel() }
        upstream = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard downstream != nil else { return .none }
        elsewhere { [self] in
            guard let downstream else { return }
            let more = downstream.receive(input)
            if more > 0 { upstream?.request(more) }
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard downstream != nil else { return }
        upstream = nil
        elsewhere { [self] in
            let last = downstream
            downstream = nil
            last?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

    func cancel() {
        let upstream = upstream
        (self.upstream, downstream) = (nil, nil)
        upstream?.cancel()
    }
}

/// Asks and cancels somewhere else.
private final class Asking<Downstream: Subscriber>: Subscriber, Subscription, ChainLink {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    let description: String
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let elsewhere: (@escaping () -> Void) -> Void

    init(_ name: String, _ downstream: Downstream, elsewhere: @escaping (@escaping () -> Void) -> Void) {
        description = name
        (self.downstream, self.elsewhere) = (downstream, elsewhere)
    }

    func receive(subscription: any Subscription) {
        guard upstream == nil, let downstream else { return subscription.cancel() }
        upstream = subscription
        downstream.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let more = downstream?.receive(input) ?? .none
        if more > 0 { request(more) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let last = downstream
        (upstream, downstream) = (nil, nil)
        last?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { elsewhere { [self] in upstream?.request(demand) } }

    func cancel() {
        let upstream = upstream
        (self.upstream, downstream) = (nil, nil)
        elsewhere { upstream?.cancel() }
    }
}
