// Values by the time at which they come.

extension Publisher {
    /// A value as soon as none has come for so long after it.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        Operator<Output, Failure> { subscriber in
            var newest: Output?
            var number = 0
            paced("Debounce", subscriber) { value, outlet in
                newest = value
                number += 1
                let own = number
                scheduler.schedule(
                    after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
                ) {
                    guard own == number, let value = newest else { return }
                    newest = nil
                    outlet.send(value)
                }
            } end: { end, outlet in
                // What still waited for its time is lost.
                number += 1
                newest = nil
                scheduler.schedule(options: options) { outlet.finish(end) }
            }
        }.eraseToAnyPublisher()
    }

    /// The first value at once, and then at most one in each interval: the newest in it, or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        Operator<Output, Failure> { subscriber in
            var waiting: Output?
            var free: S.SchedulerTimeType?
            paced("Throttle", subscriber) { value, outlet in
                guard waiting == nil else {
                    if latest { waiting = value }
                    return
                }
                waiting = value
                let emit = {
                    guard let value = waiting else { return }
                    waiting = nil
                    free = scheduler.now.advanced(by: interval)
                    outlet.send(value)
                }
                guard let next = free, scheduler.now < next else { return scheduler.schedule(emit) }
                scheduler.schedule(after: next, tolerance: scheduler.minimumTolerance, options: nil, emit)
            } end: { end, outlet in
                // What was handed to the scheduler comes before the end.
                scheduler.schedule {
                    if case .finished = end, let waiting { outlet.send(waiting) }
                    waiting = nil
                    outlet.finish(end)
                }
            }
        }.eraseToAnyPublisher()
    }

    /// The same values; the end, or an error of the app's own, when none came for so long.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> {
        Operator<Output, Failure> { subscriber in
            var number = 0
            func watch(_ outlet: Outlet<AnySubscriber<Output, Failure>>) {
                number += 1
                let own = number
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: options
                ) {
                    guard own == number else { return }
                    outlet.finish(customError.map { .failure($0()) } ?? .finished)
                }
            }
            paced("Timeout", subscriber) { value, outlet in
                watch(outlet)
                scheduler.schedule(options: options) { outlet.send(value) }
            } end: { end, outlet in
                number += 1
                scheduler.schedule(options: options) { outlet.finish(end) }
            } started: {
                watch($0)
            } ended: {
                number += 1
            }
        }.eraseToAnyPublisher()
    }

    /// How long it took from one value to the next.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
        relay { subscriber in
            var last = scheduler.now
            return Relay("MeasureInterval", subscriber) { _ in
                let (before, now) = (last, scheduler.now)
                last = now
                return .pass(before.distance(to: now))
            }
        }
    }
}
