extension DispatchQueue: Scheduler {
    /// An instant of the clock that stands still while the phone sleeps.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        private let nanoseconds: UInt64

        /// The instant as Dispatch tells it.
        public init(_ time: DispatchTime) { nanoseconds = time.uptimeNanoseconds }

        /// The instant as Dispatch tells it.
        public var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: nanoseconds) }

        /// How long it is from here to there.
        public func distance(to other: Self) -> Stride {
            // What is later than can be counted is as far as can be counted.
            guard let counted = counted(other) else { return .nanoseconds(nanoseconds == other.nanoseconds ? 0 : .max) }
            return .nanoseconds(counted.there - counted.here)
        }

        /// The instant that comes so much later.
        public func advanced(by n: Stride) -> Self {
            guard n.magnitude != .max, let here = Int(exactly: nanoseconds) else { return Self(.distantFuture) }
            let (sum, isTooMuch) = here.addingReportingOverflow(n.magnitude)
            return isTooMuch ? Self(.distantFuture) : Self(DispatchTime(uptimeNanoseconds: UInt64(max(0, sum))))
        }

        private func counted(_ other: Self) -> (here: Int, there: Int)? {
            guard let here = Int(exactly: nanoseconds), let there = Int(exactly: other.nanoseconds) else { return nil }
            return (here, there)
        }

        /// Reads the number of nanoseconds that it is written as.
        public init(from decoder: any Decoder) throws {
            nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
        }

        /// Writes its number of nanoseconds.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(nanoseconds)
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

    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }
    public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let carried = CarriedAction(action: action)
        let options = options ?? SchedulerOptions()
        async(group: options.group, qos: options.qos, flags: options.flags) { carried.action() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        let carried = CarriedAction(action: action)
        let options = options ?? SchedulerOptions()
        asyncAfter(deadline: date.dispatchTime, qos: options.qos, flags: options.flags) { carried.action() }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
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
