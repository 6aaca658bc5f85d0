extension Publishers {
    /// Delivers the values and the end on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        public let scheduler: Context
        /// What is chosen of the scheduler.
        public let options: Context.SchedulerOptions?

        /// A publisher of this kind above another.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options) = (scheduler, options)
            upstream.subscribe(
                Handover<Upstream.Output, Upstream.Failure, S>("ReceiveOn", subscriber) {
                    scheduler.schedule(options: options, $0)
                })
        }
    }

    /// Delivers the values and the end so much later, on a scheduler. An error is delayed, too.
    public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let tolerance: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        /// What is chosen of the scheduler.
        public let options: Context.SchedulerOptions?

        /// A publisher of this kind above another.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, tolerance: Context.SchedulerTimeType.Stride,
            scheduler: Context, options: Context.SchedulerOptions? = nil
        ) {
            (self.upstream, self.interval, self.tolerance, self.scheduler, self.options) = (
                upstream, interval, tolerance, scheduler, options
            )
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options, interval, tolerance) = (scheduler, options, interval, tolerance)
            upstream.subscribe(
                Handover<Upstream.Output, Upstream.Failure, S>("Delay", subscriber) {
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
                })
        }
    }

    /// Delivers the same values; the publisher above is asked for them on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        public let scheduler: Context
        /// What is chosen of the scheduler.
        public let options: Context.SchedulerOptions?

        /// A publisher of this kind above another.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options, upstream) = (scheduler, options, upstream)
            let asking = Asking<Upstream.Output, Upstream.Failure, S>("SubscribeOn", subscriber) {
                scheduler.schedule(options: options, $0)
            }
            scheduler.schedule(options: options) { upstream.subscribe(asking) }
        }
    }
}

extension Publisher {
    /// The values and the end on a scheduler.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }

    /// The values and the end so much later, on a scheduler.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(
            upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
            scheduler: scheduler, options: options)
    }

    /// The same values; the publisher above is asked for them on a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

/// Hands what comes over to somewhere else, in its order.
private final class Handover<Input, Failure: Error, Downstream: Subscriber>: Middle<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
    private let elsewhere: (@escaping () -> Void) -> Void
    /// Whether the end is on its way: nothing is taken and asked for any more, and what was taken is delivered.
    private var isEnding = false

    init(_ name: String, _ downstream: Downstream, elsewhere: @escaping (@escaping () -> Void) -> Void) {
        self.elsewhere = elsewhere
        super.init(name, downstream)
    }

    override func take(_ input: Input) -> Subscribers.Demand {
        guard !isEnding else { return .none }
        elsewhere { [self] in deliver(input) }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.subscription != nil, !isEnding else { return }
        isEnding = true
        elsewhere { [self] in
            upstream = .over
            downstream.receive(completion: completion)
        }
    }

    override func request(_ demand: Subscribers.Demand) { if !isEnding { super.request(demand) } }

    override func cancel() { if !isEnding { super.cancel() } }

    private func deliver(_ input: Input) {
        guard upstream.subscription != nil else { return }
        let more = downstream.receive(input)
        if more > 0 { upstream.subscription?.request(more) }
    }
}

/// Asks and cancels somewhere else.
private final class Asking<Input, Failure: Error, Downstream: Subscriber>: Middle<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
    private let elsewhere: (@escaping () -> Void) -> Void

    init(_ name: String, _ downstream: Downstream, elsewhere: @escaping (@escaping () -> Void) -> Void) {
        self.elsewhere = elsewhere
        super.init(name, downstream)
    }

    override func take(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

    override func ended(_ completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }

    override func request(_ demand: Subscribers.Demand) {
        guard let subscription = upstream.subscription else { return }
        elsewhere { subscription.request(demand) }
    }

    override func cancel() {
        guard let subscription = upstream.subscription else { return }
        upstream = .over
        elsewhere { subscription.cancel() }
    }
}
