/// Instants and durations in words, from nanoseconds.
enum TimeWords {
    /// An instant since the boot: `00:00:05.000`, with days in front from the first midnight on.
    static func clock(_ nanoseconds: Int64) -> String {
        let (seconds, fraction) = (nanoseconds / 1_000_000_000, nanoseconds % 1_000_000_000)
        let time = [seconds / 3_600 % 24, seconds / 60 % 60, seconds % 60].map { padded($0, to: 2) }
        let digits = fraction % 1_000_000 == 0 ? padded(fraction / 1_000_000, to: 3) : padded(fraction, to: 9)
        return (seconds >= 86_400 ? "\(seconds / 86_400)d " : "") + time.joined(separator: ":") + "." + digits
    }

    /// A duration in the unit that suits it: `250 ms`, `29.5 s`, `2 h 5 min`.
    static func duration(_ nanoseconds: Int64) -> String {
        switch nanoseconds {
        case ..<1_000_000: return seconds(nanoseconds, digits: 6)
        case ..<120_000_000_000: return seconds(nanoseconds, digits: 3)
        default:
            let all = nanoseconds / 1_000_000_000
            let parts = [(all / 86_400, "d"), (all / 3_600 % 24, "h"), (all / 60 % 60, "min"), (all % 60, "s")]
            return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
        }
    }

    /// Seconds with so many digits behind the point at most.
    static func seconds(_ nanoseconds: Int64, digits: Int) -> String {
        decimal(nanoseconds, places: 9, digits: digits) + " s"
    }

    /// A number of `places` behind the point, cut to `digits` of them, without zeros at its end.
    static func decimal(_ number: Int64, places: Int, digits: Int) -> String {
        let text = padded(Int64(number.magnitude), to: places + 1)
        var fraction = text.suffix(places).prefix(digits)
        while fraction.last == "0" { fraction.removeLast() }
        return (number < 0 ? "-" : "") + text.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction)
    }

    private static func padded(_ number: Int64, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
