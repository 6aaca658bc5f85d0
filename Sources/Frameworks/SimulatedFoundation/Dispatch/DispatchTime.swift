import BackgroundRuntime

/// A point in the uptime of the simulated device, for deadlines: it stands still while the device sleeps.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// Uptime in nanoseconds; the greatest for a point that never comes.
    private let nanoseconds: Int64

    private init(_ uptime: Duration) { nanoseconds = max(0, uptime.wholeNanoseconds) }

    /// The point at which the device has been awake for as many nanoseconds.
    public init(uptimeNanoseconds: UInt64) {
        self.init(.nanoseconds(Int64(clamping: uptimeNanoseconds)))
    }

    /// The present instant of the device that is running.
    public static func now() -> DispatchTime {
        let simulation = SimulatedApp.process(for: "DispatchTime.now()").simulation
        return DispatchTime(simulation.clocks.uptime(at: simulation.now))
    }

    /// A deadline that never comes.
    public static let distantFuture = DispatchTime(.nanoseconds(Int64.max))

    /// Nanoseconds for which the device was awake since it booted.
    public var uptimeNanoseconds: UInt64 { rawValue }

    /// The point as Dispatch counts it: on the simulated device, in nanoseconds of uptime.
    public var rawValue: UInt64 { isNever ? .max : UInt64(nanoseconds) }

    public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.nanoseconds < right.nanoseconds }

    /// The point `interval` later.
    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

    /// The time from this point to `other`; never, where one of them never comes.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        guard !isNever, !other.isNever else { return self == other ? .nanoseconds(0) : .never }
        return .nanoseconds(Int(other.nanoseconds - nanoseconds))
    }

    var isNever: Bool { nanoseconds == .max }

    /// What the uptime shows then.
    var reading: ClockReading {
        ClockReading(value: isNever ? nil : .nanoseconds(nanoseconds), clock: .uptime)
    }

    private func moved(by duration: Duration?) -> DispatchTime {
        guard let duration, !isNever else { return .distantFuture }
        return DispatchTime(.nanoseconds(nanoseconds) + duration)
    }
}

extension DispatchTime {
    /// The point `interval` later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time.moved(by: interval.duration)
    }

    /// The point `interval` earlier, not before the boot.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time.moved(by: interval.duration.map { .zero - $0 } ?? .nanoseconds(-Int64.max))
    }

    /// The point `seconds` later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        time.moved(by: Duration(inSeconds: seconds))
    }

    /// The point `seconds` earlier, not before the boot.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
        time.moved(by: Duration(inSeconds: -seconds))
    }
}

extension DispatchTimeInterval {
    /// The interval as a duration; nil for never.
    var duration: Duration? {
        switch self {
        case .seconds(let count): .seconds(count)
        case .milliseconds(let count): .milliseconds(count)
        case .microseconds(let count): .microseconds(count)
        case .nanoseconds(let count): .nanoseconds(count)
        default: nil
        }
    }
}
