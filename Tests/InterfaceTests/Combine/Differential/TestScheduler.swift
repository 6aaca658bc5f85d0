import Combine

/// A scheduler with a time of its own, which stands still while closures run.
final class TestScheduler: Scheduler {
    typealias SchedulerOptions = Never
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride

    /// So many steps from the beginning.
    struct SchedulerTimeType: Strideable {
        var steps: Int

        func distance(to other: Self) -> Stride { .nanoseconds(other.steps - steps) }
        func advanced(by stride: Stride) -> Self { Self(steps: steps + stride.magnitude) }
    }

    private final class Repetition: Cancellable {
        var isCancelled = false

        func cancel() { isCancelled = true }
    }

    private(set) var now = SchedulerTimeType(steps: 0)
    private var due: [(time: Int, action: () -> Void)] = []

    var minimumTolerance: Stride { .nanoseconds(0) }

    func schedule(options: Never?, _ action: @escaping () -> Void) { due.append((now.steps, action)) }

    func schedule(
        after date: SchedulerTimeType, tolerance: Stride, options: Never?, _ action: @escaping () -> Void
    ) { due.append((date.steps, action)) }

    func schedule(
        after date: SchedulerTimeType, interval: Stride, tolerance: Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let repetition = Repetition()
        repeatAction(repetition, at: date.steps, interval: max(interval.magnitude, 1), action)
        return repetition
    }

    private func repeatAction(
        _ repetition: Repetition, at time: Int, interval: Int, _ action: @escaping () -> Void
    ) {
        due.append(
            (
                time,
                { [self] in
                    guard !repetition.isCancelled else { return }
                    action()
                    if !repetition.isCancelled {
                        repeatAction(repetition, at: time + interval, interval: interval, action)
                    }
                }
            ))
    }

    /// Runs everything up to a time, in the order of time, and of what was scheduled first.
    func play(until end: Int) {
        while let next = due.indices.min(by: { due[$0].time < due[$1].time }), due[next].time <= end {
            let (time, action) = due.remove(at: next)
            now.steps = max(now.steps, time)
            action()
        }
    }
}
