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

    mutating func begin(audited: Bool) {
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
        if EnumerationReader.words.contains(cursor.text), enumeration(isTypedef: false) { return }
        plain()
    }

    /// The attributes before a declaration, which are not those of the next.
    mutating func ownAttributes() -> HeaderAttributes {
        defer { attributes = HeaderAttributes() }
        return attributes
    }
}
