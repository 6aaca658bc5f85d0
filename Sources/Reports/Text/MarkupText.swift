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

extension Unicode.Scalar {
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
