/// The types, protocols and extensions of a source, with their members. What lies in functions is seen too.
package struct Outline: Equatable, Sendable {
    /// One of them with its body.
    package struct Entry: Equatable, Sendable {
        package let type: TypeDeclaration
        package internal(set) var members: [Member] = []
        /// The index of the brace that opens its body.
        package let bodyStart: Int
        /// The index of the brace that closes its body; behind the last token where none does.
        package internal(set) var bodyEnd: Int
        /// The index of its first attribute, modifier or word.
        package let start: Int
    }

    package internal(set) var entries: [Entry] = []

    package init(of source: SourceText) {
        var reader = OutlineReader(source)
        entries = reader.read()
    }
}

/// Walks over the tokens of a source, and knows in what it is.
private struct OutlineReader {
    /// What a brace, bracket or parenthesis encloses.
    private enum Scope {
        case type(Int), code, group
    }

    private let source: SourceText
    private var entries: [Outline.Entry] = []
    private var scopes: [Scope] = []
    private var position = 0
    private var pending = Pending()

    /// The attributes and modifiers of a declaration that has not come yet.
    private struct Pending {
        var start: Int?
        var attributes: [Attribute] = []
        var modifiers: [String] = []
    }

    /// Where a branch of `#if` ends that no phone compiles, by the directive that begins it.
    private let skipped: [Int: Int]

    init(_ source: SourceText) {
        self.source = source
        let others = source.branches.filter { Condition.holds($0, source) == false }
        skipped = Dictionary(others.map { ($0.start, $0.end) }) { first, _ in first }
    }

    mutating func read() -> [Outline.Entry] {
        while position < source.tokens.count {
            switch source.tokens[position].kind {
            case .mark: mark()
            case .word: word()
            case .directive where source.tokens[position].startsLine: directive()
            default: other()
            }
        }
        return entries
    }

    private mutating func other() {
        pending = Pending()
        position += 1
    }

    /// A line such as `#if DEBUG`: a declaration's attributes may stand before and behind it.
    private mutating func directive() {
        // An entry is put before the method itself, not into a branch that holds no more than an attribute.
        pending.start = nil
        if let end = skipped[position] {
            position = end
            return
        }
        position += 1
        while position < source.tokens.count, !source.tokens[position].startsLine { position += 1 }
    }

    private mutating func mark() {
        if source.isMark(position, "@"), source.isKind(position + 1, .word) { return attribute() }
        if source.isMark(position, "{") {
            scopes.append(.code)
        } else if source.isMark(position, "(") || source.isMark(position, "[") {
            scopes.append(.group)
        } else if source.isMark(position, "}") {
            closeBrace()
        } else if source.isMark(position, ")") || source.isMark(position, "]"), case .group = scopes.last {
            scopes.removeLast()
        }
        other()
    }

    /// Closes the innermost brace, and what was left open in it.
    private mutating func closeBrace() {
        while let scope = scopes.popLast() {
            switch scope {
            case .group: continue
            case .type(let index): entries[index].bodyEnd = position
            case .code: break
            }
            return
        }
    }

    private mutating func attribute() {
        let start = position
        position += 2
        while source.isMark(position, "."), source.isKind(position + 1, .word) { position += 2 }
        let name = source.text(start + 1..<position)
        var argument: String?
        if source.isMark(position, "("), !source.tokens[position].isSpaced {
            let end = source.behindGroup(position)
            argument = source.text(source.insideGroup(position))
            position = end
        }
        pending.start = pending.start ?? start
        pending.attributes.append(Attribute(name: name, argument: argument, tokens: start..<position))
    }

    private mutating func word() {
        if case .group = scopes.last { return other() }
        let text = source.text(position)
        let isMember = position > 0 && source.isMark(position - 1, ".")
        if !isMember, let kind = TypeDeclaration.Kind(rawValue: text), isTypeName(position + 1, behind: kind) {
            return type(kind)
        }
        if !isMember, DeclarationWords.modifiers.contains(text) || text == "class" { return modifier(text) }
        guard case .type(let index) = scopes.last, !isMember else { return other() }
        switch text {
        case "func": function(of: index)
        case "init": initializer(of: index)
        case "var", "let": property(of: index)
        default: other()
        }
    }

    private func isTypeName(_ index: Int, behind kind: TypeDeclaration.Kind) -> Bool {
        guard source.isKind(index, .word) else { return false }
        let name = source.text(index)
        if kind == .class { return !DeclarationWords.afterClass.contains(name) }
        guard kind == .actor else { return true }
        let behind = source.behindGenerics(index + 1)
        return source.isMark(behind, "{") || source.isMark(behind, ":") || source.isToken(behind, "where")
    }

    private mutating func modifier(_ text: String) {
        pending.start = pending.start ?? position
        position += 1
        var whole = text
        if source.isMark(position, "("), !source.tokens[position].isSpaced {
            let end = source.behindGroup(position)
            whole += source.text(position..<end)
            position = end
        }
        pending.modifiers.append(whole)
    }

    private mutating func type(_ kind: TypeDeclaration.Kind) {
        let start = pending.start ?? position
        var at = position + 2
        while source.isMark(at, "."), source.isKind(at + 1, .word) { at += 2 }
        let name = (position + 1..<at).map { source.text($0) }.joined()
        let behindName = source.behindGenerics(at)
        let (inherited, body) = inheritance(from: behindName)
        let lies = scopes.contains { scope in
            if case .type(let outer) = scope { entries[outer].type.isGeneric } else { false }
        }
        let declaration = TypeDeclaration(
            kind: kind, name: name, attributes: pending.attributes, modifiers: pending.modifiers,
            isGeneric: lies || behindName != at && kind != .extension, behindName: behindName, inherited: inherited)
        pending = Pending()
        guard let body else {
            position = behindName
            return
        }
        scopes.append(.type(entries.count))
        entries.append(Outline.Entry(type: declaration, bodyStart: body, bodyEnd: source.tokens.count, start: start))
        position = body + 1
    }

    /// What a type inherits, and the index of the brace that opens its body.
    private func inheritance(from index: Int) -> ([String], body: Int?) {
        var (names, at, start) = ([String](), index, index + 1)
        var isInList = source.isMark(index, ":")
        func finish() { if isInList, start < at { names.append(source.text(start..<at)) } }
        while at < source.tokens.count {
            if source.isMark(at, "{") {
                finish()
                return (names, at)
            }
            if source.isMark(at, "}") || source.isMark(at, ";") { break }
            if source.isToken(at, "where") {
                finish()
                isInList = false
            } else if source.isMark(at, ",") {
                finish()
                start = at + 1
            }
            let next = source.behindGenerics(at)
            at = source.isMark(at, "(") || source.isMark(at, "[") ? source.behindGroup(at) : max(next, at + 1)
        }
        return (names, nil)
    }

    private mutating func function(of index: Int) {
        let open = source.behindGenerics(position + 2)
        guard source.isMark(open, "(") else { return other() }
        add(.function, source.plain(position + 1), to: index, parametersAt: open, isGeneric: open > position + 2)
    }

    private mutating func initializer(of index: Int) {
        var open = position + 1
        if source.isMark(open, "?") || source.isMark(open, "!") { open += 1 }
        open = source.behindGenerics(open)
        guard source.isMark(open, "(") else { return other() }
        add(.initializer, "init", to: index, parametersAt: open)
    }

    private mutating func add(
        _ kind: Member.Kind, _ name: String, to index: Int, parametersAt open: Int,
        isGeneric: Bool = false
    ) {
        let start = pending.start ?? position
        let inside = source.insideGroup(open)
        position = source.behindGroup(open)
        var member = Member(
            kind: kind, name: name, attributes: pending.attributes, modifiers: pending.modifiers,
            tokens: start..<position)
        member.parameters = Parameter.read(source, inside)
        member.isGeneric = isGeneric
        while source.isKind(position, .word) {
            if source.isToken(position, "async") {
                member.isAsync = true
            } else if source.isToken(position, "throws") || source.isToken(position, "rethrows") {
                member.throws = true
            } else {
                break
            }
            position += 1
        }
        entries[index].members.append(member)
        pending = Pending()
    }

    private mutating func property(of index: Int) {
        guard source.isKind(position + 1, .word) else { return other() }
        let name = source.text(position + 1)
        var member = Member(
            kind: .property, name: name, attributes: pending.attributes, modifiers: pending.modifiers,
            tokens: (pending.start ?? position)..<position + 2)
        member.isOptional = isOptionalType(behind: position + 2)
        entries[index].members.append(member)
        pending = Pending()
        position += 2
    }

    /// Whether a type is declared here that ends with a question or exclamation mark.
    private func isOptionalType(behind colon: Int) -> Bool {
        guard source.isMark(colon, ":") else { return false }
        var at = colon + 1
        while source.isMark(at, "@") { at += 2 }
        if source.isMark(at, "(") || source.isMark(at, "[") {
            at = source.behindGroup(at)
        } else {
            guard source.isKind(at, .word) else { return false }
            at += 1
            while source.isMark(at, "."), source.isKind(at + 1, .word) { at += 2 }
            at = source.behindGenerics(at)
        }
        return source.isMark(at, "?") || source.isMark(at, "!")
    }
}
