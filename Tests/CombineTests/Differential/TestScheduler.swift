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
        // Whoever uses it here cancels it the first time.
        due.append((date.steps, { if !repetition.isCancelled { action() } }))
        return repetition
    }

    /// Runs everything, in the order of time, and of what was scheduled first.
    func play() {
        while let next = due.indices.min(by: { due[$0].time < due[$1].time }) {
            let (time, action) = due.remove(at: next)
            now.steps = max(now.steps, time)
            action()
        }
    }
}
