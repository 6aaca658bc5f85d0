/// A scheduler that runs closures before it returns. It knows no time: what is due later runs at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// There is nothing to choose.
    public typealias SchedulerOptions = Never

    /// The only instant that there is.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A stretch of time, which nobody waits for.
        public typealias Stride = SchedulerStride

        /// How long it is from here to there.
        public func distance(to other: Self) -> SchedulerStride { .nanoseconds(0) }
        /// The instant that comes so much later.
        public func advanced(by n: SchedulerStride) -> Self { self }
    }

    /// The scheduler of that kind.
    public static let shared = ImmediateScheduler()

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerStride { .nanoseconds(0) }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerStride, options: Never?, _ action: @escaping () -> Void
    ) { action() }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerStride, tolerance: SchedulerStride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
