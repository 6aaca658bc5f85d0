// What may be printed of a text that comes from a file or an app: a terminal obeys characters that nobody sees.

extension String {
    /// The text on one line, safe to print: line ends, tabs, escapes and what changes the direction of writing are
    /// written out, as `\n`.
    package var onOneLine: String { escaping(\.isObeyed) }

    /// The text safe to print, its lines kept.
    package var onLines: String { escaping { $0.isObeyed && $0 != "\n" } }

    /// A line of JSON safe to print, which says the same.
    package var asPrintableJSON: String {
        escaping(\.isObeyed) { scalar in
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
    }

    private func escaping(
        _ mustNot: (Unicode.Scalar) -> Bool, as write: (Unicode.Scalar) -> String = { $0.escaped(asASCII: true) }
    ) -> String {
        guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }), unicodeScalars.contains(where: mustNot) else {
            return self
        }
        return unicodeScalars.map { mustNot($0) ? write($0) : String($0) }.joined()
    }
}

extension Unicode.Scalar {
    /// Whether a terminal obeys the character instead of showing it.
    var isObeyed: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}
