// What may be printed of a text that comes from a file or an app: a terminal obeys characters that nobody sees.

extension String {
    /// The text on one line, safe to print: line ends, tabs, escapes and what changes the direction of writing are
    /// written out, as `\n`.
    package var onOneLine: String { escaping(Unicode.Scalar.isObeyed) }

    /// The text safe to print, its lines kept.
    package var onLines: String { escaping { $0.isObeyed && $0 != "\n" } }

    private func escaping(_ mustNot: (Unicode.Scalar) -> Bool) -> String {
        guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }), unicodeScalars.contains(where: mustNot) else {
            return self
        }
        return unicodeScalars.map { mustNot($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
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

    fileprivate static func isObeyed(_ scalar: Unicode.Scalar) -> Bool { scalar.isObeyed }
}
