/// Dates of the common calendar, without a time zone.
enum CalendarWords {
    /// A date in Greenwich: `2026-11-23T05:25:00`.
    ///
    /// - Parameter seconds: since 1970.
    static func date(_ seconds: Int64) -> String {
        let (days, rest) = (seconds.floored(by: 86_400), seconds - seconds.floored(by: 86_400) * 86_400)
        // Years begin in March here, so that the day that some have more is their last.
        let shifted = days + 719_468
        let era = shifted.floored(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
        let date = [padded(year, 4), padded(month < 10 ? month + 3 : month - 9, 2), padded(day, 2)]
        let time = [rest / 3_600, rest / 60 % 60, rest % 60].map { padded($0, 2) }
        return date.joined(separator: "-") + "T" + time.joined(separator: ":")
    }

    private static func padded(_ number: Int64, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension Int64 {
    /// The quotient, rounded down, also below zero.
    fileprivate func floored(by divisor: Int64) -> Int64 { self >= 0 ? self / divisor : (self + 1) / divisor - 1 }
}
