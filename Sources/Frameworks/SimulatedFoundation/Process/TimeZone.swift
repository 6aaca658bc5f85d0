import BackgroundRuntime
import MachineFoundation

// The time zone of the simulated device. Outside a simulated app it is the machine's.

extension TimeZone {
    /// The zone of the running device's wall clock.
    public static var current: TimeZone { AppProcess.current?.simulation.clocks.timeZone ?? Machine.timeZone }

    /// The zone of the running device's wall clock as it is now: here it does not follow later changes.
    public static var autoupdatingCurrent: TimeZone { current }
}

extension Calendar {
    /// The calendar of the machine's user, in the zone of the running device's wall clock.
    public static var current: Calendar {
        var calendar = Machine.calendar
        calendar.timeZone = .current
        return calendar
    }

    /// The calendar of the machine's user, in the zone of the running device's wall clock: here it does not follow later
    /// changes.
    public static var autoupdatingCurrent: Calendar { current }
}

/// Writes and reads dates, in the zone of the running device's wall clock unless told otherwise.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
    /// A formatter for the zone that the wall clock of the running device is in now.
    public override init() {
        super.init()
        if AppProcess.current != nil { timeZone = .current }
    }

    /// A formatter from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
