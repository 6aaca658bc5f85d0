/// The characters that scanners look for, as bytes.
extension UInt8 {
    package static let tab = UInt8(ascii: "\t")
    package static let lineFeed = UInt8(ascii: "\n")
    package static let carriageReturn = UInt8(ascii: "\r")
    package static let space = UInt8(ascii: " ")
    package static let quote = UInt8(ascii: "\"")
    package static let ampersand = UInt8(ascii: "&")
    package static let apostrophe = UInt8(ascii: "'")
    package static let backslash = UInt8(ascii: "\\")
    package static let slash = UInt8(ascii: "/")
    package static let bang = UInt8(ascii: "!")
    package static let question = UInt8(ascii: "?")
    package static let less = UInt8(ascii: "<")
    package static let greater = UInt8(ascii: ">")

    /// Whether the byte is one of the six white space characters of ASCII.
    package var isSpace: Bool { self == .space || (.tab...(.carriageReturn)).contains(self) }
    /// Whether the byte is `0` to `9`.
    package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
    /// Whether the byte is `a` to `z` or `A` to `Z`.
    package var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
    /// Whether the byte is a hexadecimal digit.
    package var isHexDigit: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self | 0x20) }
}

/// A reading position in bytes; every move is checked, so that no input can make it leave them.
package struct ByteCursor {
    package let bytes: [UInt8]
    package private(set) var offset = 0

    package init(_ bytes: [UInt8], at offset: Int = 0) {
        self.bytes = bytes
        self.offset = min(offset, bytes.count)
    }

    package var isAtEnd: Bool { offset >= bytes.count }

    /// The next byte; nil at the end.
    package var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// The byte after the next one; nil at the end.
    package var second: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

    package mutating func advance(by count: Int = 1) {
        offset = min(offset + count, bytes.count)
    }

    /// Whether the bytes go on with `text`.
    package func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { text in
            guard bytes.count - offset >= text.count else { return false }
            for place in 0..<text.count where bytes[offset + place] != text[place] { return false }
            return true
        }
    }

    /// Steps over `text` when the bytes go on with it; whether it did.
    package mutating func skip(_ text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        advance(by: text.utf8CodeUnitCount)
        return true
    }

    package mutating func skip(while condition: (UInt8) -> Bool) {
        // On the stack: each look into the array of this value would count references in a debug build.
        offset = bytes.withUnsafeBufferPointer { [offset] bytes in
            var end = offset
            while end < bytes.count, condition(bytes[end]) { end += 1 }
            return end
        }
    }

    /// Steps behind the next occurrence of `text`; goes to the end and says false when there is none.
    package mutating func skip(past text: StaticString) -> Bool {
        let first = text.withUTF8Buffer { $0[0] }
        while let byte = next {
            if byte == first, skip(text) { return true }
            offset += 1
        }
        return false
    }

    /// The text from `start` to here, with bytes that are not UTF-8 replaced.
    package func text(from start: Int) -> String {
        String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    /// The next character, readable: `"x"`, `the end`, or `the invisible character U+00A0`.
    package var nextForReading: String {
        guard !isAtEnd else { return "the end" }
        guard let scalar = String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first else {
            return "the end"
        }
        if scalar.properties.isWhitespace || scalar.properties.generalCategory.isInvisible {
            let number = String(scalar.value, radix: 16, uppercase: true)
            return "the invisible character U+" + String(repeating: "0", count: max(0, 4 - number.count)) + number
        }
        return "\"\(scalar)\""
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isInvisible: Bool {
        self == .control || self == .format || self == .privateUse || self == .unassigned
    }
}

extension ByteCursor {
    /// Steps over white space and comments, `// to the end of the line` and `/* of any length */`.
    mutating func skipSpaceAndComments() throws(SyntaxFault) {
        while true {
            skip(while: \.isSpace)
            let start = offset
            if skip("//") {
                skip { $0 != .lineFeed && $0 != .carriageReturn }
            } else if skip("/*") {
                guard skip(past: "*/") else { throw SyntaxFault(start, "this comment is never closed") }
            } else {
                return
            }
        }
    }
}
