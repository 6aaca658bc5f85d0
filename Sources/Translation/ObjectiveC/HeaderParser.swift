/// Reads the declarations of a header, one after the other.
struct HeaderParser {
    private(set) var declarations: [HeaderDeclaration] = []
    private(set) var unknown: [ObjectiveCHeader.Unknown] = []
    var cursor: HeaderCursor
    /// Whether pointers lead somewhere unless something else is said.
    var isAudited = false
    /// What was said of the declaration that follows.
    private var attributes = HeaderAttributes()
    private let macros: [(name: String, value: [HeaderToken])]

    init(_ lexer: HeaderLexer) {
        cursor = HeaderCursor(lexer.tokens)
        macros = lexer.macros
    }

    mutating func parse() {
        declarations = macros.compactMap(Self.macro)
        while !cursor.isAtEnd {
            let start = cursor.at
            one()
            if cursor.at == start { cursor.next() }
        }
    }

    /// A macro that a program in Swift sees: one number or text.
    private static func macro(_ macro: (name: String, value: [HeaderToken])) -> HeaderDeclaration? {
        let value = macro.value.filter { $0.text != "(" && $0.text != ")" }
        guard value.count == 1, let token = value.first else { return nil }
        let text = token.text.hasPrefix("@") ? String(token.text.dropFirst()) : token.text
        let isText = token.kind == .text && text.hasPrefix("\"") && !text.contains("\\")
        let isNumber = token.kind == .number && (Int(text) != nil || Double(text) != nil)
        guard isText || isNumber else { return nil }
        return .macro(HeaderMacro(name: macro.name, literal: text, line: token.line))
    }

    mutating func add(_ declaration: HeaderDeclaration) { declarations.append(declaration) }

    /// Notes what is passed over.
    mutating func pass(_ tokens: [HeaderToken], line: Int) {
        guard !tokens.isEmpty else { return }
        let text = tokens.prefix(12).map(\.text).joined(separator: " ") + (tokens.count > 12 ? " …" : "")
        unknown.append(ObjectiveCHeader.Unknown(line: line, text: text))
    }

    // MARK: One declaration

    private mutating func one() {
        switch cursor.text {
        case "NS_ASSUME_NONNULL_BEGIN", "CF_ASSUME_NONNULL_BEGIN": begin(audited: true)
        case "NS_ASSUME_NONNULL_END", "CF_ASSUME_NONNULL_END": begin(audited: false)
        case "@class", "@import", "@compatibility_alias": cursor.statement()
        case "@interface": interface()
        case "@protocol": declaredProtocol()
        case "typedef": typedef()
        case "}", ";", "@end": cursor.next()
        case "extern" where cursor.peek(1).hasPrefix("\""): skipLinkage()
        default: attributeOrPlain()
        }
    }

    private mutating func begin(audited: Bool) {
        cursor.next()
        isAudited = audited
    }

    private mutating func skipLinkage() {
        cursor.next()
        cursor.next()
        _ = cursor.take("{")
    }

    /// Macros stand before declarations too, alone or with something in parentheses.
    private mutating func attributeOrPlain() {
        if HeaderAttributes.isAttribute(cursor.text) {
            if attributes.take(&cursor) { return }
        }
        if ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "enum"].contains(cursor.text) {
            if enumeration(isTypedef: false) { return }
        }
        plain()
    }

    /// The attributes before a declaration, which are not those of the next.
    private mutating func ownAttributes() -> HeaderAttributes {
        defer { attributes = HeaderAttributes() }
        return attributes
    }

    // MARK: Classes and protocols

    private mutating func interface() {
        let (line, before) = (cursor.line, ownAttributes())
        cursor.next()
        let name = cursor.next()
        var type = HeaderType(kind: .ofClass, name: name, swiftName: before.swiftName, line: line)
        // The parameters of a generic class.
        if cursor.text == "<", cursor.peek(2) == ":" || cursor.peek(2) == "," || isGeneric { _ = cursor.group() }
        if cursor.text == "(" {
            let category = cursor.group()
            type = HeaderType(kind: .category, name: name, line: line)
            if category.isEmpty {
                skipToEnd()
                return
            }
        }
        if cursor.take(":") {
            type.superclass = cursor.next()
            if cursor.text == "<", isGeneric { _ = cursor.group() }
        }
        if cursor.text == "<" { type.protocols = cursor.group().filter { $0.kind == .word }.map(\.text) }
        if cursor.text == "{" { _ = cursor.group() }
        type.members = members()
        add(.type(type))
    }

    /// Whether what stands in these angle brackets is followed by more of the head.
    private var isGeneric: Bool {
        var ahead = cursor
        _ = ahead.group()
        return ahead.text == ":" || ahead.text == "<"
    }

    private mutating func declaredProtocol() {
        let (line, before) = (cursor.line, ownAttributes())
        cursor.next()
        let name = cursor.next()
        guard cursor.text != ";", cursor.text != "," else {
            cursor.statement()
            return
        }
        var type = HeaderType(kind: .ofProtocol, name: name, swiftName: before.swiftName, line: line)
        if cursor.text == "<" { type.protocols = cursor.group().filter { $0.kind == .word }.map(\.text) }
        type.members = members()
        add(.type(type))
    }

    private mutating func skipToEnd() {
        while !cursor.isAtEnd, !cursor.take("@end") { cursor.next() }
    }

    private mutating func members() -> [HeaderMember] {
        var (found, isOptional) = ([HeaderMember](), false)
        while !cursor.isAtEnd, !cursor.take("@end"), cursor.text != "@interface", cursor.text != "@protocol" {
            let (start, line) = (cursor.at, cursor.line)
            switch cursor.text {
            case "@optional", "@required": isOptional = cursor.next() == "@optional"
            case "NS_ASSUME_NONNULL_BEGIN": begin(audited: true)
            case "NS_ASSUME_NONNULL_END": begin(audited: false)
            case ";": cursor.next()
            default:
                if let what = member() {
                    let member = HeaderMember(what: what, isOptional: isOptional, isAudited: isAudited, line: line)
                    found.append(member)
                }
            }
            if cursor.at == start { cursor.next() }
        }
        return found
    }

    private mutating func member() -> HeaderMember.What? {
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
        let words = cursor.text == "(" ? cursor.group() : []
        var types = HeaderTypes(cursor)
        guard var (type, name) = types.declaration(), let plain = name else { return nil }
        cursor = types.cursor
        var attributes = HeaderAttributes()
        while !cursor.isAtEnd, cursor.text != ";" { guard attributes.take(&cursor) else { return nil } }
        _ = cursor.take(";")
        let said = words.map(\.text)
        if said.contains("nullable") { type.nullability = .nullable }
        if said.contains("nonnull") { type.nullability = .nonnull }
        if said.contains("null_resettable") || said.contains("null_unspecified") { type.nullability = .unspecified }
        let getter = said.firstIndex(of: "getter").flatMap { said.indices.contains($0 + 2) ? said[$0 + 2] : nil }
        let called = type.base == "BOOL" || type.base == "bool" ? getter : nil
        name = attributes.swiftName ?? called ?? plain
        return HeaderProperty(
            name: name ?? plain, type: type, isReadOnly: said.contains("readonly"), isOfClass: said.contains("class"),
            isWeak: said.contains("weak"))
    }

    private mutating func method() -> HeaderMethod? {
        let isOfClass = cursor.next() == "+"
        guard let result = typeInParentheses() else { return nil }
        guard cursor.isWord || cursor.text == ":" else { return nil }
        let name = cursor.text == ":" ? "" : cursor.next()
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
        var attributes = HeaderAttributes()
        while !cursor.isAtEnd, cursor.text != ";" { guard attributes.take(&cursor) else { return nil } }
        _ = cursor.take(";")
        return HeaderMethod(
            isOfClass: isOfClass, result: result, name: name, pieces: pieces, swiftName: attributes.swiftName,
            isUnavailable: attributes.isUnavailable)
    }

    /// A type in parentheses; an object where there are none.
    private mutating func typeInParentheses() -> CType? {
        guard cursor.text == "(" else { return CType(base: "id") }
        var types = HeaderTypes(HeaderCursor(cursor.group()))
        guard let type = types.declaration()?.type, types.cursor.isAtEnd else { return nil }
        return type
    }

    // MARK: The rest

    private mutating func typedef() {
        let (line, start) = (cursor.line, cursor.at)
        cursor.next()
        if ["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM", "enum"].contains(cursor.text) {
            if enumeration(isTypedef: true) { return }
        } else {
            var types = HeaderTypes(cursor)
            if let (type, name) = types.declaration(), let name {
                cursor = types.cursor
                var attributes = ownAttributes()
                while !cursor.isAtEnd, cursor.text != ";", attributes.take(&cursor) {}
                if cursor.take(";") {
                    add(
                        .alias(
                            HeaderAlias(
                                name: name, type: type, isOwnType: attributes.isOwnType,
                                swiftName: attributes.swiftName, isAudited: isAudited, line: line)))
                    return
                }
            }
        }
        cursor.go(to: start)
        pass(cursor.statement(), line: line)
    }

    private mutating func enumeration(isTypedef: Bool) -> Bool {
        var reader = EnumerationReader(cursor, isTypedef: isTypedef)
        guard let found = reader.read() else { return false }
        cursor = reader.cursor
        _ = ownAttributes()
        add(.enumeration(found))
        return true
    }

    /// A constant or a function.
    private mutating func plain() {
        let (line, start, before) = (cursor.line, cursor.at, ownAttributes())
        var types = HeaderTypes(cursor)
        if let (type, name) = types.declaration(), let name {
            var ahead = types
            let parameters = ahead.cursor.text == "(" ? ahead.parameters() : nil
            if parameters != nil { types = ahead }
            var attributes = before
            while !types.cursor.isAtEnd, types.cursor.text != ";", types.cursor.text != "{" {
                guard attributes.take(&types.cursor) else { break }
            }
            if types.cursor.text == "{", parameters != nil { _ = types.cursor.group() }
            let isWhole = types.cursor.take(";") || cursor.peek(types.cursor.at - cursor.at - 1) == "}"
            if isWhole {
                cursor = types.cursor
                add(Self.plain(name, type, parameters, attributes.swiftName, isAudited, line))
                return
            }
        }
        cursor.go(to: start)
        pass(cursor.statement(), line: line)
    }

    private static func plain(
        _ name: String, _ type: CType, _ parameters: [CType.Parameter]?, _ swiftName: String?, _ isAudited: Bool,
        _ line: Int
    ) -> HeaderDeclaration {
        guard let parameters else {
            return .constant(
                HeaderConstant(name: name, type: type, swiftName: swiftName, isAudited: isAudited, line: line))
        }
        return .function(
            HeaderFunction(
                name: name, result: type, parameters: parameters, swiftName: swiftName, isAudited: isAudited,
                line: line))
    }
}
