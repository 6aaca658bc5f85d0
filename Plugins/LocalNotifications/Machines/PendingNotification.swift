import BackgroundRuntime
import Foundation
import VirtualTime

/// A notification that waits, and when it fires next. Dates are read anew each time, since the clock and the zone of the
/// phone may change meanwhile.
public struct PendingNotification: Hashable, Sendable {
    public let request: NotificationRequest
    /// When it was added.
    let added: VirtualInstant
    /// The wall-clock date up to which its occurrences are dealt with.
    private(set) var seen: Date
    /// How often it fired.
    private(set) var fireCount = 0

    init(_ request: NotificationRequest, added: VirtualInstant, date: Date) {
        self.request = request
        self.added = added
        seen = date
    }

    /// The instant at which it fires next, which may lie in the past; nil when no date, or no clock, makes it fire.
    func next(_ clocks: DeviceClocks, now: VirtualInstant) -> VirtualInstant? {
        switch request.trigger {
        case .none, .push, .region: return nil
        case .interval(let seconds, _):
            return added.advanced(by: Duration(inSeconds: seconds * Double(fireCount + 1)))
        case .date, .calendar:
            return nextDate(clocks, now: now).map { clocks.instant(of: $0) }
        }
    }

    /// The date at which the wall clock makes it fire next; nil when none does.
    func nextDate(_ clocks: DeviceClocks, now: VirtualInstant) -> Date? {
        let present = clocks.date(at: now)
        // A clock that was set back comes to the same occurrences again.
        let reference = min(seen, present)
        switch request.trigger {
        case .date(let date): return date.next(after: reference, in: clocks.timeZone, isFirst: fireCount == 0)
        case .calendar(let components, _): return components.next(after: reference, in: clocks.timeZone)
        case .interval(let seconds, _):
            return next(clocks, now: now).map { clocks.date(at: $0) } ?? present.addingTimeInterval(seconds)
        case .none, .push, .region: return nil
        }
    }

    /// It fired as the wall clock showed a date.
    mutating func didFire(at date: Date) {
        fireCount += 1
        seen = date
    }
}

extension FireDate {
    /// The units after which a notification can fire again, as steps of a calendar; nil for those below a minute, and for
    /// what is no length of time.
    static func step(of unit: Calendar.Component) -> (unit: Calendar.Component, count: Int)? {
        switch unit {
        case .era, .year, .month, .day, .hour, .minute: (unit, 1)
        case .yearForWeekOfYear: (.year, 1)
        case .quarter: (.month, 3)
        case .weekday, .dayOfYear: (.day, 1)
        case .weekOfYear, .weekOfMonth, .weekdayOrdinal: (.day, 7)
        default: nil
        }
    }

    /// The date as it is meant where the phone is: absolute, or as wall-clock time.
    func anchor(in zone: TimeZone) -> Date? {
        guard let date, let timeZone else { return date }
        var (there, here) = (Calendar(identifier: .gregorian), Calendar(identifier: .gregorian))
        (there.timeZone, here.timeZone) = (timeZone, zone)
        let wall = there.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: date)
        return here.date(from: wall)
    }

    /// The next date at which it fires.
    func next(after reference: Date, in zone: TimeZone, isFirst: Bool) -> Date? {
        guard let anchor = anchor(in: zone) else { return nil }
        if isFirst || anchor > reference { return anchor }
        guard let interval, let step = FireDate.step(of: interval) else { return nil }
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        // An absolute date stays where it is while the clocks change between summer and winter.
        calendar.timeZone = timeZone == nil ? .gmt : zone
        let passed = calendar.dateComponents([step.unit], from: anchor, to: reference).value(for: step.unit) ?? 0
        for count in max(passed / step.count, 0)... {
            let date = calendar.date(byAdding: step.unit, value: count * step.count, to: anchor)
            guard let date else { return nil }
            if date > reference { return date }
        }
        return nil
    }
}

extension DateComponents {
    /// The next date with these components after another, in their own zone or that of the phone. A time that the change to
    /// summer time skips is that of the change.
    package func next(after reference: Date, in zone: TimeZone) -> Date? {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone ?? zone
        var wanted = self
        (wanted.calendar, wanted.timeZone) = (nil, nil)
        return calendar.nextDate(after: reference, matching: wanted, matchingPolicy: .nextTime)
    }
}
