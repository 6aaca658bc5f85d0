import Foundation

/// The three clocks of a device.
///
/// - The *continuous* clock is the simulation's own: it counts from the boot and never stops.
/// - *Uptime* stops while the device sleeps.
/// - The *wall* clock shows a date, has a time zone, and can jump.
public struct DeviceClocks: Sendable {
    /// What the wall clock shows at boot unless told otherwise: 5 January 2026, 09:00 UTC, a Monday morning.
    public static let defaultBootDate = Date(timeIntervalSince1970: 1_767_603_600)

    /// The time zone of the wall clock; it changes what the date is called, not the date.
    public var timeZone: TimeZone
    private var wallAtBoot: Int64
    private var slept: Duration = .zero
    private var asleepSince: VirtualInstant?

    /// Clocks of a device that boots at `bootDate`.
    public init(bootDate: Date = DeviceClocks.defaultBootDate, timeZone: TimeZone = .gmt) {
        self.timeZone = timeZone
        wallAtBoot = Duration(inSeconds: bootDate.timeIntervalSince1970).wholeNanoseconds
    }

    /// Whether uptime stands still now.
    public var isAsleep: Bool { asleepSince != nil }

    /// The time the device was awake since its boot, up to `instant`, which must not lie before the last change.
    public func uptime(at instant: VirtualInstant) -> Duration {
        let current = asleepSince.map { $0.duration(to: instant) } ?? .zero
        return VirtualInstant.boot.duration(to: instant) - slept - current
    }

    /// What the wall clock shows at `instant`.
    public func date(at instant: VirtualInstant) -> Date {
        let (shown, overflow) = wallAtBoot.addingReportingOverflow(instant.nanoseconds)
        // From the year 2262 on, 64 bits do not hold the nanoseconds since 1970.
        let nanoseconds = overflow ? Double(wallAtBoot) + Double(instant.nanoseconds) : Double(shown)
        return Date(timeIntervalSince1970: nanoseconds / 1_000_000_000)
    }

    /// The instant at which the wall clock, as it is set now, shows `date`; it may lie in the past.
    public func instant(of date: Date) -> VirtualInstant {
        let shown = Duration(inSeconds: date.timeIntervalSince1970).wholeNanoseconds
        let (difference, overflow) = shown.subtractingReportingOverflow(wallAtBoot)
        return overflow || shown == .max ? .distantFuture : VirtualInstant(nanoseconds: difference)
    }

    /// What `clock` shows at `instant`: the time since the boot, and since 1970 for the wall clock.
    public func reading(of clock: TimerClock, at instant: VirtualInstant) -> Duration {
        switch clock {
        case .continuous: VirtualInstant.boot.duration(to: instant)
        case .uptime: uptime(at: instant)
        case .wall: .nanoseconds(wallAtBoot) + .nanoseconds(instant.nanoseconds)
        }
    }

    /// The instant at which `clock` will show `reading`, as it goes at `now`; it may lie in the past.
    public func instant(of reading: Duration, on clock: TimerClock, now: VirtualInstant) -> VirtualInstant {
        now.advanced(by: reading - self.reading(of: clock, at: now))
    }

    /// Sets the wall clock forward or, with a negative duration, back.
    public mutating func jump(by duration: Duration) {
        wallAtBoot = VirtualInstant(nanoseconds: wallAtBoot).advanced(by: duration).nanoseconds
    }

    /// Uptime stops. Asleep already: nothing changes.
    public mutating func fallAsleep(at instant: VirtualInstant) {
        if asleepSince == nil { asleepSince = instant }
    }

    /// Uptime goes on. Awake already: nothing changes.
    public mutating func wakeUp(at instant: VirtualInstant) {
        guard let since = asleepSince else { return }
        slept += since.duration(to: instant)
        asleepSince = nil
    }
}

/// The clock that a timer counts by.
public enum TimerClock: Sendable {
    /// It never stops, not even while the device sleeps.
    case continuous
    /// Stops while the device sleeps.
    case uptime
    /// Goes on while the device sleeps, and jumps when the clock is set.
    case wall
}
