import BackgroundRuntime

/// A point in the time of the simulated device, for deadlines.
public struct DispatchTime: Comparable, Hashable, Sendable {
    let instant: VirtualInstant

    /// The present instant of the device that is running.
    public static func now() -> DispatchTime {
        DispatchTime(instant: SimulatedApp.process(for: "DispatchTime.now()").simulation.now)
    }

    /// A deadline that never comes.
    public static let distantFuture = DispatchTime(instant: .distantFuture)

    /// Nanoseconds since the device booted.
    public var uptimeNanoseconds: UInt64 { UInt64(clamping: instant.nanoseconds) }

    public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.instant < right.instant }

    /// The point `seconds` later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        DispatchTime(instant: time.instant.advanced(by: Duration(inSeconds: seconds)))
    }

    /// The point `interval` later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        guard let duration = interval.duration else { return .distantFuture }
        return DispatchTime(instant: time.instant.advanced(by: duration))
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
