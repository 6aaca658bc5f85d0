/// Goes through an XML file, such as a GPX route or a Core Data model, each byte once and without recursion.
///
/// It knows what loggers and Xcode write: elements, attributes, texts, comments, CDATA, and a DOCTYPE that declares
/// nothing.
package struct XMLScanner {
    /// What comes next in a file.
    package enum Event {
        case start(name: String, attributes: [String: String])
        case text(String)
        case end(name: String)
    }

    private var cursor: ByteCursor
    /// Where the event that came last begins.
    package private(set) var place = 0
    private var open: [String] = []
    private var hasRoot = false
    private var isEmptyElement = false

    package init(_ bytes: [UInt8]) {
        cursor = ByteCursor(bytes)
    }

    /// How many elements are open.
    package var depth: Int { open.count }

    /// The next event; nil at the end of the file.
    package mutating func next() throws(SyntaxFault) -> Event? {
        if isEmptyElement { return close() }
        while let byte = cursor.next {
            let start = cursor.offset
            place = start
            if byte != .less {
                if let text = try scanText() { return text }
            } else if cursor.skip("<!--") {
                guard cursor.skip(past: "-->") else { throw SyntaxFault(start, "this comment is never closed") }
            } else if cursor.skip("<![CDATA[") {
                guard cursor.skip(past: "]]>") else { throw SyntaxFault(start, "this CDATA section is never closed") }
                return .text(String(decoding: cursor.bytes[(start + 9)..<(cursor.offset - 3)], as: UTF8.self))
            } else if cursor.skip("<?") {
                try cursor.skipInstruction(from: start)
            } else if cursor.skip("<!DOCTYPE") {
                try cursor.skipDocumentType(from: start)
            } else {
                return try cursor.skip("</") ? scanEnd(from: start) : scanStart(from: start)
            }
        }
        guard let name = open.last else { return nil }
        throw SyntaxFault(cursor.offset, "the file ends inside <\(name.clipped)>")
    }

    private mutating func close() -> Event {
        isEmptyElement = false
        return .end(name: open.removeLast())
    }

    /// Characters up to the next tag; nil for white space between the parts of a file.
    private mutating func scanText() throws(SyntaxFault) -> Event? {
        let start = cursor.offset
        let text = try cursor.scanCharacters { $0 == .less }
        if depth > 0 { return .text(text) }
        let first = cursor.bytes[start..<cursor.offset].firstIndex { !$0.isSpace }
        guard let first else { return nil }
        throw SyntaxFault(first, "\(ByteCursor(cursor.bytes, at: first).nextForReading) where a tag is due")
    }

    private mutating func scanEnd(from start: Int) throws(SyntaxFault) -> Event {
        let name = cursor.scanName()
        cursor.skip(while: \.isSpace)
        guard cursor.skip(">") else { throw SyntaxFault(start, "this tag is not closed with \">\"") }
        guard let due = open.last else { throw SyntaxFault(start, "</\(name.clipped)> closes nothing") }
        guard due == name else {
            throw SyntaxFault(start, "</\(name.clipped)> where </\(due.clipped)> is due")
        }
        return close()
    }

    private mutating func scanStart(from start: Int) throws(SyntaxFault) -> Event {
        cursor.advance()
        let name = cursor.scanName()
        guard !name.isEmpty else { throw SyntaxFault(start, "\(cursor.nextForReading) where a tag is due") }
        guard depth > 0 || !hasRoot else {
            throw SyntaxFault(start, "<\(name.clipped)> behind the end of the first element")
        }
        hasRoot = true
        let attributes = try scanAttributes(of: name, from: start)
        open.append(name)
        return .start(name: name, attributes: attributes)
    }

    /// The attributes, and the end of the tag.
    private mutating func scanAttributes(of name: String, from start: Int) throws(SyntaxFault) -> [String: String] {
        var attributes: [String: String] = [:]
        while true {
            cursor.skip(while: \.isSpace)
            isEmptyElement = cursor.skip("/>")
            if isEmptyElement || cursor.skip(">") { return attributes }
            let key = cursor.scanName()
            guard !key.isEmpty, attributes[key] == nil else {
                throw SyntaxFault(start, "the tag <\(name.clipped) is not closed with \">\"")
            }
            attributes[key] = try scanValue(of: key)
        }
    }

    private mutating func scanValue(of key: String) throws(SyntaxFault) -> String {
        cursor.skip(while: \.isSpace)
        let start = cursor.offset
        let hasMark = cursor.skip("=")
        cursor.skip(while: \.isSpace)
        guard hasMark, let quote = cursor.next, quote == .quote || quote == .apostrophe else {
            throw SyntaxFault(start, "the attribute \(key.quoted) has no value in quotation marks")
        }
        cursor.advance()
        let value = try cursor.scanCharacters { $0 == quote || $0 == .less }
        guard cursor.next == quote else {
            throw SyntaxFault(start, "the value of the attribute \(key.quoted) is never closed")
        }
        cursor.advance()
        return value
    }
}
