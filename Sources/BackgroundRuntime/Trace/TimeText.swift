/// How instants and durations are written in timelines and reports.
public enum TimeText {
    /// An instant as time since boot: `00:00:05.000`, with days in front from the first midnight on: `1d 02:00:00.000`.
    ///
    /// Fractions below a millisecond show as more digits only where there are any.
    public static func clock(_ instant: VirtualInstant) -> String {
        let total = instant.nanoseconds
        let (seconds, fraction) = (total / 1_000_000_000, total % 1_000_000_000)
        let days = seconds / 86_400
        let time = [seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60].map { padded($0, to: 2) }
        return (days > 0 ? "\(days)d " : "") + time.joined(separator: ":") + "." + digits(fraction)
    }

    private static func digits(_ fraction: Int64) -> String {
        fraction % 1_000_000 == 0 ? padded(fraction / 1_000_000, to: 3) : padded(fraction / 1_000, to: 6)
    }

    private static func padded(_ number: Int64, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }

    /// A duration in the unit that suits it: `250 ms`, `29.5 s`, `3 min`, `2 h 5 min`.
    public static func duration(_ duration: Duration) -> String {
        let nanoseconds = duration.wholeNanoseconds
        guard nanoseconds >= 0 else { return "-" + self.duration(.zero - duration) }
        switch nanoseconds {
        case ..<1_000: return "\(nanoseconds) ns"
        case ..<1_000_000_000: return number(nanoseconds, per: 1_000_000) + " ms"
        case ..<120_000_000_000: return number(nanoseconds, per: 1_000_000_000) + " s"
        default: return long(nanoseconds / 1_000_000_000)
        }
    }

    private static func long(_ seconds: Int64) -> String {
        let parts = [
            (seconds / 86_400, "d"), (seconds / 3_600 % 24, "h"), (seconds / 60 % 60, "min"), (seconds % 60, "s"),
        ]
        return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    }

    /// A quotient with at most three digits after the point, none of them trailing zeros.
    private static func number(_ value: Int64, per unit: Int64) -> String {
        let thousandths = (value * 2_000 / unit + 1) / 2
        var fraction = padded(thousandths % 1_000, to: 3)
        while fraction.last == "0" { fraction.removeLast() }
        return "\(thousandths / 1_000)" + (fraction.isEmpty ? "" : "." + fraction)
    }
}
