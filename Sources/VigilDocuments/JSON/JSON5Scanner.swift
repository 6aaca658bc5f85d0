/// Checks the syntax of JSON5 without recursion, and notes where every value is.
///
/// Foundation decodes JSON5 but says only "not valid JSON", and it can be killed by deep nesting. This scanner finds
/// the first mistake with its place and its reason, and bounds the nesting; it accepts no text that Foundation refuses.
/// Refused on purpose: `NaN` and `Infinity`, and strings that go on over the end of a line.
package struct JSON5Scanner {
    let source: SourceText
    var cursor: ByteCursor
    private var builder = OutlineBuilder()
    /// What each value of the outline holds, for those without parts.
    private var contents: [JSONValue] = []
    /// Whether a comma or the end of the container has to come next.
    private var needsComma = false

    private init(_ source: SourceText) {
        self.source = source
        cursor = ByteCursor(source.bytes)
    }

    /// The outline of a JSON5 text, or its first mistake.
    package static func scan(_ source: SourceText) throws(SyntaxFault) -> Outline {
        try contents(of: source).outline
    }

    /// The outline of a JSON5 text, and what each value in it holds that has no parts; or its first mistake.
    static func contents(of source: SourceText) throws(SyntaxFault) -> (outline: Outline, values: [JSONValue]) {
        var scanner = JSON5Scanner(source)
        try scanner.scan()
        return (scanner.builder.outline, scanner.contents)
    }

    private mutating func scan() throws(SyntaxFault) {
        try cursor.skipSpaceAndComments()
        guard !cursor.isAtEnd else { throw fault("the file is empty") }
        try scanValue()
        while builder.depth > 0 {
            try cursor.skipSpaceAndComments()
            try scanInside()
        }
        try cursor.skipSpaceAndComments()
        guard cursor.isAtEnd else { throw fault("\(cursor.nextForReading) after the end of the value") }
    }

    /// One step inside a container: its end, a comma, or a value.
    private mutating func scanInside() throws(SyntaxFault) {
        switch cursor.next {
        case nil: throw unclosed()
        case UInt8(ascii: "}"), UInt8(ascii: "]"): try scanEnd()
        case UInt8(ascii: ","):
            guard needsComma else { throw fault("a comma without a value before it") }
            cursor.advance()
            needsComma = false
        case _ where needsComma:
            throw fault("a comma is missing before \(cursor.nextForReading)")
        default:
            if builder.isInObject { try scanKey() }
            try scanValue()
        }
    }

    private mutating func scanEnd() throws(SyntaxFault) {
        guard cursor.next == UInt8(ascii: builder.isInObject ? "}" : "]") else {
            throw fault("\(cursor.nextForReading) where \(builder.isInObject ? "\"}\"" : "\"]\"") is due")
        }
        cursor.advance()
        builder.close()
        needsComma = true
    }

    private mutating func scanKey() throws(SyntaxFault) {
        let start = cursor.offset
        let isQuoted = cursor.next == .quote || cursor.next == .apostrophe
        let name = isQuoted ? try scanString() : try scanIdentifier()
        try cursor.skipSpaceAndComments()
        guard cursor.next == UInt8(ascii: ":") else {
            throw fault("a colon is missing after the key \(name.quoted)")
        }
        cursor.advance()
        try cursor.skipSpaceAndComments()
        builder.key(name, at: start)
    }

    private mutating func scanValue() throws(SyntaxFault) {
        let start = cursor.offset
        switch cursor.next {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            try builder.open(cursor.next == UInt8(ascii: "{") ? .object : .array, at: start)
            contents.append(.null)
            cursor.advance()
            needsComma = false
        case .quote, .apostrophe:
            try scanned(.string, .string(try scanString()), from: start)
        case nil where builder.depth > 0: throw unclosed()
        default:
            let value = try scanWord()
            try scanned(value.outlineKind, value, from: start)
        }
    }

    private mutating func scanned(_ kind: Outline.Kind, _ value: JSONValue, from start: Int) throws(SyntaxFault) {
        try builder.leaf(kind, at: start)
        contents.append(value)
        needsComma = true
    }

    func fault(_ message: String, hint: String? = nil) -> SyntaxFault {
        SyntaxFault(cursor.offset, message, hint: hint)
    }

    private func unclosed() -> SyntaxFault {
        let line = source.position(at: builder.openOffset).line
        return fault("the file ends inside the \(builder.isInObject ? "{" : "[") of line \(line)")
    }
}
