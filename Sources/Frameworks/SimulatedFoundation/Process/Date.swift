import BackgroundRuntime
import MachineFoundation

// Dates of the simulated device. Outside a simulated app a date is what it always was, so that a test can use both.

extension Date {
    /// The date that the wall clock of the running device shows.
    public init() {
        guard let simulation = AppProcess.current?.simulation else {
            self = CurrentTest.clock?.date ?? Machine.now
            return
        }
        self = simulation.clocks.date(at: simulation.now)
    }

    /// The date that the wall clock of the running device shows.
    public static var now: Date {
        SimulatedApp.require(.symbol("Date.now", .iOS(15)))
        return Date()
    }

    /// Seconds since the first instant of 2001, on the wall clock of the running device.
    public static var timeIntervalSinceReferenceDate: TimeInterval {
        Date().timeIntervalSince(Date(timeIntervalSinceReferenceDate: 0))
    }

    /// Seconds since the first instant of 2001. Spelled out here, because the static one of the same name would hide it.
    public var timeIntervalSinceReferenceDate: TimeInterval {
        timeIntervalSince(Date(timeIntervalSinceReferenceDate: 0))
    }

    /// The date that lies `interval` seconds after the one that the wall clock of the running device shows.
    public init(timeIntervalSinceNow interval: TimeInterval) {
        self = Date().addingTimeInterval(interval)
    }

    /// Seconds from now, on the wall clock of the running device, to this date.
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Date()) }
}

/// The date that the wall clock of the running device shows. A function, since an extension cannot replace `init()`.
public func NSDate() -> Foundation.NSDate {
    Foundation.NSDate(timeIntervalSinceReferenceDate: Date.timeIntervalSinceReferenceDate)
}

extension Calendar {
    /// Whether a date lies in the day that the wall clock of the running device shows.
    public func isDateInToday(_ date: Date) -> Bool {
        SimulatedApp.require(.method("isDateInToday:", of: "NSCalendar", .iOS(8)))
        return isDate(date, inSameDayAs: Date())
    }

    /// Whether a date lies in the day before the one that the wall clock of the running device shows.
    public func isDateInYesterday(_ date: Date) -> Bool {
        SimulatedApp.require(.method("isDateInYesterday:", of: "NSCalendar", .iOS(8)))
        return isDate(date, daysFromToday: -1)
    }

    /// Whether a date lies in the day after the one that the wall clock of the running device shows.
    public func isDateInTomorrow(_ date: Date) -> Bool {
        SimulatedApp.require(.method("isDateInTomorrow:", of: "NSCalendar", .iOS(8)))
        return isDate(date, daysFromToday: 1)
    }

    private func isDate(_ date: Date, daysFromToday days: Int) -> Bool {
        self.date(byAdding: .day, value: days, to: Date()).map { isDate(date, inSameDayAs: $0) } ?? false
    }
}
