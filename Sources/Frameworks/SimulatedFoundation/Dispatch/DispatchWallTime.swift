import BackgroundRuntime

/// A point that the wall clock of the simulated device will show, for deadlines. It comes earlier or later when the
/// clock is set, and goes on coming while the device sleeps.
public struct DispatchWallTime: Comparable, Hashable, Sendable {
    /// Nanoseconds since 1970; the greatest for a point that never comes.
    private let nanoseconds: Int64

    private init(_ sinceEpoch: Duration) { nanoseconds = sinceEpoch.wholeNanoseconds }

    /// The point at which the wall clock shows `timespec`.
    public init(timespec: timespec) {
        self.init(.seconds(Int64(timespec.tv_sec)) + .nanoseconds(Int64(timespec.tv_nsec)))
    }

    /// What the wall clock of the device that is running shows now.
    public static func now() -> DispatchWallTime {
        let simulation = SimulatedApp.process(for: "DispatchWallTime.now()").simulation
        return DispatchWallTime(simulation.clocks.reading(of: .wall, at: simulation.now))
    }

    /// A deadline that never comes.
    public static let distantFuture = DispatchWallTime(.nanoseconds(Int64.max))

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

    private func moved(by duration: Duration?) -> DispatchWallTime {
        guard let duration, !isNever else { return .distantFuture }
        return DispatchWallTime(.nanoseconds(nanoseconds) + duration)
    }
}

extension DispatchWallTime {
    /// The point `interval` later.
    public static func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
        time.moved(by: interval.duration)
    }

    /// The point `interval` earlier.
    public static func - (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
        time.moved(by: interval.duration.map { .zero - $0 } ?? .nanoseconds(-Int64.max))
    }

    /// The point `seconds` later.
    public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
        time.moved(by: Duration(inSeconds: seconds))
    }

    /// The point `seconds` earlier.
    public static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
        time.moved(by: Duration(inSeconds: -seconds))
    }
}
