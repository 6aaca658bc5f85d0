extension Publishers {
    /// Delivers a value as soon as none has come for so long after it.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// For how long nothing may come.
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        /// What is chosen of the scheduler.
        public let options: Context.SchedulerOptions?

        /// A publisher of this kind above another.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.dueTime, self.scheduler, self.options) = (upstream, dueTime, scheduler, options)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Calm<Upstream.Output, Upstream.Failure, S, Context>(dueTime, scheduler, options, subscriber))
        }
    }
}

extension Publisher {
    /// A value as soon as none has come for so long after it. What is still held at the end is lost.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

/// Holds the newest value until a timer of its own has run out.
private final class Calm<Input, Failure: Error, Downstream: Subscriber, Context: Scheduler>:
    Middle<Input, Failure, Downstream>
where Downstream.Input == Input, Downstream.Failure == Failure {
    private let dueTime: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private var newest: Input?
    private var demand = Subscribers.Demand.none
    /// The number of the newest value, and the timers that run, by that of theirs; nil for one that is being made.
    private var number = 0
    private var timers: [Int: Timer] = [:]

    /// A timer, once it is made.
    private struct Timer {
        var running: (any Cancellable)?
    }

    init(
        _ dueTime: Context.SchedulerTimeType.Stride, _ scheduler: Context, _ options: Context.SchedulerOptions?,
        _ downstream: Downstream
    ) {
        (self.dueTime, self.scheduler, self.options) = (dueTime, scheduler, options)
        super.init("Debounce", downstream)
    }

    override var mirroredChildren: [Mirror.Child] {
        [("downstream", downstream), ("downstreamDemand", demand), ("currentValue", newest as Any)]
    }

    override func opened(_ subscription: any Subscription) {
        downstream.receive(subscription: self)
        subscription.request(.unlimited)
    }

    override func take(_ input: Input) -> Subscribers.Demand {
        number += 1
        newest = input
        let own = number
        let due = scheduler.now.advanced(by: dueTime)
        let before = timers
        timers = [own: Timer()]
        let timer = scheduler.schedule(
            after: due, interval: dueTime, tolerance: scheduler.minimumTolerance, options: options
        ) { [self] in ring(own) }
        if timers[own] != nil { timers[own] = Timer(running: timer) } else { timer.cancel() }
        stop(before)
        return .none
    }

    override func ended(_ completion: Subscribers.Completion<Failure>) {
        stopTimers()
        scheduler.schedule { [downstream] in downstream.receive(completion: completion) }
    }

    override func request(_ demand: Subscribers.Demand) { if upstream.subscription != nil { self.demand += demand } }

    override func cancelled() { stopTimers() }

    /// A timer has run out: it is for its own value alone, and runs out once.
    private func ring(_ own: Int) {
        guard upstream.subscription != nil, let timer = timers.removeValue(forKey: own) else { return }
        let isWanted = demand > 0
        if own == number, isWanted { demand -= 1 }
        timer.running?.cancel()
        guard own == number, isWanted, let newest else { return }
        demand += downstream.receive(newest)
    }

    private func stopTimers() {
        let running = timers
        timers = [:]
        stop(running)
    }

    private func stop(_ timers: [Int: Timer]) {
        for (_, timer) in timers.sorted(by: { $0.key < $1.key }) { timer.running?.cancel() }
    }
}
