/// The tokens of a property list: attributes and texts.
extension XMLPlistScanner {
    /// Steps behind the end of a tag; whether the tag closes itself.
    mutating func skipAttributes(of name: String, from start: Int) throws(SyntaxFault) -> Bool {
        cursor.skip { $0 != .greater && $0 != .less }
        guard cursor.next == .greater else {
            throw SyntaxFault(start, "the tag <\(name.clipped) is not closed with \">\"")
        }
        let isEmpty = cursor.bytes[cursor.offset - 1] == .slash
        cursor.advance()
        return isEmpty
    }

    /// The text up to the end tag of `element`, and the end tag.
    mutating func scanText(of element: String, from start: Int) throws(SyntaxFault) -> String {
        var text = ""
        while true {
            let begin = cursor.offset
            cursor.skip { $0 != .less && $0 != UInt8(ascii: "&") && ($0 >= .space || $0.isSpace) }
            text += cursor.text(from: begin)
            let mark = cursor.offset
            if cursor.isAtEnd {
                throw SyntaxFault(mark, "the file ends inside <\(element)> of line \(line(of: start))")
            } else if cursor.skip("<![CDATA[") {
                guard cursor.skip(past: "]]>") else { throw SyntaxFault(mark, "this CDATA section is never closed") }
                text += String(decoding: cursor.bytes[(mark + 9)..<(cursor.offset - 3)], as: UTF8.self)
            } else if cursor.next == UInt8(ascii: "&") {
                text += try cursor.scanEntity()
            } else if cursor.skip("</"), cursor.scanName() == element {
                cursor.skip(while: \.isSpace)
                if cursor.skip(">") { return text }
                throw SyntaxFault(mark, "this tag is not closed with \">\"")
            } else {
                let cursor = ByteCursor(cursor.bytes, at: mark)
                let message = "\(cursor.nextForReading) inside <\(element)> of line \(line(of: start))"
                let hint = cursor.next == .less ? "close it with </\(element)>, or write &lt; for the character <" : nil
                throw SyntaxFault(mark, message, hint: hint)
            }
        }
    }
}
