import Foundation

/// Waits for the next midnight of a device, or change of its summer time, of which apps are told.
final class CalendarWatch {
    private var next: EventID?

    /// Plans the next one, from what the clock shows now.
    func plan(on device: Device) {
        if let next { device.simulation.cancel(next) }
        let delay = CalendarWatch.delay(from: device.date, in: device.simulation.clocks.timeZone)
        // Nobody waits for it: a run until nothing happens is over before.
        next = device.simulation.schedule(after: delay, isHousekeeping: true) { [unowned self, unowned device] in
            next = nil
            device.notifyTimeChange()
        }
    }

    /// How long it is until the next midnight, or change of summer time, whichever comes first.
    static func delay(from date: Date, in zone: TimeZone) -> Duration {
        let day = 86_400.0
        let offset = Double(zone.secondsFromGMT(for: date))
        let local = date.timeIntervalSince1970 + offset
        var midnight = date + (day - local.truncatingRemainder(dividingBy: day))
        // Where the clock changes meanwhile, midnight comes earlier or later.
        midnight += offset - Double(zone.secondsFromGMT(for: midnight))
        let change = zone.nextDaylightSavingTimeTransition(after: date) ?? midnight
        return Duration(inSeconds: max(min(midnight, change).timeIntervalSince(date), 0.001))
    }
}

extension Device {
    private var calendarWatch: CalendarWatch { storage.object(CalendarWatch.self, orMake: CalendarWatch.init) }

    /// Begins to watch for midnights, with the first app.
    func watchCalendar() { if apps.count == 1 { calendarWatch.plan(on: self) } }

    /// The clock shows a time that apps could not expect.
    func notifyTimeChange() {
        for process in apps.compactMap(\.process) {
            process.notify(.significantTimeChange, rule: LifecycleRules.significantTimeChange)
        }
        if !apps.isEmpty { calendarWatch.plan(on: self) }
    }
}
