/// What is known of the condition of an `#if` without the compiler.
struct Condition {
    private let source: SourceText
    private let end: Int
    private var at: Int

    /// Whether the tokens hold on a phone; nil where that depends on how the target is built.
    static func holds(_ tokens: Range<Int>, _ source: SourceText) -> Bool? {
        var reader = Condition(source: source, end: tokens.upperBound, at: tokens.lowerBound)
        let value = reader.either()
        return reader.at == tokens.upperBound ? value : nil
    }

    /// Whether a branch is compiled; nil where that depends on how the target is built.
    static func holds(_ branch: Branch, _ source: SourceText) -> Bool? {
        let parts =
            branch.earlier.map { holds($0, source).map { !$0 } }
            + (branch.condition.isEmpty ? [] : [holds(branch.condition, source)])
        if parts.contains(false) { return false }
        return parts.contains(nil) ? nil : true
    }

    private mutating func either() -> Bool? {
        var value = both()
        while at < end, source.isToken(at, "||") {
            at += 1
            let other = both()
            value = value == true || other == true ? true : value == nil || other == nil ? nil : false
        }
        return value
    }

    private mutating func both() -> Bool? {
        var value = one()
        while at < end, source.isToken(at, "&&") {
            at += 1
            let other = one()
            value = value == false || other == false ? false : value == nil || other == nil ? nil : true
        }
        return value
    }

    private mutating func one() -> Bool? {
        guard at < end else { return nil }
        if source.isMark(at, "!") {
            at += 1
            return one().map { !$0 }
        }
        let start = at
        if source.isMark(at, "(") {
            at = source.behindGroup(at)
            return Self.holds(source.insideGroup(start), source)
        }
        at += 1
        if source.isMark(at, "(") { at = source.behindGroup(at) }
        if source.isToken(start, "true") { return true }
        if source.isToken(start, "false") { return false }
        return Self.answer(start, source)
    }

    private static func answer(_ at: Int, _ source: SourceText) -> Bool? {
        guard source.isMark(at + 1, "("), source.isKind(at + 2, .word) else { return nil }
        switch source.text(at) {
        case "os": return source.isToken(at + 2, "iOS")
        case "targetEnvironment": return source.isToken(at + 2, "simulator") ? nil : false
        case "canImport": return ModuleNames.exists(source.text(at + 2))
        default: return nil
        }
    }
}
