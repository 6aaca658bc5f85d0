extension RunLoop: Scheduler {
    /// An instant as a date.
    public typealias SchedulerTimeType = WallClockTime<RunLoop>

    /// There is nothing to choose.
    public struct SchedulerOptions: Sendable {}

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let carried = CarriedAction(action: action)
        perform { carried.action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let carried = CarriedAction(action: action)
        add(Timer(fire: date.date, interval: 0, repeats: false) { _ in carried.action() }, forMode: .default)
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let carried = CarriedAction(action: action)
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in carried.action() }
        add(timer, forMode: .default)
        return AnyCancellable { timer.invalidate() }
    }
}
