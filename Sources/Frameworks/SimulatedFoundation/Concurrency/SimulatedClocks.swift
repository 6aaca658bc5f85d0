import BackgroundRuntime

// The standard clocks, on the time of the running device. Outside any simulated app they are the standard ones.

/// The clock that goes on while the device sleeps: that of the running device, or outside any app the machine's.
public struct ContinuousClock: Clock, Sendable {
    /// A moment of the clock. Moments of a device and moments of the machine do not compare.
    public struct Instant: InstantProtocol, Hashable, Codable, Sendable {
        let sinceEpoch: Duration

        public static var now: Instant { ContinuousClock().now }

        /// The moment `duration` later.
        public func advanced(by duration: Duration) -> Instant { Instant(sinceEpoch: sinceEpoch + duration) }

        /// The time from this moment to `other`.
        public func duration(to other: Instant) -> Duration { other.sinceEpoch - sinceEpoch }

        public static func < (left: Instant, right: Instant) -> Bool { left.sinceEpoch < right.sinceEpoch }

        /// The moment `duration` later.
        public static func + (instant: Instant, duration: Duration) -> Instant { instant.advanced(by: duration) }

        /// The moment `duration` earlier.
        public static func - (instant: Instant, duration: Duration) -> Instant {
            instant.advanced(by: .zero - duration)
        }

        /// Goes on by `duration`.
        public static func += (instant: inout Instant, duration: Duration) { instant = instant + duration }

        /// Goes back by `duration`.
        public static func -= (instant: inout Instant, duration: Duration) { instant = instant - duration }

        /// The time from one moment to another.
        public static func - (later: Instant, earlier: Instant) -> Duration { earlier.duration(to: later) }
    }

    /// The continuous clock of the phone whose app asks.
    public init() {}

    /// The continuous clock, where a clock is asked for: `Task.sleep(until: deadline, clock: .continuous)`.
    public static var continuous: ContinuousClock { ContinuousClock() }

    private static let machineEpoch = _Concurrency.ContinuousClock.now

    public var now: Instant {
        if let simulation = SimulatedApp.simulation {
            return Instant(sinceEpoch: .nanoseconds(simulation.now.nanoseconds))
        }
        return Instant(sinceEpoch: ContinuousClock.machineEpoch.duration(to: .now))
    }

    public var minimumResolution: Duration { .nanoseconds(1) }

    /// The moment that the clock counts from.
    public var systemEpoch: Instant { Instant(sinceEpoch: .zero) }

    public static var now: Instant { ContinuousClock().now }

    /// Waits until `deadline`. Nothing of the app's runs meanwhile but what else is due.
    ///
    /// - Throws: `CancellationError` when the task is cancelled first.
    nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        guard let owner = SimulatedContext.owner else {
            let deadline = ContinuousClock.machineEpoch.advanced(by: deadline.sinceEpoch)
            return try await _Concurrency.ContinuousClock().sleep(until: deadline, tolerance: tolerance)
        }
        let instant = VirtualInstant.boot.advanced(by: deadline.sinceEpoch)
        try await TaskSleep.sleep(until: instant, clock: .continuous, of: owner)
    }
}

/// The clock that stops while the device sleeps: that of the running device, or outside any app the machine's.
public struct SuspendingClock: Clock, Sendable {
    /// A moment of the clock. Moments of a device and moments of the machine do not compare.
    public struct Instant: InstantProtocol, Hashable, Codable, Sendable {
        let uptime: Duration

        public static var now: Instant { SuspendingClock().now }

        /// The moment `duration` later.
        public func advanced(by duration: Duration) -> Instant { Instant(uptime: uptime + duration) }

        /// The time from this moment to `other`.
        public func duration(to other: Instant) -> Duration { other.uptime - uptime }

        public static func < (left: Instant, right: Instant) -> Bool { left.uptime < right.uptime }

        /// The moment `duration` later.
        public static func + (instant: Instant, duration: Duration) -> Instant { instant.advanced(by: duration) }

        /// The moment `duration` earlier.
        public static func - (instant: Instant, duration: Duration) -> Instant {
            instant.advanced(by: .zero - duration)
        }

        /// Goes on by `duration`.
        public static func += (instant: inout Instant, duration: Duration) { instant = instant + duration }

        /// Goes back by `duration`.
        public static func -= (instant: inout Instant, duration: Duration) { instant = instant - duration }

        /// The time from one moment to another.
        public static func - (later: Instant, earlier: Instant) -> Duration { earlier.duration(to: later) }
    }

    /// The uptime of the phone whose app asks.
    public init() {}

    /// The suspending clock, where a clock is asked for: `Task.sleep(until: deadline, clock: .suspending)`.
    public static var suspending: SuspendingClock { SuspendingClock() }

    private static let machineEpoch = _Concurrency.SuspendingClock.now

    public var now: Instant {
        if let simulation = SimulatedApp.simulation {
            return Instant(uptime: simulation.clocks.uptime(at: simulation.now))
        }
        return Instant(uptime: SuspendingClock.machineEpoch.duration(to: .now))
    }

    public var minimumResolution: Duration { .nanoseconds(1) }

    /// The moment that the clock counts from.
    public var systemEpoch: Instant { Instant(uptime: .zero) }

    public static var now: Instant { SuspendingClock().now }

    /// Waits until `deadline`; the time that the device sleeps does not count.
    ///
    /// - Throws: `CancellationError` when the task is cancelled first.
    nonisolated(nonsending) public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        guard let owner = SimulatedContext.owner else {
            let deadline = SuspendingClock.machineEpoch.advanced(by: deadline.uptime)
            return try await _Concurrency.SuspendingClock().sleep(until: deadline, tolerance: tolerance)
        }
        let instant = owner.mainThread.simulation.now.advanced(by: now.duration(to: deadline))
        try await TaskSleep.sleep(until: instant, clock: .uptime, of: owner)
    }
}
