/// Reads an enumeration: `typedef NS_ENUM(NSInteger, Mode) { … };`, `typedef enum { … } Mode;`.
struct EnumerationReader {
    var cursor: HeaderCursor
    private let isTypedef: Bool
    /// The words that an enumeration begins with.
    static let words: Set = ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "enum"]

    init(_ cursor: HeaderCursor, isTypedef: Bool) { (self.cursor, self.isTypedef) = (cursor, isTypedef) }

    mutating func read() -> HeaderEnumeration? {
        let (line, word) = (cursor.line, cursor.next())
        guard word == "enum" else { return macro(word, line) }
        var name = cursor.isWord ? cursor.next() : ""
        var rawType = CType(base: "unsigned int")
        if cursor.take(":") {
            var types = HeaderTypes(cursor)
            guard let raw = types.declaration()?.type else { return nil }
            (rawType, cursor) = (raw, types.cursor)
        }
        guard cursor.text == "{", let cases = cases() else { return nil }
        if isTypedef, cursor.isWord { name = cursor.next() }
        return finished(name, .plain, rawType, cases, line)
    }

    private mutating func macro(_ word: String, _ line: Int) -> HeaderEnumeration? {
        guard cursor.text == "(" else { return nil }
        var types = HeaderTypes(HeaderCursor(cursor.group()))
        guard let raw = types.declaration()?.type, types.cursor.take(","), types.cursor.isWord else { return nil }
        let name = types.cursor.next()
        guard cursor.text == "{", let cases = cases() else { return nil }
        let rawType = word == "NS_ERROR_ENUM" ? CType(base: "NSInteger") : raw
        return finished(name, word == "NS_OPTIONS" ? .options : .closed, rawType, cases, line)
    }

    private mutating func finished(
        _ name: String, _ kind: HeaderEnumeration.Kind, _ rawType: CType, _ cases: [HeaderEnumeration.Case],
        _ line: Int
    ) -> HeaderEnumeration? {
        var attributes = HeaderAttributes()
        while !cursor.isAtEnd, cursor.text != ";" { guard attributes.take(&cursor) else { return nil } }
        guard cursor.take(";") else { return nil }
        return HeaderEnumeration(
            name: name, kind: kind, rawType: rawType, cases: cases, swiftName: attributes.swiftName, line: line)
    }

    /// What stands in the braces.
    private mutating func cases() -> [HeaderEnumeration.Case]? {
        var inner = HeaderCursor(cursor.group())
        var found: [HeaderEnumeration.Case] = []
        while !inner.isAtEnd {
            guard inner.isWord else { return nil }
            let name = inner.next()
            var (attributes, value) = (HeaderAttributes(), [HeaderToken]())
            while HeaderAttributes.isAttribute(inner.text), attributes.take(&inner) {}
            if inner.take("=") {
                while !inner.isAtEnd, inner.text != "," {
                    value.append(inner.tokens[inner.at])
                    inner.next()
                }
            }
            found.append(.init(name: name, value: value, swiftName: attributes.swiftName))
            guard inner.take(",") || inner.isAtEnd else { return nil }
        }
        return found
    }
}

/// What constants of an enumeration are, as far as they are numbers and other constants of the same header.
struct EnumerationValues {
    private var known: [String: Int] = [:]
    private var cursor = HeaderCursor([])
    private var depth = 0

    /// The value of a constant; nil where it is not understood.
    mutating func value(of one: HeaderEnumeration.Case, after last: Int?) -> Int? {
        let next = last.map { $0 &+ 1 } ?? 0
        (cursor, depth) = (HeaderCursor(one.value), 0)
        let value = one.value.isEmpty ? next : sum()
        guard let value, cursor.isAtEnd else { return nil }
        known[one.name] = value
        return value
    }

    private static let levels = [["|"], ["&"], ["<<", ">"], ["+", "-"], ["*"]]

    private mutating func sum(_ level: Int = 0) -> Int? {
        guard level < Self.levels.count else { return single() }
        guard var value = sum(level + 1) else { return nil }
        while Self.levels[level].contains(cursor.text) {
            let sign = cursor.next()
            if sign == ">", !cursor.take(">") { return nil }
            guard let other = sum(level + 1), let result = Self.apply(sign, value, other) else { return nil }
            value = result
        }
        return value
    }

    private static func apply(_ sign: String, _ one: Int, _ other: Int) -> Int? {
        switch sign {
        case "|": one | other
        case "&": one & other
        case "<<": (0..<64).contains(other) ? one << other : nil
        case ">": (0..<64).contains(other) ? one >> other : nil
        case "+": one &+ other
        case "-": one &- other
        default: one.multipliedReportingOverflow(by: other).overflow ? nil : one * other
        }
    }

    private mutating func single() -> Int? {
        depth += 1
        guard depth < 100 else { return nil }
        if cursor.take("(") {
            let value = sum()
            return cursor.take(")") ? value : nil
        }
        if cursor.take("-") { return single().map { 0 &- $0 } }
        if cursor.take("~") { return single().map { ~$0 } }
        let text = cursor.next()
        return known[text] ?? Self.number(text)
    }

    private static func number(_ text: String) -> Int? {
        let isHexadecimal = text.hasPrefix("0x") || text.hasPrefix("0X")
        let plain = text.lowercased().trimmingSuffix { "ul".contains($0) }
        if isHexadecimal { return Int(plain.dropFirst(2), radix: 16) }
        if plain == "yes" || plain == "no" { return plain == "yes" ? 1 : 0 }
        if plain == "nsintegermax" || plain == "nsuintegermax" { return Int.max }
        return Int(plain)
    }
}

extension String {
    fileprivate func trimmingSuffix(_ isEnd: (Character) -> Bool) -> String {
        var text = self
        while let last = text.last, isEnd(last) { text.removeLast() }
        return text
    }
}
