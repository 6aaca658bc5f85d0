/// The variables that a line of `main.swift` makes.
enum GlobalNames {
    /// Their names; nil where making them does nothing that could be seen: a literal, or what is computed at each use.
    static func made(by segment: Range<Int>, _ source: SourceText) -> [String]? {
        guard let word = word(of: segment, source) else { return nil }
        var (names, at, isPattern, isMaking) = ([String](), word + 1, true, false)
        while at < segment.upperBound {
            if isPattern, source.isKind(at, .word) { names.append(source.text(at)) }
            if source.isMark(at, ":") { isPattern = false }
            if source.isMark(at, ",") { isPattern = true }
            if source.isToken(at, "=") {
                isPattern = false
                isMaking = isMaking || !isLiteral(at + 1, segment.upperBound, source)
            }
            if isPattern, source.isMark(at, "(") {
                names += source.insideGroup(at).filter { source.isKind($0, .word) }.map { source.text($0) }
            }
            let isGroup = source.isMark(at, "(") || source.isMark(at, "[") || source.isMark(at, "{")
            at = isGroup ? source.behindGroup(at) : max(at + 1, source.behindGenerics(at))
        }
        let made = names.filter { $0 != "_" }
        return isMaking && !made.isEmpty ? made : nil
    }

    /// The index of `let` or `var` with only attributes and modifiers before it.
    private static func word(of segment: Range<Int>, _ source: SourceText) -> Int? {
        var at = segment.lowerBound
        while at < segment.upperBound {
            if source.isToken(at, "let") || source.isToken(at, "var") { return at }
            if source.isMark(at, "@") {
                at += 2
            } else if source.isKind(at, .word), DeclarationWords.modifiers.contains(source.text(at)) {
                at += 1
            } else {
                return nil
            }
            if source.isMark(at, "("), !source.tokens[at].isSpaced { at = source.behindGroup(at) }
        }
        return nil
    }

    private static func isLiteral(_ at: Int, _ end: Int, _ source: SourceText) -> Bool {
        guard source.isKind(at, .number) || source.isKind(at, .text) else { return false }
        return at + 1 >= end || source.isMark(at + 1, ",") || source.isMark(at + 1, ";")
    }
}
