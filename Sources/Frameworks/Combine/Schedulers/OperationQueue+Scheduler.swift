extension OperationQueue: Scheduler {
    /// An instant as a date.
    public typealias SchedulerTimeType = WallClockTime<OperationQueue>

    /// There is nothing to choose.
    public struct SchedulerOptions: Sendable {}

    public var minimumTolerance: SchedulerTimeType.Stride { 0 }
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let carried = CarriedAction(action: action)
        addOperation { carried.action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let carried = CarriedAction(action: action)
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + date.date.timeIntervalSinceNow) { [self] in
            addOperation { carried.action() }
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let carried = CarriedAction(action: action)
        let source = DispatchSource.makeTimerSource(queue: .global())
        source.schedule(
            wallDeadline: .now() + date.date.timeIntervalSinceNow, repeating: interval.timeInterval)
        source.setEventHandler { [self] in addOperation { carried.action() } }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}
