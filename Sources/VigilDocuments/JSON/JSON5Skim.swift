/// Some members of the outermost object of a JSON5 text, found without making anything of the others.
///
/// It is for texts of which a whole reading tells what is wrong: what is odd in any way is left to that.
package enum JSON5Skim {
    /// The values of some keys.
    ///
    /// - Returns: nil where the text is not plainly an object, or one of its keys is not plain: then it is to be read whole.
    package static func members(_ keys: Set<String>, of bytes: [UInt8]) -> [String: JSONValue]? {
        var cursor = ByteCursor(bytes)
        do {
            try cursor.skipSpaceAndComments()
            guard cursor.skip("{") else { return nil }
            var found: [String: JSONValue] = [:]
            while true {
                try cursor.skipSpaceAndComments()
                if cursor.skip("}") { return found }
                guard let key = key(&cursor) else { return nil }
                try cursor.skipSpaceAndComments()
                guard cursor.skip(":") else { return nil }
                try cursor.skipSpaceAndComments()
                let start = cursor.offset
                guard try skipValue(&cursor) else { return nil }
                if keys.contains(key) {
                    let text = SourceText(Array(bytes[start..<cursor.offset]))
                    let (outline, values) = try JSON5Scanner.contents(of: text)
                    guard outline.duplicates.isEmpty, found[key] == nil else { return nil }
                    found[key] = outline.value(with: values)
                }
                try cursor.skipSpaceAndComments()
                if !cursor.skip(","), cursor.next != UInt8(ascii: "}") { return nil }
            }
        } catch {
            return nil
        }
    }

    /// A key of plain letters, quoted or not.
    private static func key(_ cursor: inout ByteCursor) -> String? {
        let mark = cursor.next == .quote || cursor.next == .apostrophe ? cursor.next : nil
        if mark != nil { cursor.advance() }
        let start = cursor.offset
        cursor.skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "_") }
        let name = cursor.text(from: start)
        guard !name.isEmpty, mark == nil || cursor.next == mark else { return nil }
        if mark != nil { cursor.advance() }
        return name
    }

    /// Steps over a value; false where it does not end.
    private static func skipValue(_ cursor: inout ByteCursor) throws(SyntaxFault) -> Bool {
        var depth = 0
        while let byte = cursor.next {
            switch byte {
            case .quote, .apostrophe:
                guard skipString(&cursor) else { return false }
                if depth == 0 { return true }
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                cursor.advance()
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                // A word ends before what closes the object.
                if depth == 0 { return true }
                depth -= 1
                cursor.advance()
                if depth == 0 { return true }
            case UInt8(ascii: ",") where depth == 0: return true
            case .slash:
                let start = cursor.offset
                try cursor.skipSpaceAndComments()
                if cursor.offset == start { return false }
            default: cursor.advance()
            }
            cursor.skip { $0.isLetter || $0.isDigit || $0 == .space || $0 == .lineFeed }
        }
        return false
    }

    private static func skipString(_ cursor: inout ByteCursor) -> Bool {
        let mark = cursor.next
        cursor.advance()
        while let byte = cursor.next, byte != .lineFeed {
            cursor.advance(by: byte == .backslash ? 2 : 1)
            if byte == mark { return true }
        }
        return false
    }
}
