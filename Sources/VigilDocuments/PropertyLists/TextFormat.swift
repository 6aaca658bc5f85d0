/// Which text format a file is in, told from its first characters.
enum TextFormat {
    case xml
    case oldStyle
    case json
    /// None of them, and why.
    case unknown(SyntaxFault)

    /// The format of `source`; a name that ends in `.json` or `.json5` settles it.
    static func of(_ source: SourceText, file: String, as kind: InputFile) -> TextFormat {
        if file.hasSuffix(".json") || file.hasSuffix(".json5") { return .json }
        var cursor = ByteCursor(source.bytes)
        skipSpace(&cursor)
        switch cursor.next {
        case nil: return .unknown(SyntaxFault(0, "the file is empty"))
        case .less where cursor.second.map { $0.isLetter || $0 == .bang || $0 == .question } == true: return .xml
        case UInt8(ascii: "["): return .json
        case UInt8(ascii: "("): return .oldStyle
        case UInt8(ascii: "{"): return ofBraces(cursor)
        default:
            let line = String(decoding: source.line(at: cursor.offset).prefix(60), as: UTF8.self)
            let message = "not a property list: it begins with \(line.quoted)"
            return .unknown(SyntaxFault(cursor.offset, message, hint: kind.advice))
        }
    }

    /// JSON and old-style both begin with a brace; what follows the first key tells them apart.
    private static func ofBraces(_ cursor: ByteCursor) -> TextFormat {
        var cursor = cursor
        cursor.advance()
        skipSpace(&cursor)
        if let mark = cursor.next, mark == .quote || mark == .apostrophe {
            cursor.advance()
            while let byte = cursor.next, byte != mark { cursor.advance(by: byte == .backslash ? 2 : 1) }
            cursor.advance()
        } else {
            cursor.skip { !$0.isSpace && !":=;{}/".utf8.contains($0) }
        }
        skipSpace(&cursor)
        return cursor.next == UInt8(ascii: "=") || cursor.next == UInt8(ascii: ";") ? .oldStyle : .json
    }

    /// White space and the comments that JSON5 and old-style property lists share.
    private static func skipSpace(_ cursor: inout ByteCursor) {
        while true {
            cursor.skip(while: \.isSpace)
            if cursor.skip("//") {
                cursor.skip { $0 != .lineFeed && $0 != .carriageReturn }
            } else if cursor.skip("/*") {
                _ = cursor.skip(past: "*/")
            } else {
                return
            }
        }
    }
}
