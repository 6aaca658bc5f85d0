import BackgroundRuntime
import MachineFoundation

// C's and Core Foundation's clocks, on the time of the running device; outside an app, on the machine's.
// They are served, not refused: code that measures with them is right on a phone, and stays right here. Pointers are not
// optional as in C's own declarations, which is what makes the compiler prefer these.

/// Seconds, as Core Foundation counts them.
public typealias CFTimeInterval = Double
/// Seconds since the first instant of 2001, GMT.
public typealias CFAbsoluteTime = Double

/// Seconds since the first instant of 2001, on the wall clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

/// Seconds for which the device has been awake since its boot.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// Seconds since the first instant of 1970, on the wall clock; also stored at `place`.
@discardableResult
public func time(_ place: UnsafeMutablePointer<time_t>?) -> time_t {
    let seconds = time_t(Date().timeIntervalSince1970.rounded(.down))
    place?.pointee = seconds
    return seconds
}

/// Stores the time since 1970 of the wall clock; always returns 0.
@discardableResult
public func gettimeofday(_ place: UnsafeMutablePointer<timeval>, _ zone: UnsafeMutableRawPointer?) -> Int32 {
    let nanoseconds = Duration(inSeconds: Date().timeIntervalSince1970).wholeNanoseconds
    place.pointee = timeval(tv_sec: Int(nanoseconds / 1_000_000_000), tv_usec: Int(nanoseconds % 1_000_000_000 / 1_000))
    return 0
}

/// The clock that stops while the device sleeps, by Apple's number.
public let CLOCK_UPTIME_RAW: clockid_t = 8

/// Stores the time of a clock: the wall clock, the one that stops while the device sleeps, or the one that does not.
/// Clocks of processor time are the machine's.
@discardableResult
public func clock_gettime(_ clock: clockid_t, _ place: UnsafeMutablePointer<timespec>) -> Int32 {
    SimulatedApp.require(.symbol("clock_gettime", .iOS(10)))
    guard let nanoseconds = nanoseconds(of: clock) else { return Glibc.clock_gettime(clock, place) }
    place.pointee = timespec(tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
    return 0
}

/// The time of a clock in nanoseconds; 0 for one that is unknown.
public func clock_gettime_nsec_np(_ clock: clockid_t) -> UInt64 {
    SimulatedApp.require(.symbol("clock_gettime_nsec_np", .iOS(10)))
    var value = timespec()
    guard clock_gettime(clock, &value) == 0 else { return 0 }
    return UInt64(value.tv_sec) * 1_000_000_000 + UInt64(value.tv_nsec)
}

/// Ticks of a nanosecond for which the device has been awake since its boot.
public func mach_absolute_time() -> UInt64 { UInt64(ProcessInfo.processInfo.systemUptime * 1_000_000_000) }

/// Ticks of a nanosecond since the boot of the device.
public func mach_continuous_time() -> UInt64 {
    SimulatedApp.require(.symbol("mach_continuous_time", .iOS(10)))
    return clock_gettime_nsec_np(CLOCK_MONOTONIC)
}

/// How many nanoseconds a tick of `mach_absolute_time` has.
public struct mach_timebase_info_data_t: Sendable {
    /// The figure above the line.
    public var numer: UInt32 = 0
    /// The figure below the line.
    public var denom: UInt32 = 0

    /// Figures that are not known yet.
    public init() {}
}

/// Stores how many nanoseconds a tick has: one. Always returns 0.
@discardableResult
public func mach_timebase_info(_ place: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    (place.pointee.numer, place.pointee.denom) = (1, 1)
    return 0
}

/// What a clock of the running device shows; nil for clocks that it does not have, and outside an app.
private func nanoseconds(of clock: clockid_t) -> Int64? {
    guard let simulation = AppProcess.current?.simulation else { return nil }
    switch clock {
    case CLOCK_REALTIME: return Duration(inSeconds: Date().timeIntervalSince1970).wholeNanoseconds
    case CLOCK_MONOTONIC, CLOCK_MONOTONIC_RAW, CLOCK_BOOTTIME: return simulation.now.nanoseconds
    case CLOCK_UPTIME_RAW: return simulation.clocks.uptime(at: simulation.now).wholeNanoseconds
    default: return nil
    }
}
