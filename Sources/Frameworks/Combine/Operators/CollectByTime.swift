extension Publishers {
    /// When values are handed on together: by time, or by time and number.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Each time that so much time has passed.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Each time that so much time has passed, or there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Delivers values in lists, each with those of a stretch of time.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = [Upstream.Output]
        /// What it may end with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream
        /// When a list is delivered.
        public let strategy: Publishers.TimeGroupingStrategy<Context>
        /// What is chosen of the scheduler.
        public let options: Context.SchedulerOptions?

        /// A publisher of this kind above another.
        public init(
            upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        /// Attaches one more subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, interval, most) = strategy.parts
            let options = options
            var list: [Upstream.Output] = []
            var timer: (any Cancellable)?
            func flush(to outlet: Outlet<S>) {
                guard !list.isEmpty else { return }
                let full = list
                list = []
                outlet.send(full)
            }
            upstream.paced("CollectByTime", subscriber) { value, outlet in
                list.append(value)
                if list.count >= most { flush(to: outlet) }
            } end: { end, outlet in
                timer?.cancel()
                if case .finished = end { flush(to: outlet) }
                outlet.finish(end)
            } started: { outlet in
                timer = scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), interval: interval,
                    tolerance: scheduler.minimumTolerance, options: options
                ) { flush(to: outlet) }
            } ended: {
                timer?.cancel()
            }
        }
    }
}

extension Publisher {
    /// The values in lists, each with those of a stretch of time.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }

    /// An operator that wants all values at once, and decides itself when it delivers.
    func paced<S: Subscriber>(
        _ name: String, _ subscriber: S, take: @escaping (Output, Outlet<S>) -> Void,
        end: @escaping (Subscribers.Completion<Failure>, Outlet<S>) -> Void,
        started: (Outlet<S>) -> Void = { _ in }, ended: @escaping () -> Void = {}
    ) {
        let outlet = Outlet(name, subscriber)
        let inlet = Inlet<Output, Failure>(
            .unlimited, onValue: { take($0, outlet) }, onEnd: { end($0, outlet) })
        outlet.onEnd = {
            ended()
            inlet.cancel()
        }
        outlet.start()
        guard !outlet.isOver else { return }
        started(outlet)
        subscribe(inlet)
    }
}

extension Publishers.TimeGroupingStrategy {
    fileprivate var parts: (Context, Context.SchedulerTimeType.Stride, Int) {
        switch self {
        case .byTime(let scheduler, let interval): (scheduler, interval, .max)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
    }
}
