// Dates in words. A phone's words go on with the time, in the user's language; these are of the time that they are made.

extension Text.DateStyle {
    /// A date in the words of Apple's reference.
    nonisolated func words(for date: Date) -> String {
        switch self {
        case .date: written(date, as: "MMMM d, yyyy")
        case .time: written(date, as: "h:mm a")
        case .relative: Self.steps(between: date).prefix(2).map(Self.words).joined(separator: ", ")
        case .offset: Self.sign(of: date) + Self.words(Self.steps(between: date)[0])
        case .timer: Self.clock(date)
        }
    }

    private nonisolated func written(_ date: Date, as pattern: String) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = pattern
        return formatter.string(from: date)
    }

    /// How far a date is from now, from years to seconds, without the empty steps at the beginning; never empty.
    private nonisolated static func steps(between date: Date) -> [(Int, String)] {
        let now = Date()
        let parts = Calendar.current.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: min(date, now), to: max(date, now))
        let steps = [
            (parts.year, "year"), (parts.month, "month"), (parts.day, "day"), (parts.hour, "hour"),
            (parts.minute, "minute"), (parts.second, "second"),
        ].map { ($0.0 ?? 0, $0.1) }
        let first = steps.firstIndex { $0.0 > 0 } ?? steps.count - 1
        // An empty step behind the first is not said either: two hours sharp are two hours.
        return [steps[first]] + steps[(first + 1)...].prefix(1).filter { $0.0 > 0 }
    }

    private nonisolated static func words(_ step: (Int, String)) -> String {
        "\(step.0) \(step.1)\(step.0 == 1 ? "" : "s")"
    }

    private nonisolated static func sign(of date: Date) -> String { date < Date() ? "-" : "+" }

    /// A clock that shows the time from or to a date.
    private nonisolated static func clock(_ date: Date) -> String {
        let seconds = Int(abs(date.timeIntervalSince(Date())))
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
        func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard hours > 0 else { return "\(minutes):\(twoDigits(seconds % 60))" }
        return "\(hours):\(twoDigits(minutes)):\(twoDigits(seconds % 60))"
    }
}
