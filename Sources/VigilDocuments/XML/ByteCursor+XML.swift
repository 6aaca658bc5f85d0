import Foundation

/// What all XML files have in common: names, entities, declarations.
extension ByteCursor {
    /// A name; empty where none stands.
    package mutating func scanName() -> String {
        let start = offset
        skip { !$0.isSpace && $0 != .greater && $0 != .slash && $0 != .less && $0 != UInt8(ascii: "=") }
        return text(from: start)
    }

    /// The characters up to a byte that ends them, with entities resolved.
    package mutating func scanCharacters(until isEnd: (UInt8) -> Bool) throws(SyntaxFault) -> String {
        var characters = ""
        while let byte = next, !isEnd(byte) {
            let start = offset
            if byte == .ampersand {
                characters += try scanEntity()
            } else {
                skip { $0 != .ampersand && !isEnd($0) }
                characters += text(from: start)
            }
        }
        return characters
    }

    /// `&amp;` and its like.
    package mutating func scanEntity() throws(SyntaxFault) -> String {
        let start = offset
        advance()
        skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "#") }
        let name = text(from: start + 1)
        guard skip(";") else {
            throw SyntaxFault(start, "the character & stands alone", hint: "write &amp;")
        }
        if let known = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"][name] { return known }
        let isHex = name.hasPrefix("#x")
        guard name.hasPrefix("#"), let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
            number > 0, let scalar = Unicode.Scalar(number)
        else {
            throw SyntaxFault(start, "unknown entity \("&\(name);".quoted)", hint: "write &amp; for the character &")
        }
        return String(scalar)
    }

    /// `<?xml ... ?>`: only its encoding matters.
    package mutating func skipInstruction(from start: Int) throws(SyntaxFault) {
        guard skip(past: "?>") else { throw SyntaxFault(start, "this declaration is never closed") }
        let text = text(from: start).lowercased()
        guard text.hasPrefix("<?xml"), let mark = text.firstRange(of: "encoding=") else { return }
        let encoding = text[mark.upperBound...].drop { $0 == "\"" || $0 == "'" }.prefix { $0 != "\"" && $0 != "'" }
        guard !["utf-8", "us-ascii"].contains(encoding) else { return }
        let message = "the file says that its encoding is \(String(encoding).quoted)"
        throw SyntaxFault(start, message, hint: "save it as UTF-8 and write encoding=\"UTF-8\"")
    }

    /// `<!DOCTYPE ...>`: Apple's names a file and declares nothing.
    package mutating func skipDocumentType(from start: Int) throws(SyntaxFault) {
        var mark: UInt8?
        while let byte = next, mark != nil || byte != .greater {
            if byte == UInt8(ascii: "["), mark == nil {
                let message = "the DOCTYPE declares entities, which are not read"
                throw SyntaxFault(start, message, hint: "remove everything from [ to ]")
            }
            if byte == .quote || byte == .apostrophe { mark = mark == nil ? byte : mark == byte ? nil : mark }
            advance()
        }
        guard skip(">") else { throw SyntaxFault(start, "this DOCTYPE is never closed") }
    }
}
