import BackgroundRuntime

/// A point in the uptime of the simulated device, for deadlines: it stands still while the device sleeps.
public struct DispatchTime: Comparable, Hashable, Sendable {
    /// The point as Dispatch counts it: on the simulated device, in nanoseconds of uptime.
    public let rawValue: UInt64

    private init(rawValue: UInt64?) { self.rawValue = rawValue ?? .max }

    /// The point at which the device has been awake for as many nanoseconds.
    public init(uptimeNanoseconds: UInt64) { rawValue = uptimeNanoseconds }

    /// The present instant of the device that is running.
    public static func now() -> DispatchTime {
        let simulation = SimulatedApp.process(for: "DispatchTime.now()").simulation
        return DispatchTime(uptimeNanoseconds: UInt64(simulation.clocks.uptime(at: simulation.now).wholeNanoseconds))
    }

    /// A deadline that never comes.
    public static let distantFuture = DispatchTime(uptimeNanoseconds: .max)

    /// Nanoseconds for which the device was awake since it booted.
    public var uptimeNanoseconds: UInt64 { rawValue }

    public static func < (left: DispatchTime, right: DispatchTime) -> Bool { left.rawValue < right.rawValue }

    /// The point `interval` later.
    public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }

    /// The time from this point to `other`; never, where one of them never comes.
    public func distance(to other: DispatchTime) -> DispatchTimeInterval {
        guard !isNever, !other.isNever else { return self == other ? .nanoseconds(0) : .never }
        return .nanoseconds(Int(Int64(other.rawValue) - Int64(rawValue)))
    }

    var isNever: Bool { rawValue > DispatchPoint.last }

    /// What the uptime shows then.
    var reading: ClockReading {
        ClockReading(value: isNever ? nil : .nanoseconds(Int64(rawValue)), clock: .uptime)
    }

    private func moved(by delta: Int64) -> DispatchTime {
        DispatchTime(rawValue: DispatchPoint.moved(rawValue, by: delta, atLeast: 1))
    }
}

extension DispatchTime {
    /// The point `interval` later.
    public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time.moved(by: interval.delta)
    }

    /// The point `interval` earlier, not before the boot.
    public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
        time.moved(by: -interval.delta)
    }

    /// The point `seconds` later.
    public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
        time.moved(by: DispatchPoint.delta(seconds))
    }

    /// The point `seconds` earlier, not before the boot.
    public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
        time.moved(by: DispatchPoint.delta(-seconds))
    }
}

/// How Dispatch moves points in time, which are nanoseconds of a clock.
enum DispatchPoint {
    /// The last point; what lies beyond never comes.
    static let last: UInt64 = 1 << 62 - 1

    /// A point moved; nil where it never comes.
    static func moved(_ point: UInt64, by delta: Int64, atLeast least: UInt64) -> UInt64? {
        guard point <= last else { return nil }
        let (sum, hasOverflown) = Int64(point).addingReportingOverflow(delta)
        guard !hasOverflown, sum < last else { return delta < 0 ? least : nil }
        return delta < 0 ? max(least, UInt64(max(0, sum))) : UInt64(sum)
    }

    /// Seconds as nanoseconds, as far as they can be told.
    static func delta(_ seconds: Double) -> Int64 {
        let nanoseconds = seconds * 1_000_000_000
        return !(nanoseconds < 9.2e18) ? .max : nanoseconds <= -9.2e18 ? -.max : Int64(nanoseconds)
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

    /// The interval in nanoseconds, as far as they can be told.
    fileprivate static func nanoseconds(_ count: Int, _ unit: Int64) -> Int64 {
        let (product, hasOverflown) = Int64(count).multipliedReportingOverflow(by: unit)
        return hasOverflown ? (count < 0 ? -.max : .max) : product
    }

    /// The interval in nanoseconds, as far as they can be told.
    var delta: Int64 {
        switch self {
        case .seconds(let count): DispatchTimeInterval.nanoseconds(count, 1_000_000_000)
        case .milliseconds(let count): DispatchTimeInterval.nanoseconds(count, 1_000_000)
        case .microseconds(let count): DispatchTimeInterval.nanoseconds(count, 1_000)
        case .nanoseconds(let count): max(Int64(count), -.max)
        default: .max
        }
    }
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
