/// Strings, keys, numbers and words.
extension JSON5Scanner {
    /// A string in either kind of quotation marks; its text with escapes resolved.
    mutating func scanString() throws(SyntaxFault) -> String {
        let start = cursor.offset
        let mark = cursor.next
        var text: [UInt8] = []
        cursor.advance()
        while cursor.next != mark {
            switch cursor.next {
            case .backslash: text += try scanEscape().utf8
            case nil, .lineFeed, .carriageReturn:
                throw SyntaxFault(start, "this string is not closed on its line", hint: "a line break is written \\n")
            case let byte? where byte < .space:
                throw fault("\(cursor.nextForReading) in a string", hint: "write it as an escape, such as \\t")
            case let byte?:
                text.append(byte)
                cursor.advance()
            }
        }
        cursor.advance()
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func scanEscape() throws(SyntaxFault) -> String {
        let start = cursor.offset
        cursor.advance()
        let byte = cursor.next ?? 0
        if let plain = JSON5Scanner.escapes[byte] {
            cursor.advance()
            return plain
        }
        switch byte {
        case UInt8(ascii: "x"): return String(Unicode.Scalar(UInt8(truncatingIfNeeded: try scanHex(digits: 2))))
        case UInt8(ascii: "u"): return try scanUnicodeEscape(from: start)
        case .lineFeed, .carriageReturn:
            throw SyntaxFault(start, "a string that goes on in the next line", hint: "write it in one line, with \\n")
        default:
            throw SyntaxFault(start, "unknown escape \\ before \(cursor.nextForReading)", hint: "a backslash is \\\\")
        }
    }

    private static let escapes: [UInt8: String] = [
        .quote: "\"", .apostrophe: "'", .backslash: "\\", .slash: "/", UInt8(ascii: "b"): "\u{8}",
        UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]

    /// `u` and four digits, or two of them for a character outside the first plane.
    private mutating func scanUnicodeEscape(from start: Int) throws(SyntaxFault) -> String {
        var units = [UInt16(truncatingIfNeeded: try scanHex(digits: 4))]
        if UTF16.isLeadSurrogate(units[0]), cursor.skip("\\"), cursor.next == UInt8(ascii: "u") {
            units.append(UInt16(truncatingIfNeeded: try scanHex(digits: 4)))
        }
        let text = String(decoding: units, as: UTF16.self)
        guard !text.unicodeScalars.contains("\u{FFFD}") || units == [0xFFFD] else {
            throw SyntaxFault(start, "half of a surrogate pair: no character")
        }
        return text
    }

    /// The value of so many hexadecimal digits behind the letter that announces them.
    private mutating func scanHex(digits: Int) throws(SyntaxFault) -> Int {
        cursor.advance()
        let start = cursor.offset
        for _ in 0..<digits {
            guard cursor.next?.isHexDigit == true else { throw fault("\(digits) hexadecimal digits are due here") }
            cursor.advance()
        }
        return Int(cursor.text(from: start), radix: 16) ?? 0
    }

    /// A key without quotation marks.
    mutating func scanIdentifier() throws(SyntaxFault) -> String {
        let start = cursor.offset
        cursor.skip(while: JSON5Scanner.isWordByte)
        let name = cursor.text(from: start)
        guard let first = name.utf8.first, !first.isDigit, !JSON5Scanner.hasInvisible(name) else {
            let found = ByteCursor(cursor.bytes, at: start).nextForReading
            throw SyntaxFault(start, "\(found) where a key is due", hint: "quote keys that are no plain names")
        }
        if cursor.next == UInt8(ascii: "-") {
            throw fault("a key without quotation marks cannot hold \"-\"", hint: "quote the key")
        }
        return name
    }

    /// Letters, digits, `_`, `$`, and whatever is not ASCII.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    private static func hasInvisible(_ name: String) -> Bool {
        name.unicodeScalars.contains { !$0.isASCII && !$0.properties.isXIDContinue }
    }

    /// `true`, `false`, `null` or a number.
    mutating func scanWord() throws(SyntaxFault) -> JSONValue {
        let start = cursor.offset
        cursor.skip { JSON5Scanner.isWordByte($0) || "+-.".utf8.contains($0) }
        let word = cursor.text(from: start)
        switch word {
        case "true", "false": return .bool(word == "true")
        case "null": return .null
        case "":
            throw SyntaxFault(start, "\(cursor.nextForReading) where a value is due")
        case let word:
            if let number = JSON5Scanner.number(word) { return .number(number) }
            throw noValue(word, at: start)
        }
    }

    private func noValue(_ word: String, at start: Int) -> SyntaxFault {
        guard JSON5Scanner.looksLikeNumber(word) else { return unknownWord(word, at: start) }
        let isText = word.utf8.last?.isLetter == true && !word.lowercased().hasPrefix("0x")
        let hint = isText ? "a text is written in quotation marks" : nil
        return SyntaxFault(start, "\(word.quoted) is no number that can be read", hint: hint)
    }

    private func unknownWord(_ word: String, at start: Int) -> SyntaxFault {
        let meant = closestMatch(to: word, in: ["true", "false", "null"])
        let bare = word.drop { $0 == "-" || $0 == "+" }
        if ["NaN", "Infinity"].contains(String(bare)) {
            return SyntaxFault(start, "\(word) is not accepted: write a finite number")
        }
        if let first = word.unicodeScalars.first, !first.isASCII {
            let found = ByteCursor(cursor.bytes, at: start).nextForReading
            let hint = "“”„‘’«»".unicodeScalars.contains(first) ? "a text is written in \" or '" : nil
            return SyntaxFault(start, "\(found) where a value is due", hint: hint)
        }
        let hint = meant.map { "did you mean \($0)?" } ?? "a text is written in quotation marks"
        return SyntaxFault(start, "unknown word \(word.quoted)", hint: hint)
    }

    private static func looksLikeNumber(_ word: String) -> Bool {
        word.utf8.drop { "+-.".utf8.contains($0) }.first?.isDigit != false
    }

    /// The number that Foundation reads in `word`: decimal without leading zeros, or hexadecimal of up to 63 bits; nil for
    /// no number.
    private static func number(_ word: String) -> Double? {
        let isNegative = word.hasPrefix("-")
        let bare = String(isNegative || word.hasPrefix("+") ? word.dropFirst() : word[...]).lowercased()
        if bare.hasPrefix("0x") {
            guard bare.utf8.dropFirst(2).allSatisfy(\.isHexDigit), let number = Int64(bare.dropFirst(2), radix: 16)
            else { return nil }
            return isNegative ? -Double(number) : Double(number)
        }
        let parts = bare.split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
        let mantissa = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let isMantissa =
            mantissa.allSatisfy { $0.utf8.allSatisfy(\.isDigit) } && parts[0].utf8.contains(where: \.isDigit)
        let hasLeadingZero = mantissa[0].count > 1 && mantissa[0].hasPrefix("0")
        guard isMantissa, !hasLeadingZero, parts.count == 1 || Int(parts[1]) != nil else { return nil }
        // Double does not read ".5" and "5.".
        let plain = "0" + parts[0] + (mantissa.count == 2 ? "0" : "") + (parts.count == 2 ? "e" + parts[1] : "")
        guard let number = Double(plain), number.isFinite else { return nil }
        return isNegative ? -number : number
    }
}
