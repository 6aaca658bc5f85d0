extension String {
    /// The text as HTML and XML have it, between tags and in attributes: nothing of it is markup, and characters that
    /// XML cannot hold are a replacement character.
    var inMarkup: String { inMarkup(breaks: true) }

    /// The same for what stands between tags, where lines stay lines.
    var inMarkupLines: String { inMarkup(breaks: false) }

    private func inMarkup(breaks: Bool) -> String {
        if utf8.allSatisfy({ $0 >= 0x20 && !String.isMarkup($0) && $0 < 0x7F }) { return self }
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\n": text += breaks ? "&#10;" : "\n"
            case "\t": text += "&#9;"
            default: text.unicodeScalars.append(scalar.isInXML ? scalar : "\u{FFFD}")
            }
        }
        return text
    }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
            || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    }
}

extension String {
    /// The text as plain text has it, its lines kept: what a terminal obeys, and what turns the direction of the text around it,
    /// is written out, as `\u{1B}`.
    var withoutCommands: String {
        guard unicodeScalars.contains(where: { $0.isCommand && $0 != "\n" }) else { return self }
        return unicodeScalars.map { $0.isCommand && $0 != "\n" ? $0.escaped(asASCII: true) : String($0) }.joined()
    }
}

extension String {
    /// The text as plain text has it on one line.
    var onOneLine: String {
        unicodeScalars.contains(where: \.isCommand)
            ? unicodeScalars.map { $0.isCommand ? $0.escaped(asASCII: true) : String($0) }.joined() : self
    }
}

extension Unicode.Scalar {
    /// Whether a reader does not see the character, which does something to others.
    var isCommand: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }

    /// Whether XML 1.0 has the character, and it does not turn the direction of the text around it.
    fileprivate var isInXML: Bool {
        switch value {
        case 0x9, 0xA: true
        case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: false
        case 0x202A...0x202E, 0x2066...0x2069: false
        default: true
        }
    }
}
