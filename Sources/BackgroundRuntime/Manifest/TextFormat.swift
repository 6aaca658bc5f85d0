import Foundation

/// Which text format a file is in, told from its first characters.
enum TextFormat {
    case xml
    case oldStyle
    case json
    /// None of them, and why.
    case unknown(SyntaxFault)

    /// The format of `source`; a name that ends in `.json` or `.json5` settles it.
    static func of(_ source: SourceText, file: String) -> TextFormat {
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
            return .unknown(SyntaxFault(cursor.offset, message, hint: "give the Info.plist of the app"))
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

/// Files of other kinds that are given by mistake.
struct FileKind {
    let name: String
    var hint: String?

    /// The kind of a file that begins with a known signature; nil for anything else.
    static func of(_ data: Data) -> FileKind? {
        signatures.first { data.starts(with: $0.bytes) }?.kind
    }

    private static let program = FileKind(name: "a program", hint: "give the Info.plist beside it")
    private static let signatures: [(bytes: [UInt8], kind: FileKind)] = [
        ([0x89, 0x50, 0x4E, 0x47], FileKind(name: "a PNG image")),
        ([0xFF, 0xD8, 0xFF], FileKind(name: "a JPEG image")),
        ([0x25, 0x50, 0x44, 0x46], FileKind(name: "a PDF document")),
        ([0x50, 0x4B, 0x03, 0x04], FileKind(name: "a ZIP archive", hint: "unpack it and give the Info.plist inside")),
        ([0x1F, 0x8B], FileKind(name: "a compressed file", hint: "unpack it first")),
        ([0x7F, 0x45, 0x4C, 0x46], program),
        ([0xCF, 0xFA, 0xED, 0xFE], program),
        ([0xCA, 0xFE, 0xBA, 0xBE], program),
    ]
}
