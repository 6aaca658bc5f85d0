/// The declarations or statements of a stretch of source, one behind the other; lines such as `#if DEBUG` are none.
struct Statements {
    private let source: SourceText
    private let range: Range<Int>

    init(_ source: SourceText, _ range: Range<Int>) { (self.source, self.range) = (source, range) }

    /// The tokens of each, without the semicolon behind it.
    var all: [Range<Int>] { first(Int.max) }

    /// The tokens of the first one; nil where there is none.
    var first: Range<Int>? { first(1).first }

    private func first(_ count: Int) -> [Range<Int>] {
        var (found, at) = ([Range<Int>](), range.lowerBound)
        while at < range.upperBound, found.count < count {
            if source.isMark(at, ";") {
                at += 1
            } else if isDirective(at) {
                at = behindLine(at)
            } else {
                let end = behind(at)
                found.append(at..<end)
                at = end
            }
        }
        return found
    }

    private static let directives: Set = ["#if", "#elseif", "#else", "#endif", "#sourceLocation"]

    private func isDirective(_ at: Int) -> Bool {
        source.isKind(at, .directive) && source.tokens[at].startsLine && Self.directives.contains(source.text(at))
    }

    private func behindLine(_ start: Int) -> Int {
        var at = start + 1
        while at < range.upperBound, !source.tokens[at].startsLine { at += 1 }
        return at
    }

    private func behind(_ start: Int) -> Int {
        var at = start
        repeat {
            let opens = source.isMark(at, "(") || source.isMark(at, "[") || source.isMark(at, "{")
            at = opens ? source.behindGroup(at) : at + 1
        } while at < range.upperBound && !source.isMark(at, ";") && goesOn(at, from: start)
        return min(at, range.upperBound)
    }

    private static let continuations: Set = ["else", "catch", "where", "in", "as", "is", "throws", "rethrows"]
    private static let marks: Set<Unicode.Scalar> = [".", "{", ")", "]", ":", "?", ","]

    private func goesOn(_ at: Int, from start: Int) -> Bool {
        guard source.tokens[at].startsLine else { return true }
        if isDirective(at) { return false }
        if Self.marks.contains(where: { source.isMark(at, $0) }) { return true }
        if source.isKind(at, .word) {
            let word = source.text(at)
            if Self.continuations.contains(word) || word == "while" && source.isToken(start, "repeat") { return true }
        }
        if source.isKind(at, .operator), isBetween(at) { return true }
        return needsMore(at, from: start)
    }

    /// Whether an operator that begins a line stands between two values, not before one.
    private func isBetween(_ at: Int) -> Bool {
        guard at + 1 < range.upperBound else { return true }
        return source.tokens[at + 1].isSpaced || source.isToken(at, "->")
    }

    /// Whether what stands before a token is not whole yet.
    private func needsMore(_ at: Int, from start: Int) -> Bool {
        if source.isMark(at - 1, ",") { return true }
        if source.isKind(at - 1, .operator), source.tokens[at - 1].isSpaced || source.isToken(at - 1, "->") {
            return true
        }
        return behindPrefixes(from: start) >= at
    }

    /// Behind the attributes and modifiers that begin at a token.
    func behindPrefixes(from start: Int) -> Int {
        var at = start
        while at < range.upperBound {
            if source.isMark(at, "@"), source.isKind(at + 1, .word) {
                at += 2
                while source.isMark(at, "."), source.isKind(at + 1, .word) { at += 2 }
                if source.isMark(at, "("), !source.tokens[at].isSpaced { at = source.behindGroup(at) }
            } else if isModifier(at) {
                at += 1
                if source.isMark(at, "("), !source.tokens[at].isSpaced { at = source.behindGroup(at) }
            } else {
                break
            }
        }
        return min(at, range.upperBound)
    }

    private func isModifier(_ at: Int) -> Bool {
        guard source.isKind(at, .word) else { return false }
        let word = source.text(at)
        guard word == "class" else {
            // A method may be called `optional`, and be called.
            return DeclarationWords.modifiers.contains(word)
                && (source.isKind(at + 1, .word) || source.isMark(at + 1, "(") || source.isMark(at + 1, "@"))
        }
        return source.isKind(at + 1, .word) && DeclarationWords.afterClass.contains(source.text(at + 1))
    }
}
