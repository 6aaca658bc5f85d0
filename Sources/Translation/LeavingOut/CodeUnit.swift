/// A declaration or statement of a source: what can be left out by itself.
struct CodeUnit: Equatable, Sendable {
    /// What it lies in.
    enum Container: Equatable, Sendable {
        /// Nothing but the file.
        case file
        /// The body of a type, protocol or extension.
        case type
        /// The body of a function, a closure, an accessor, a branch or a loop.
        case code
    }

    /// Its tokens, without a semicolon behind it.
    let tokens: Range<Int>
    let container: Container
    /// The brace that opens what it lies in; nil for the file.
    let brace: Int?
    /// The index of the unit that it lies in, among all of the source; nil where it lies in the file alone.
    let parent: Int?
}

/// The declarations and statements of a source, each before those that lie in it.
struct CodeUnits {
    private let source: SourceText
    private(set) var all: [CodeUnit] = []
    /// The braces that open the body of a type.
    private let typeBodies: Set<Int>

    init(of read: ReadSource) {
        source = read.source
        typeBodies = Set(read.outline.entries.map(\.bodyStart))
        add(0..<source.tokens.count, in: .file, brace: nil, of: nil)
    }

    /// The units around a token, the innermost first.
    func around(_ token: Int) -> [Int] {
        var (found, next) = ([Int](), all.lastIndex { $0.tokens.contains(token) })
        while let index = next {
            found.append(index)
            next = all[index].parent
        }
        return found
    }

    /// The word that says what a unit is, behind attributes and modifiers; the first token of a statement.
    func keyword(of unit: CodeUnit) -> Int {
        let behind = behindPrefixes(from: unit.tokens.lowerBound, to: unit.tokens.upperBound)
        return min(behind, unit.tokens.upperBound - 1)
    }

    /// Whether a unit declares something, and runs nothing.
    func isDeclaration(_ unit: CodeUnit) -> Bool {
        if unit.container == .type { return true }
        let word = source.text(keyword(of: unit))
        guard unit.container == .file else { return Self.localDeclarations.contains(word) }
        return Self.declarations.contains(word)
    }

    static let localDeclarations: Set = [
        "func", "class", "struct", "enum", "protocol", "extension", "actor", "typealias",
    ]
    private static let declarations = localDeclarations.union([
        "import", "let", "var", "operator", "precedencegroup", "macro",
    ])

    // MARK: Reading

    private mutating func add(_ range: Range<Int>, in container: CodeUnit.Container, brace: Int?, of parent: Int?) {
        for tokens in Statements(source, range).all {
            let index = all.count
            all.append(CodeUnit(tokens: tokens, container: container, brace: brace, parent: parent))
            addBodies(in: tokens, of: index)
        }
    }

    /// What lies in the braces of a unit, those in its parentheses among them.
    private mutating func addBodies(in tokens: Range<Int>, of unit: Int) {
        var at = tokens.lowerBound
        while at < tokens.upperBound {
            guard source.isMark(at, "{") else {
                at += 1
                continue
            }
            addBody(at, of: unit)
            at = source.behindGroup(at)
        }
    }

    private mutating func addBody(_ brace: Int, of unit: Int) {
        let inside = source.insideGroup(brace)
        if typeBodies.contains(brace) { return add(inside, in: .type, brace: brace, of: unit) }
        if isAccessors(inside) { return addBodies(in: inside, of: unit) }
        if isSwitch(inside) {
            for range in cases(of: inside) { add(range, in: .code, brace: brace, of: unit) }
            return
        }
        add(behindHeader(inside)..<inside.upperBound, in: .code, brace: brace, of: unit)
    }

    private static let accessors: Set = [
        "get", "set", "willSet", "didSet", "_read", "_modify", "init", "unsafeAddress", "unsafeMutableAddress",
    ]

    private func isAccessors(_ inside: Range<Int>) -> Bool {
        let at = behindPrefixes(from: inside.lowerBound, to: inside.upperBound)
        guard at < inside.upperBound, source.isKind(at, .word), Self.accessors.contains(source.text(at)) else {
            return false
        }
        var next = at + 1
        if source.isMark(next, "(") { next = source.behindGroup(next) }
        while source.isToken(next, "async") || source.isToken(next, "throws") { next += 1 }
        return source.isMark(next, "{") || next >= inside.upperBound || Self.accessors.contains(source.text(next))
    }

    private func isSwitch(_ inside: Range<Int>) -> Bool {
        guard let first = inside.first else { return false }
        return isLabel(first) || source.isToken(first, "#if") && isLabel(behindLine(first))
    }

    private func isLabel(_ at: Int) -> Bool {
        source.isToken(at, "case") || source.isToken(at, "default") && source.isMark(at + 1, ":")
            || source.isMark(at, "@") && source.isToken(at + 1, "unknown")
    }

    private func behindLine(_ start: Int) -> Int {
        var at = start + 1
        while at < source.tokens.count, !source.tokens[at].startsLine { at += 1 }
        return at
    }

    /// The statements behind each label of a switch.
    private func cases(of inside: Range<Int>) -> [Range<Int>] {
        var (ranges, at, start) = ([Range<Int>](), inside.lowerBound, Int?.none)
        while at < inside.upperBound {
            if isLabel(at), start == nil || source.tokens[at].startsLine || source.isMark(at - 1, ";") {
                if let start, start < at { ranges.append(start..<at) }
                at = behindLabel(at, inside.upperBound)
                start = at
            } else {
                at = behindGroupOrToken(at)
            }
        }
        if let start, start < inside.upperBound { ranges.append(start..<inside.upperBound) }
        return ranges
    }

    private func behindLabel(_ start: Int, _ end: Int) -> Int {
        var at = start
        while at < end {
            if source.isMark(at, ":") { return at + 1 }
            at = behindGroupOrToken(at)
        }
        return end
    }

    /// Where the statements of a closure begin, behind what it takes and gives back.
    private func behindHeader(_ inside: Range<Int>) -> Int {
        var at = inside.lowerBound
        guard !source.isToken(at, "for") else { return at }
        while at < inside.upperBound {
            if source.isToken(at, "in") { return at + 1 }
            let isPart =
                source.isKind(at, .word) || source.isKind(at, .operator)
                || [",", ":", "(", "[", "?", "@", "."].contains { source.isMark(at, $0) }
            guard isPart, at == inside.lowerBound || !source.tokens[at].startsLine else { break }
            at = behindGroupOrToken(at)
        }
        return inside.lowerBound
    }

    private func behindGroupOrToken(_ at: Int) -> Int {
        let opens = source.isMark(at, "(") || source.isMark(at, "[") || source.isMark(at, "{")
        return opens ? source.behindGroup(at) : at + 1
    }

    /// Behind the attributes and modifiers that begin at a token.
    private func behindPrefixes(from start: Int, to end: Int) -> Int {
        Statements(source, start..<end).behindPrefixes(from: start)
    }
}
