extension DispatchQueue: Scheduler {
    /// An instant of the clock that stands still while the phone sleeps.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// A stretch of time.
        public typealias Stride = SchedulerStride

        private let nanoseconds: UInt64

        /// The instant as Dispatch tells it.
        public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

        /// The instant as Dispatch tells it.
        public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }

        /// How long it is from here to there.
        public func distance(to other: Self) -> SchedulerStride {
            .nanoseconds(Int(Int64(other.nanoseconds) - Int64(nanoseconds)))
        }

        /// The instant that comes so much later.
        public func advanced(by n: SchedulerStride) -> Self {
            let sum = Int64(nanoseconds).addingReportingOverflow(Int64(n.magnitude))
            return Self(DispatchTime(uptimeNanoseconds: sum.overflow ? .max : UInt64(max(0, sum.partialValue))))
        }
    }

    /// How a closure is run.
    public struct SchedulerOptions {
        /// Decides who gets a thread first.
        public var qos: DispatchQoS
        /// How it is treated among others.
        public var flags: DispatchWorkItemFlags
        /// The group that it is part of.
        public var group: DispatchGroup?

        /// Options from their parts.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }

    public var minimumTolerance: SchedulerStride { .nanoseconds(0) }
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let carried = CarriedAction(action: action)
        let options = options ?? SchedulerOptions()
        async(group: options.group, qos: options.qos, flags: options.flags) { carried.action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerStride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let carried = CarriedAction(action: action)
        let options = options ?? SchedulerOptions()
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { carried.action() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerStride, tolerance: SchedulerStride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        let carried = CarriedAction(action: action)
        let source = DispatchSource.makeTimerSource(queue: self)
        source.schedule(deadline: date.dispatchTime, repeating: interval.timeInterval)
        source.setEventHandler { carried.action() }
        source.resume()
        return AnyCancellable { source.cancel() }
    }
}

/// A closure of the app on its way to another simulated thread. Only one of them runs at a time.
struct CarriedAction: @unchecked Sendable {
    let action: () -> Void
}
