extension Publishers {
    /// Delivers how long it took from one value to the next.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Context.SchedulerTimeType.Stride
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        public let scheduler: Context

        /// A publisher of this kind above another.
        public init(upstream: Upstream, scheduler: Context) {
            (self.upstream, self.scheduler) = (upstream, scheduler)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(StopWatch<Upstream.Output, Upstream.Failure, S, Context>(scheduler, subscriber))
        }
    }
}

extension Publisher {
    /// How long it took from one value to the next.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> { Publishers.MeasureInterval(upstream: self, scheduler: scheduler) }
}

/// Knows when the last value came.
private final class StopWatch<Input, Failure: Error, Downstream: Subscriber, Context: Scheduler>:
    Middle<Input, Failure, Downstream>
where Downstream.Input == Context.SchedulerTimeType.Stride, Downstream.Failure == Failure {
    private let scheduler: Context
    private var last: Context.SchedulerTimeType?

    init(_ scheduler: Context, _ downstream: Downstream) {
        self.scheduler = scheduler
        super.init("MeasureInterval", downstream)
    }

    override func opened(_ subscription: any Subscription) {
        last = scheduler.now
        downstream.receive(subscription: self)
    }

    override func take(_ input: Input) -> Subscribers.Demand {
        guard let subscription = upstream.subscription, let before = last else { return .none }
        let now = scheduler.now
        last = now
        let more = downstream.receive(before.distance(to: now))
        if more > 0 { subscription.request(more) }
        return .none
    }

    override func ended(_ completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}
