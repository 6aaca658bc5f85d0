/// Texts and numbers as JSON writes them, byte for byte as Foundation's encoder does without escaped slashes.
package enum JSONText {
    /// Adds a text in quotation marks.
    package static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        appendEscaped(text.utf8, to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Adds the parts of a text, each in quotation marks, with commas between; nothing for the empty text.
    package static func appendList(_ text: String, separator: String, to bytes: inout [UInt8]) {
        guard !text.isEmpty, let separator = separator.utf8.first else { return }
        bytes.append(UInt8(ascii: "\""))
        for (index, part) in text.utf8.split(separator: separator, omittingEmptySubsequences: false).enumerated() {
            if index > 0 { bytes += "\",\"".utf8 }
            appendEscaped(part, to: &bytes)
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// Adds a whole number.
    package static func append(_ number: Int64, to bytes: inout [UInt8]) {
        let start = bytes.count
        var rest = number.magnitude
        repeat {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        if number < 0 { bytes.append(UInt8(ascii: "-")) }
        bytes[start...].reverse()
    }

    private static func appendEscaped(_ text: some Collection<UInt8>, to bytes: inout [UInt8]) {
        let isPlain = text.withContiguousStorageIfAvailable { storage in
            guard storage.allSatisfy({ !needsEscape($0) }) else { return false }
            bytes += storage
            return true
        }
        if isPlain == true { return }
        for byte in text {
            if needsEscape(byte) { bytes += escape(byte).utf8 } else { bytes.append(byte) }
        }
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func escape(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case 0x08: "\\b"
        case 0x09: "\\t"
        case 0x0A: "\\n"
        case 0x0C: "\\f"
        case 0x0D: "\\r"
        default: "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
        }
    }
}
