/// Walks an old-style property list (`{ key = value; list = (a, b); }`) without recursion, notes where every value is,
/// and finds the first mistake.
struct OldStylePlistScanner {
    private let source: SourceText
    private var cursor: ByteCursor
    private var builder: OutlineBuilder
    /// Whether a semicolon, a comma or the end of the container has to come next.
    private var needsSeparator = false

    private init(_ source: SourceText, atMost limit: Int) {
        self.source = source
        builder = OutlineBuilder(atMost: limit)
        cursor = ByteCursor(source.bytes)
    }

    /// The outline of an old-style property list, or its first mistake.
    static func scan(_ source: SourceText, atMost limit: Int) throws(SyntaxFault) -> Outline {
        var scanner = OldStylePlistScanner(source, atMost: limit)
        try scanner.scan()
        return scanner.builder.outline
    }

    private mutating func scan() throws(SyntaxFault) {
        try cursor.skipSpaceAndComments()
        try scanValue()
        while builder.depth > 0 {
            try cursor.skipSpaceAndComments()
            try scanInside()
        }
        try cursor.skipSpaceAndComments()
        guard cursor.isAtEnd else { throw fault("\(cursor.nextForReading) after the end of the property list") }
    }

    /// One step inside a container: its end, a separator, or a value.
    private mutating func scanInside() throws(SyntaxFault) {
        guard let byte = cursor.next else { throw unclosed() }
        let isObject = builder.isInObject
        let separator = UInt8(ascii: isObject ? ";" : ",")
        if byte == UInt8(ascii: isObject ? "}" : ")") {
            if isObject, needsSeparator { throw fault("a semicolon is missing before \"}\"") }
            cursor.advance()
            builder.close()
            needsSeparator = true
        } else if needsSeparator {
            guard byte == separator else {
                let hint = OldStylePlistScanner.isWordByte(byte) ? nil : OldStylePlistScanner.quoting
                throw fault(
                    "a \(isObject ? "semicolon" : "comma") is missing before \(cursor.nextForReading)", hint: hint)
            }
            cursor.advance()
            needsSeparator = false
        } else if isObject {
            try scanEntry()
        } else {
            try scanValue()
        }
    }

    private mutating func scanEntry() throws(SyntaxFault) {
        let start = cursor.offset
        let name = try scanString("a key")
        try cursor.skipSpaceAndComments()
        builder.key(name, at: start)
        if cursor.next == UInt8(ascii: ";") {
            // A key alone has its own name as value.
            try leaf(.string, at: start)
        } else if cursor.skip("=") {
            try cursor.skipSpaceAndComments()
            try scanValue()
        } else {
            throw fault("\"=\" is missing after the key \(name.quoted)")
        }
    }

    private mutating func scanValue() throws(SyntaxFault) {
        let start = cursor.offset
        switch cursor.next {
        case UInt8(ascii: "{"), UInt8(ascii: "("):
            try builder.open(cursor.next == UInt8(ascii: "{") ? .object : .array, at: start)
            cursor.advance()
            needsSeparator = false
        case .less:
            cursor.advance()
            cursor.skip { $0.isHexDigit || $0.isSpace }
            guard cursor.skip(">") else { throw fault("\(cursor.nextForReading) in data: hexadecimal digits are due") }
            try leaf(.other, at: start)
        case nil where builder.depth > 0: throw unclosed()
        default:
            _ = try scanString("a value")
            try leaf(.string, at: start)
        }
    }

    private mutating func leaf(_ kind: Outline.Kind, at start: Int) throws(SyntaxFault) {
        try builder.leaf(kind, at: start)
        needsSeparator = true
    }

    /// A string with or without quotation marks; its text, with escapes for special characters left as they are.
    private mutating func scanString(_ what: String) throws(SyntaxFault) -> String {
        let start = cursor.offset
        guard let mark = cursor.next, mark == .quote || mark == .apostrophe else {
            cursor.skip(while: OldStylePlistScanner.isWordByte)
            guard cursor.offset > start else {
                throw fault("\(cursor.nextForReading) where \(what) is due", hint: OldStylePlistScanner.quoting)
            }
            return cursor.text(from: start)
        }
        cursor.advance()
        while let byte = cursor.next, byte != mark { cursor.advance(by: byte == .backslash ? 2 : 1) }
        let text = cursor.text(from: start + 1)
        guard !cursor.isAtEnd else { throw SyntaxFault(start, "this string is never closed") }
        cursor.advance()
        return text
    }

    private static let quoting = "texts with other characters than letters, digits and _$/:.- are quoted"

    /// What a string without quotation marks may hold.
    private static func isWordByte(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || "_$/:.-".utf8.contains(byte)
    }

    private func fault(_ message: String, hint: String? = nil) -> SyntaxFault {
        SyntaxFault(cursor.offset, message, hint: hint)
    }

    private func unclosed() -> SyntaxFault {
        let line = source.position(at: builder.openOffset).line
        return fault("the file ends inside the \(builder.isInObject ? "{" : "(") of line \(line)")
    }
}
