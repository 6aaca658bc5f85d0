// Classes, protocols, categories, and what is in them.

extension HeaderParser {
    mutating func interface() {
        let (line, before) = (cursor.line, ownAttributes())
        cursor.next()
        let name = cursor.next()
        skipParameters()
        guard cursor.text == "(" else {
            return finish(HeaderType(kind: .ofClass, name: name, swiftName: before.swiftName, line: line))
        }
        // A class extension has no name, and says nothing to others.
        guard !cursor.group().isEmpty else { return skipToEnd() }
        finish(HeaderType(kind: .category, name: name, line: line))
    }

    /// The parameters of a generic class.
    private mutating func skipParameters() {
        if cursor.text == "<", cursor.peek(2) == ":" || cursor.peek(2) == "," || isGeneric { _ = cursor.group() }
    }

    /// What stands behind the name of a class or a category.
    private mutating func finish(_ type: HeaderType) {
        var type = type
        if cursor.take(":") {
            type.superclass = cursor.next()
            if cursor.text == "<", isGeneric { _ = cursor.group() }
        }
        if cursor.text == "<" { type.protocols = protocols() }
        if cursor.text == "{" { _ = cursor.group() }
        type.members = members()
        add(.type(type))
    }

    private mutating func protocols() -> [String] { cursor.group().filter { $0.kind == .word }.map(\.text) }

    /// Whether what stands in these angle brackets is followed by more of the head.
    private var isGeneric: Bool {
        var ahead = cursor
        _ = ahead.group()
        return ahead.text == ":" || ahead.text == "<"
    }

    mutating func declaredProtocol() {
        let (line, before) = (cursor.line, ownAttributes())
        cursor.next()
        let name = cursor.next()
        guard cursor.text != ";", cursor.text != "," else {
            cursor.statement()
            return
        }
        var type = HeaderType(kind: .ofProtocol, name: name, swiftName: before.swiftName, line: line)
        if cursor.text == "<" { type.protocols = protocols() }
        type.members = members()
        add(.type(type))
    }

    private mutating func skipToEnd() {
        while !cursor.isAtEnd, !cursor.take("@end") { cursor.next() }
    }

    private mutating func members() -> [HeaderMember] {
        var (found, isOptional) = ([HeaderMember](), false)
        while !cursor.isAtEnd, !cursor.take("@end"), cursor.text != "@interface", cursor.text != "@protocol" {
            let start = cursor.at
            if ["@optional", "@required"].contains(cursor.text) {
                isOptional = cursor.next() == "@optional"
            } else if !passed() {
                let line = cursor.line
                if let declaration = member() {
                    found.append(
                        HeaderMember(declaration: declaration, isOptional: isOptional, isAudited: isAudited, line: line)
                    )
                }
            }
            if cursor.at == start { cursor.next() }
        }
        return found
    }

    /// Whether it was no member that is passed now.
    private mutating func passed() -> Bool {
        switch cursor.text {
        case "NS_ASSUME_NONNULL_BEGIN": begin(audited: true)
        case "NS_ASSUME_NONNULL_END": begin(audited: false)
        case ";": cursor.next()
        default: return false
        }
        return true
    }

    private mutating func member() -> HeaderMember.Declaration? {
        let (line, start) = (cursor.line, cursor.at)
        if cursor.text == "@property" {
            if let property = property() { return .property(property) }
        } else if cursor.text == "-" || cursor.text == "+" {
            if let method = method() { return .method(method) }
        } else if HeaderAttributes.isAttribute(cursor.text) {
            var attributes = HeaderAttributes()
            if attributes.take(&cursor) { return nil }
        }
        cursor.go(to: start)
        pass(cursor.statement(), line: line)
        return nil
    }

    private mutating func property() -> HeaderProperty? {
        cursor.next()
        let words = cursor.text == "(" ? cursor.group().map(\.text) : []
        var types = HeaderTypes(cursor)
        guard case (var type, let name?)? = types.declaration() else { return nil }
        cursor = types.cursor
        guard let attributes = attributesToEnd() else { return nil }
        type.nullability = Self.nullability(words) ?? type.nullability
        let getter = words.firstIndex(of: "getter").flatMap { words.indices.contains($0 + 2) ? words[$0 + 2] : nil }
        let called = type.base == "BOOL" || type.base == "bool" ? getter : nil
        return HeaderProperty(
            name: attributes.swiftName ?? called ?? name, type: type, isReadOnly: words.contains("readonly"),
            isOfClass: words.contains("class"), isWeak: words.contains("weak"))
    }

    private static func nullability(_ words: [String]) -> CType.Nullability? {
        if words.contains("null_resettable") || words.contains("null_unspecified") { return .unspecified }
        if words.contains("nonnull") { return .nonnull }
        return words.contains("nullable") ? .nullable : nil
    }

    /// What is said behind a member, up to its semicolon; nil where that is not understood.
    private mutating func attributesToEnd() -> HeaderAttributes? {
        var attributes = HeaderAttributes()
        while !cursor.isAtEnd, cursor.text != ";" { guard attributes.take(&cursor) else { return nil } }
        _ = cursor.take(";")
        return attributes
    }

    private mutating func method() -> HeaderMethod? {
        let isOfClass = cursor.next() == "+"
        guard let result = typeInParentheses(), cursor.isWord || cursor.text == ":" else { return nil }
        let name = cursor.text == ":" ? "" : cursor.next()
        guard let pieces = pieces(name), let attributes = attributesToEnd() else { return nil }
        return HeaderMethod(
            isOfClass: isOfClass, result: result, name: name, pieces: pieces, swiftName: attributes.swiftName,
            isUnavailable: attributes.isUnavailable)
    }

    /// The parts of a selector, each with what it takes.
    private mutating func pieces(_ name: String) -> [HeaderMethod.Piece]? {
        var (pieces, label) = ([HeaderMethod.Piece](), name)
        while cursor.take(":") {
            guard let type = typeInParentheses() else { return nil }
            var attributes = HeaderAttributes()
            while HeaderAttributes.isAttribute(cursor.text), attributes.take(&cursor) {}
            guard cursor.isWord else { return nil }
            pieces.append(HeaderMethod.Piece(label: label, parameter: CType.Parameter(name: cursor.next(), type: type)))
            if cursor.peek(cursor.isWord ? 1 : 0) == ":", cursor.text != ";" {
                label = cursor.isWord ? cursor.next() : ""
            }
        }
        return pieces
    }

    /// A type in parentheses; an object where there are none.
    private mutating func typeInParentheses() -> CType? {
        guard cursor.text == "(" else { return CType(base: "id") }
        var types = HeaderTypes(HeaderCursor(cursor.group()))
        guard let type = types.declaration()?.type, types.cursor.isAtEnd else { return nil }
        return type
    }
}
