/// Durations as scenario files write them: `"250ms"`, `"30s"`, `"10min"`, `"1h 30min"`, `"2d"`, or a number of seconds.
package enum DurationText {
    private static let units: [(name: String, seconds: Double)] = [
        ("ms", 0.001), ("min", 60), ("s", 1), ("m", 60), ("h", 3_600), ("d", 86_400),
    ]

    /// The texts that ``parse(_:)`` takes, as a regular expression of JSON Schema.
    package static let pattern = "^\(spaced)$"
    /// The same for the moment of a step: durations also since the step before, and the end.
    package static let momentPattern = "^(end|[+]?\(spaced))$"
    /// The same for durations from zero on, and for those above zero.
    package static let positivePattern = "^\\s*\(unsigned)$"
    package static let intervalPattern = "^(?=.*[1-9])\\s*\(unsigned)$"
    private static let spaced = "\\s*(-\\s*)?\(unsigned)"
    private static let unsigned = #"(([0-9]+[.]?[0-9]*|[.][0-9]+)\s*(ms|min|s|m|h|d)\s*)+"#

    /// The duration; nil when the text is none.
    package static func parse(_ text: String) -> Duration? {
        var rest = Substring(text.filter { !$0.isWhitespace })
        let isNegative = rest.hasPrefix("-")
        if isNegative { rest = rest.dropFirst() }
        guard !rest.isEmpty else { return nil }
        var seconds = 0.0
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
            rest = rest.dropFirst(digits.count)
            guard let number = Double(digits) else { return nil }
            guard let unit = units.first(where: { rest.hasPrefix($0.name) }) else { return nil }
            rest = rest.dropFirst(unit.name.count)
            seconds += number * unit.seconds
        }
        return Duration(inSeconds: isNegative ? -seconds : seconds)
    }

    /// The text that means exactly this duration: `"1h 2min 3s"`, down to `"0.000001ms"`.
    package static func exact(_ duration: Duration) -> String {
        var rest = duration.wholeNanoseconds.magnitude
        var parts: [String] = []
        for (name, seconds) in [("h", 3_600), ("min", 60), ("s", 1)] as [(String, UInt64)] {
            let length = seconds * 1_000_000_000
            if rest >= length { parts.append("\(rest / length)\(name)") }
            rest %= length
        }
        let (whole, fraction) = (rest / 1_000_000, rest % 1_000_000)
        if fraction > 0 {
            parts.append("\(whole).\(String(fraction + 1_000_000).dropFirst())ms")
        } else if whole > 0 {
            parts.append("\(whole)ms")
        }
        return (duration < .zero ? "-" : "") + (parts.isEmpty ? "0s" : parts.joined(separator: " "))
    }

    /// A century: what date and clocks can count is about two, from 2026 on.
    package static let longestInDays = 36_500
    /// The longest time that a scenario may name.
    package static let longest = Duration.seconds(86_400 * longestInDays)

    /// What a duration looks like, for error texts.
    package static let form = "write a duration such as \"250ms\", \"30s\", \"10min\", \"1h30min\" or \"2d\""
}
