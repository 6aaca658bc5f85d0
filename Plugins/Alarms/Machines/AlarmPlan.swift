import Foundation

/// What an app wants of an alarm: when it rings, how long it counts down, and what its second button does.
public struct AlarmPlan: Hashable, Sendable {
    /// When an alarm rings.
    public enum Time: Hashable, Sendable {
        /// As soon as its countdown is over.
        case afterCountdown
        /// At an absolute date, wherever the phone is then.
        case fixed(Date)
        /// At a time of the day where the phone is: on the next day that has it, or each week on some days, with 1 for
        /// Sunday.
        case daily(hour: Int, minute: Int, weekdays: [Int]?)
    }

    /// What the second button of a ringing alarm does.
    public enum SecondButton: Hashable, Sendable {
        /// It lets the alarm count down again, as a snooze does.
        case countdown
        /// It runs the intent of the app, and the alarm goes on as it was.
        case custom
    }

    /// What the user reads as it rings.
    public var title: String
    public var time: Time
    /// How long it counts down before it rings; nil for no countdown.
    public var preAlert: Duration?
    /// How long it counts down when it is snoozed; nil for the same as before.
    public var postAlert: Duration?
    /// Its second button; nil for none.
    public var secondButton: SecondButton?
    /// What the button says that stops it.
    public var stopTitle = "Stop"
    /// What the second button says, where the app has a word for it; nil otherwise.
    public var ownSecondTitle: String?

    /// What the second button says; nil for no such button.
    var secondTitle: String? {
        guard let secondButton else { return nil }
        return ownSecondTitle ?? (secondButton == .countdown ? "Snooze" : "Open")
    }

    /// A plan of an alarm with no second button.
    public init(_ title: String, at time: Time, preAlert: Duration? = nil, postAlert: Duration? = nil) {
        (self.title, self.time, self.preAlert, self.postAlert) = (title, time, preAlert, postAlert)
    }

    /// Whether it rings again after it was stopped.
    public var repeats: Bool { if case .daily(_, _, _?) = time { true } else { false } }

    /// How long a snooze lasts; nil where the plan says no countdown at all.
    var snooze: Duration? { postAlert ?? preAlert }

    /// What makes it a plan that no alarm can follow; nil where nothing does.
    func flaw(now: Date) -> String? {
        if let short = [preAlert, postAlert].compactMap({ $0 }).first(where: { $0 <= .zero }) {
            return "a countdown of \(short.formatted(in: "s"))"
        }
        switch time {
        case .afterCountdown: return preAlert == nil ? "neither a schedule nor a countdown" : nil
        case .fixed(let date): return date <= now ? "a date in the past" : nil
        case .daily(let hour, let minute, let days):
            if days?.isEmpty == true { return "no day of the week" }
            let isTime = (0..<24).contains(hour) && (0..<60).contains(minute)
            return isTime ? nil : "no time of the day: \(hour):\(minute)"
        }
    }

    /// The date after another at which it rings; nil when there is none, or when only its countdown says.
    func next(after date: Date, in zone: TimeZone) -> Date? {
        guard case .daily(let hour, let minute, let days) = time else {
            if case .fixed(let fixed) = time { return fixed }
            return nil
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let times = (days.map { $0.map(Optional.some) } ?? [nil]).compactMap { day in
            let wanted = DateComponents(hour: hour, minute: minute, weekday: day)
            return calendar.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
        }
        return times.min()
    }
}

extension Duration {
    fileprivate func formatted(in unit: String) -> String { "\(components.seconds) \(unit)" }
}
