import Foundation

/// Names, attributes, texts and declarations.
extension XMLPlistScanner {
    mutating func scanName() -> String {
        let start = cursor.offset
        cursor.skip { !$0.isSpace && $0 != .greater && $0 != .slash && $0 != .less }
        return cursor.text(from: start)
    }

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
                text += try scanEntity()
            } else if cursor.skip("</"), scanName() == element {
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

    private mutating func scanEntity() throws(SyntaxFault) -> String {
        let start = cursor.offset
        cursor.advance()
        cursor.skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "#") }
        let name = cursor.text(from: start + 1)
        guard cursor.skip(";") else {
            throw SyntaxFault(start, "the character & stands alone", hint: "write &amp;")
        }
        if let text = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"][name] { return text }
        let isHex = name.hasPrefix("#x")
        guard name.hasPrefix("#"), let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
            number > 0, let scalar = Unicode.Scalar(number)
        else {
            throw SyntaxFault(start, "unknown entity \("&\(name);".quoted)", hint: "write &amp; for the character &")
        }
        return String(scalar)
    }

    /// `<?xml ... ?>`: only its encoding matters.
    mutating func skipInstruction(from start: Int) throws(SyntaxFault) {
        guard cursor.skip(past: "?>") else { throw SyntaxFault(start, "this declaration is never closed") }
        let text = cursor.text(from: start).lowercased()
        guard text.hasPrefix("<?xml"), let mark = text.firstRange(of: "encoding=") else { return }
        let encoding = text[mark.upperBound...].drop { $0 == "\"" || $0 == "'" }.prefix { $0 != "\"" && $0 != "'" }
        guard !["utf-8", "us-ascii"].contains(encoding) else { return }
        let message = "the file says that its encoding is \(String(encoding).quoted)"
        throw SyntaxFault(start, message, hint: "save it as UTF-8 and write encoding=\"UTF-8\"")
    }

    /// `<!DOCTYPE ...>`: Apple's names a file and declares nothing.
    mutating func skipDocumentType(from start: Int) throws(SyntaxFault) {
        var mark: UInt8?
        while let byte = cursor.next, mark != nil || byte != .greater {
            if byte == UInt8(ascii: "["), mark == nil {
                let message = "the DOCTYPE declares entities, which no property list has"
                throw SyntaxFault(start, message, hint: "remove everything from [ to ]")
            }
            if byte == .quote || byte == .apostrophe { mark = mark == nil ? byte : mark == byte ? nil : mark }
            cursor.advance()
        }
        guard cursor.skip(">") else { throw SyntaxFault(start, "this DOCTYPE is never closed") }
    }
}
