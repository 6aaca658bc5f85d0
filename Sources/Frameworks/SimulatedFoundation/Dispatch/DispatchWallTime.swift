import BackgroundRuntime

/// A point that the wall clock of the simulated device will show, for deadlines. It comes earlier or later when the
/// clock is set, and goes on coming while the device sleeps.
public struct DispatchWallTime: Comparable, Hashable, Sendable {
    /// Nanoseconds since 1970; the greatest for a point that never comes.
    private let nanoseconds: Int64

    private init(_ nanoseconds: UInt64?) { self.nanoseconds = nanoseconds.map { Int64($0) } ?? .max }

    /// The point at which the wall clock shows `timespec`. Before 1970 there is none: it never comes, as in Dispatch.
    public init(timespec: timespec) {
        let point = DispatchPoint.moved(0, by: DispatchTimeInterval.seconds(timespec.tv_sec).delta, atLeast: 0)
        let whole = point.flatMap { DispatchPoint.moved($0, by: Int64(timespec.tv_nsec), atLeast: 0) }
        self.init(whole.flatMap { $0 > 1 ? $0 : nil })
    }

    /// What the wall clock of the device that is running shows now.
    public static func now() -> DispatchWallTime {
        let simulation = SimulatedApp.process(for: "DispatchWallTime.now()").simulation
        let shown = simulation.clocks.reading(of: .wall, at: simulation.now).wholeNanoseconds
        return DispatchWallTime(UInt64(max(2, shown)))
    }

    /// A deadline that never comes.
    public static let distantFuture = DispatchWallTime(nil)

    /// The point as Dispatch counts it: the nanoseconds since 1970, negated, so that uptime and dates differ.
    public var rawValue: UInt64 { isNever ? .max : UInt64(bitPattern: -nanoseconds) }

    public static func < (left: DispatchWallTime, right: DispatchWallTime) -> Bool {
        left.nanoseconds < right.nanoseconds
    }

    /// The point `interval` later.
    public func advanced(by interval: DispatchTimeInterval) -> DispatchWallTime { self + interval }

    /// The time from this point to `other`; never, where one of them never comes.
    public func distance(to other: DispatchWallTime) -> DispatchTimeInterval {
        guard !isNever, !other.isNever else { return self == other ? .nanoseconds(0) : .never }
        return .nanoseconds(Int(other.nanoseconds - nanoseconds))
    }

    var isNever: Bool { nanoseconds == .max }

    /// What the wall clock shows then.
    var reading: ClockReading {
        ClockReading(value: isNever ? nil : .nanoseconds(nanoseconds), clock: .wall)
    }

    private func moved(by delta: Int64) -> DispatchWallTime {
        guard !isNever else { return .distantFuture }
        return DispatchWallTime(DispatchPoint.moved(UInt64(nanoseconds), by: delta, atLeast: 2))
    }
}

extension DispatchWallTime {
    /// The point `interval` later.
    public static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
        time.moved(by: interval.delta)
    }

    /// The point `interval` earlier.
    public static func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
        time.moved(by: -interval.delta)
    }

    /// The point `seconds` later.
    public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
        time.moved(by: DispatchPoint.delta(seconds))
    }

    /// The point `seconds` earlier.
    public static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
        time.moved(by: DispatchPoint.delta(-seconds))
    }
}
