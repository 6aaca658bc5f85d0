/// Finds the pieces of a source by what is known of them, and says what stands there instead.
struct PieceFinder {
    private let read: ReadSource
    private var source: SourceText { read.source }
    let units: CodeUnits
    private let lines: LineTable
    /// The tokens of all pieces of a kind, by their digests.
    private var known: [LeftOut.Kind: [String: [Range<Int>]]] = [:]

    init(_ read: ReadSource) {
        (self.read, units, lines) = (read, CodeUnits(of: read), LineTable(of: read.source.bytes))
    }

    /// What stands in place of a piece; nil where the source has none such.
    mutating func edit(for piece: LeftOut) -> PieceEdit? {
        let all =
            known[piece.kind]
            ?? Dictionary(grouping: pieces(piece.kind)) { source.digest(piece.kind == .added ? head(of: $0) : $0) }
        known[piece.kind] = all
        let near = all[piece.digest]?.min { distance($0, piece.line) < distance($1, piece.line) }
        guard let near else { return nil }
        if piece.kind == .added {
            return PieceEdit(tokens: near.upperBound - 1..<near.upperBound, keepsText: true) { "; \(piece.text) \($0)" }
        }
        return edit(piece.kind, near)
    }

    /// A piece as it is written down.
    func piece(_ kind: LeftOut.Kind, _ tokens: Range<Int>, why: String) -> LeftOut {
        let (first, last) = (line(of: tokens.lowerBound), line(of: tokens.upperBound - 1))
        return LeftOut(
            kind: kind, line: first, lineCount: last - first + 1, text: source.shown(tokens),
            digest: source.digest(tokens), why: why)
    }

    /// A declaration that is added to a class: known by the class's name.
    func added(_ declaration: String, at body: Range<Int>, why: String) -> LeftOut {
        LeftOut(
            kind: .added, line: line(of: body.lowerBound), lineCount: 0, text: declaration,
            digest: source.digest(head(of: body)), why: why)
    }

    /// The name of the class with a body.
    private func head(of body: Range<Int>) -> Range<Int> {
        let entry = read.outline.entries.first { $0.bodyStart == body.lowerBound }
        return (entry?.start ?? body.lowerBound)..<(entry?.type.behindName ?? body.lowerBound + 1)
    }

    private func line(of token: Int) -> Int { lines.line(of: source.tokens[token].start) }

    private func distance(_ tokens: Range<Int>, _ line: Int) -> Int { abs(self.line(of: tokens.lowerBound) - line) }

    // MARK: Pieces

    private func pieces(_ kind: LeftOut.Kind) -> [Range<Int>] {
        switch kind {
        case .statement: units.all.filter { !units.isDeclaration($0) }.map(\.tokens)
        case .declaration: units.all.filter(units.isDeclaration).map(\.tokens)
        case .clause: units.all.flatMap { GuardClauses(source, $0.tokens)?.clauses ?? [] }
        case .call: source.tokens.indices.compactMap { chainedCall(at: $0) }
        case .body, .result: source.tokens.indices.compactMap { body(at: $0) }
        case .override: source.tokens.indices.filter { source.isToken($0, "override") }.map { $0..<$0 + 1 }
        case .attribute: source.tokenIndex.attributes.map(attribute)
        case .conformance: read.outline.entries.flatMap { Conformances(source, $0).all }
        case .import: source.tokenIndex.imports.compactMap { importStatement(at: $0) }
        case .moved: units.all.filter { source.isToken(units.keyword(of: $0), "func") }.map(methodHead)
        case .added: read.outline.entries.map { $0.bodyStart..<min($0.bodyEnd + 1, source.tokens.count) }
        }
    }

    /// `.name(…) { … }`, where one begins at a token.
    func chainedCall(at dot: Int) -> Range<Int>? {
        guard source.isMark(dot, "."), source.isKind(dot + 1, .word), dot > 0 else { return nil }
        var end = source.behindGenerics(dot + 2)
        if source.isMark(end, "("), !source.tokens[end].startsLine { end = source.behindGroup(end) }
        while source.isMark(end, "{"), !source.tokens[end].startsLine { end = source.behindGroup(end) }
        return dot..<end
    }

    /// A function's body with its braces, where one begins at a token.
    func body(at brace: Int) -> Range<Int>? {
        guard source.isMark(brace, "{"), !read.outline.entries.contains(where: { $0.bodyStart == brace }) else {
            return nil
        }
        return brace..<source.behindGroup(brace)
    }

    /// The attribute that begins with an `@`.
    func attribute(at sign: Int) -> Range<Int> {
        var end = min(sign + 2, source.tokens.count)
        while source.isMark(end, "."), source.isKind(end + 1, .word) { end += 2 }
        if source.isMark(end, "("), !source.tokens[end].isSpaced { end = source.behindGroup(end) }
        return sign..<end
    }

    /// A function up to its name.
    private func methodHead(_ unit: CodeUnit) -> Range<Int> {
        unit.tokens.lowerBound..<min(units.keyword(of: unit) + 2, unit.tokens.upperBound)
    }

    /// An import with its attributes.
    func importStatement(at word: Int) -> Range<Int>? {
        units.around(word).first { units.isDeclaration(units.all[$0]) }.map { units.all[$0].tokens }
    }

    // MARK: What stands there instead

    private func edit(_ kind: LeftOut.Kind, _ tokens: Range<Int>) -> PieceEdit {
        let text = Self.literal(source.shown(tokens))
        let replacement: String
        switch kind {
        case .statement: replacement = statement(tokens, text)
        case .clause: replacement = "\(Self.name)(isTrue: \(text))"
        case .call: replacement = ".__leavingOut(\(text))"
        case .body: replacement = body(tokens)
        case .result:
            let end = "; return \(Self.name)(\(text)) }"
            return PieceEdit(tokens: tokens, keepsText: true) { $0.dropLast() + end }
        case .moved:
            let name = OverrideMove.name(of: source.plain(tokens.upperBound - 1))
            let words = tokens.dropLast().filter { !source.isToken($0, "override") }
            replacement = words.map { source.text($0) }.joined(separator: " ") + " " + name
        case .added: replacement = ""
        case .conformance: return conformance(tokens)
        case .declaration, .override, .attribute, .import: replacement = ""
        }
        return PieceEdit(tokens: tokens) { _ in replacement }
    }

    /// What the library calls that which stands for a piece.
    static let name = "__leftOut"

    private func statement(_ tokens: Range<Int>, _ text: String) -> String {
        switch source.text(tokens.lowerBound) {
        case "return": return "return \(Self.name)(\(text))"
        case "throw": return "throw \(Self.name)(error: \(text))"
        default: return "let _: Void = \(Self.name)(\(text))"
        }
    }

    /// A function's body. What it was is said by the function's name.
    private func body(_ tokens: Range<Int>) -> String {
        guard let index = units.around(tokens.lowerBound).first(where: { units.isDeclaration(units.all[$0]) }) else {
            return "{ \(Self.name)(body: \(Self.literal(source.shown(tokens)))) }"
        }
        let unit = units.all[index]
        let head = unit.tokens.lowerBound..<max(unit.tokens.lowerBound + 1, tokens.lowerBound)
        let text = Self.literal(source.shown(min(units.keyword(of: unit), head.upperBound - 1)..<head.upperBound))
        if source.isToken(units.keyword(of: unit), "init") { return "{ \(Self.name)(initializer: \(text)) }" }
        // No value can be inferred of an opaque type.
        if head.contains(where: { source.isToken($0, "some") && source.isToken($0 + 1, "View") }) {
            return "{ let _: Void = \(Self.name)(\(text)); return EmptyView() }"
        }
        return "{ \(Self.name)(body: \(text)) }"
    }

    /// A name of a list goes with a comma: the one behind it, or the one before.
    private func conformance(_ tokens: Range<Int>) -> PieceEdit {
        if source.isMark(tokens.upperBound, ",") {
            return PieceEdit(tokens: tokens.lowerBound..<tokens.upperBound + 1) { _ in "" }
        }
        return PieceEdit(tokens: tokens.lowerBound - 1..<tokens.upperBound) { _ in "" }
    }

    static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            scalar == "\"" || scalar == "\\"
                ? "\\" + String(scalar) : scalar.properties.generalCategory == .control ? " " : String(scalar)
        }
        return "\"" + escaped.joined() + "\""
    }
}

/// The clauses of a `guard` that has several.
struct GuardClauses {
    let clauses: [Range<Int>]

    init?(_ source: SourceText, _ statement: Range<Int>) {
        guard source.isToken(statement.lowerBound, "guard") else { return nil }
        var (found, start, at) = ([Range<Int>](), statement.lowerBound + 1, statement.lowerBound + 1)
        while at < statement.upperBound, !source.isToken(at, "else") {
            if source.isMark(at, ",") {
                found.append(start..<at)
                start = at + 1
            }
            let opens = source.isMark(at, "(") || source.isMark(at, "[") || source.isMark(at, "{")
            at = opens ? source.behindGroup(at) : at + 1
        }
        if start < at { found.append(start..<at) }
        guard found.count > 1, found.allSatisfy({ !$0.isEmpty }) else { return nil }
        clauses = found
    }
}

/// What a type says that it inherits and conforms to.
struct Conformances {
    let all: [Range<Int>]

    init(_ source: SourceText, _ entry: Outline.Entry) {
        let colon = entry.type.behindName
        guard source.isMark(colon, ":") else {
            all = []
            return
        }
        var (found, start, at) = ([Range<Int>](), colon + 1, colon + 1)
        while at < entry.bodyStart, !source.isToken(at, "where") {
            if source.isMark(at, ",") {
                if start < at { found.append(start..<at) }
                start = at + 1
            }
            let generics = source.behindGenerics(at)
            at = source.isMark(at, "(") || source.isMark(at, "[") ? source.behindGroup(at) : max(generics, at + 1)
        }
        if start < at { found.append(start..<at) }
        all = found
    }
}
