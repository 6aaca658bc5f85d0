/// When values are handed on together.
extension Publishers {
    /// By time, or by time and number.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Each time that so much time has passed.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Each time that so much time has passed, or there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}

extension Publisher {
    /// The values in lists of so many; the last may be shorter.
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        Operator<[Output], Failure> { subscriber in
            var list: [Output] = []
            paced("CollectByCount", subscriber) { value, outlet in
                list.append(value)
                guard list.count >= count else { return }
                outlet.send(list)
                list = []
            } end: { end, outlet in
                if case .finished = end, !list.isEmpty { outlet.send(list) }
                outlet.finish(end)
            }
        }.eraseToAnyPublisher()
    }

    /// The values in lists, each with those of a stretch of time.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<[Output], Failure> {
        let (scheduler, interval, most) = strategy.parts
        return Operator<[Output], Failure> { subscriber in
            var list: [Output] = []
            var timer: (any Cancellable)?
            paced("CollectByTime", subscriber) { value, outlet in
                list.append(value)
                if list.count >= most { flush(&list, to: outlet) }
            } end: { end, outlet in
                timer?.cancel()
                if case .finished = end { flush(&list, to: outlet) }
                outlet.finish(end)
            } started: { outlet in
                timer = scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), interval: interval,
                    tolerance: scheduler.minimumTolerance, options: options
                ) { flush(&list, to: outlet) }
            } ended: {
                timer?.cancel()
            }
        }.eraseToAnyPublisher()
    }

    private func flush(_ list: inout [Output], to outlet: Outlet<AnySubscriber<[Output], Failure>>) {
        guard !list.isEmpty else { return }
        let full = list
        list = []
        outlet.send(full)
    }

    /// An operator that wants all values at once, and decides itself when it delivers.
    func paced<T, E: Error>(
        _ name: String, _ subscriber: AnySubscriber<T, E>,
        take: @escaping (Output, Outlet<AnySubscriber<T, E>>) -> Void,
        end: @escaping (Subscribers.Completion<Failure>, Outlet<AnySubscriber<T, E>>) -> Void,
        started: (Outlet<AnySubscriber<T, E>>) -> Void = { _ in }, ended: @escaping () -> Void = {}
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
