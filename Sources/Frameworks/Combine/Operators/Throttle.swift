extension Publishers {
    /// Delivers at most one value in each interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// How long an interval is.
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        /// Whether it is the newest value in it, or the first.
        public let latest: Bool

        /// A publisher of this kind above another.
        public init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
            (self.upstream, self.interval, self.scheduler, self.latest) = (upstream, interval, scheduler, latest)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Gate<Upstream.Output, Upstream.Failure, S, Context>(interval, scheduler, latest, subscriber))
        }
    }
}

extension Publisher {
    /// The first value at once, and then at most one in each interval: the newest in it, or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

/// Opens once in an interval.
private final class Gate<Input, Failure: Error, Downstream: Subscriber, Context: Scheduler>:
    Middle<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let isLatest: Bool
    private var demand = Subscribers.Demand.none
    /// When something last came from above: the clock is read as often as Apple's is, which schedulers may count.
    private var seen: Context.SchedulerTimeType
    private var last: Context.SchedulerTimeType?
    private var waiting: Input?
    private var end: Subscribers.Completion<Failure>?

    init(
        _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ latest: Bool, _ downstream: Downstream
    ) {
        (self.interval, self.scheduler, isLatest) = (interval, scheduler, latest)
        seen = scheduler.now
        super.init("Throttle", downstream)
    }

    override func opened(_ subscription: any Subscription) {
        seen = scheduler.now
        // The one below asks first: what comes at once would be lost otherwise.
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    override func cancel() {
        if upstream.isAwaited { upstream = .over }
        super.cancel()
    }

    override func take(_ input: Input) -> Subscribers.Demand {
        guard end == nil else { return .none }
        seen = scheduler.now
        guard demand > 0 else { return .none }
        guard waiting == nil else {
            if isLatest { waiting = input }
            return .none
        }
        demand -= 1
        waiting = input
        if let next = last?.advanced(by: interval), next > seen {
            scheduler.schedule(after: next) { [weak self] in self?.deliver() }
        } else {
            scheduler.schedule { [weak self] in self?.deliver() }
        }
        return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
        guard upstream.subscription != nil, end == nil else { return }
        seen = scheduler.now
        end = completion
        // Behind a value that is on its way already.
        if waiting == nil { scheduler.schedule { [weak self] in self?.deliver() } }
    }

    override func request(_ demand: Subscribers.Demand) {
        if upstream.subscription != nil, end == nil { self.demand += demand }
    }

    private func deliver() {
        guard upstream.subscription != nil else { return }
        let (value, completion) = (waiting, end)
        if value != nil, completion == nil { last = scheduler.now }
        waiting = nil
        if completion != nil { upstream = .over }
        if let value { demand += downstream.receive(value) }
        if let completion { downstream.receive(completion: completion) }
    }
}
