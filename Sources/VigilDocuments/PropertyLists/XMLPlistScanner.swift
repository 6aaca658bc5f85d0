/// Walks an XML property list without recursion, notes where every value is, and finds the first mistake.
///
/// It is stricter than Foundation, which reads over text behind the end and names wrong lines. Numbers, dates and data
/// are left to Foundation.
struct XMLPlistScanner {
    let source: SourceText
    var cursor: ByteCursor
    private var builder: OutlineBuilder
    /// The tags that are open around here.
    private var open: [(name: String, offset: Int)] = []
    private var isDone = false

    private init(_ source: SourceText, atMost limit: Int) {
        self.source = source
        builder = OutlineBuilder(atMost: limit)
        cursor = ByteCursor(source.bytes)
    }

    /// The outline of an XML property list, or its first mistake.
    static func scan(_ source: SourceText, atMost limit: Int) throws(SyntaxFault) -> Outline {
        var scanner = XMLPlistScanner(source, atMost: limit)
        try scanner.scan()
        return scanner.builder.outline
    }

    private mutating func scan() throws(SyntaxFault) {
        cursor.skip(while: \.isSpace)
        while !cursor.isAtEnd {
            try scanMarkup()
            cursor.skip(while: \.isSpace)
        }
        if let last = open.last {
            throw SyntaxFault(cursor.offset, "the file ends inside <\(last.name)> of line \(line(of: last.offset))")
        }
        guard builder.hasRoot else { throw SyntaxFault(cursor.offset, "there is no value in this property list") }
    }

    /// One tag, comment or declaration.
    private mutating func scanMarkup() throws(SyntaxFault) {
        let start = cursor.offset
        if cursor.skip("<!--") {
            guard cursor.skip(past: "-->") else { throw SyntaxFault(start, "this comment is never closed") }
        } else if cursor.skip("<?") {
            try cursor.skipInstruction(from: start)
        } else if cursor.skip("<!DOCTYPE") {
            try cursor.skipDocumentType(from: start)
        } else if isDone {
            throw SyntaxFault(start, "\(cursor.nextForReading) behind the end of the property list")
        } else if cursor.skip("</") {
            try scanEndTag(from: start)
        } else if cursor.next == .less, cursor.second?.isLetter == true {
            try scanTag()
        } else if cursor.next == .less, cursor.second == nil {
            throw SyntaxFault(start, "the file ends in the middle of a tag: it may be cut off")
        } else {
            throw SyntaxFault(start, "\(cursor.nextForReading) where a tag is due")
        }
    }

    private mutating func scanTag() throws(SyntaxFault) {
        let start = cursor.offset
        cursor.advance()
        let name = cursor.scanName()
        let isEmpty = try skipAttributes(of: name, from: start)
        switch name {
        case "plist":
            guard open.isEmpty, !builder.hasRoot else { throw SyntaxFault(start, "<plist> inside a property list") }
            if !isEmpty { open.append((name, start)) }
        case "key":
            try scanKey(from: start, isEmpty: isEmpty)
        case "dict", "array":
            try checkPlace(of: name, at: start)
            try builder.open(name == "dict" ? .object : .array, at: start)
            if isEmpty { builder.close() } else { open.append((name, start)) }
        default:
            guard let kind = XMLPlistScanner.leaves[name] else { throw unknown(name, at: start) }
            try checkPlace(of: name, at: start)
            if !isEmpty { _ = try scanText(of: name, from: start) }
            try builder.leaf(kind, at: start)
        }
    }

    private static let leaves: [String: Outline.Kind] = [
        "string": .string, "integer": .number, "real": .number, "true": .boolean, "false": .boolean, "date": .other,
        "data": .other,
    ]

    private func unknown(_ name: String, at start: Int) -> SyntaxFault {
        let known = ["dict", "array", "key", "plist"] + XMLPlistScanner.leaves.keys.sorted()
        let meant = ["bool": "true", "boolean": "true", "int": "integer", "number": "integer", "float": "real"][name]
        let hint = (meant ?? closestMatch(to: name, in: known)).map { "did you mean <\($0)>?" }
        return SyntaxFault(start, "unknown tag <\(name.clipped)>", hint: hint)
    }

    private mutating func scanKey(from start: Int, isEmpty: Bool) throws(SyntaxFault) {
        guard builder.isInObject else { throw SyntaxFault(start, "<key> outside a <dict>") }
        if let key = builder.pendingKey { throw SyntaxFault(start, "the key \(key.quoted) has no value") }
        builder.key(isEmpty ? "" : try scanText(of: "key", from: start), at: start)
    }

    private func checkPlace(of name: String, at start: Int) throws(SyntaxFault) {
        if builder.isInObject, !builder.hasKey { throw SyntaxFault(start, "<\(name)> without a <key> before it") }
        if builder.depth == 0, builder.hasRoot {
            throw SyntaxFault(start, "a second value beside the first: a property list has one")
        }
    }

    private mutating func scanEndTag(from start: Int) throws(SyntaxFault) {
        let name = cursor.scanName()
        cursor.skip(while: \.isSpace)
        guard cursor.skip(">") else { throw SyntaxFault(start, "this tag is not closed with \">\"") }
        guard let last = open.last else { throw SyntaxFault(start, "</\(name.clipped)> closes nothing") }
        guard last.name == name else {
            let due = "</\(last.name)> is due, for the <\(last.name)> of line \(line(of: last.offset))"
            throw SyntaxFault(start, "</\(name.clipped)> where \(due)")
        }
        if let key = builder.pendingKey { throw SyntaxFault(start, "the key \(key.quoted) has no value") }
        open.removeLast()
        if builder.depth > 0, name != "plist" { builder.close() }
        isDone = open.isEmpty
    }

    func line(of offset: Int) -> Int { source.position(at: offset).line }
}
