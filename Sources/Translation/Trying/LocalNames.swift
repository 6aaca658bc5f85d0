/// The names that a piece of a function gives to what follows it.
///
/// Where such a piece is left out, what follows must not mean something else of the same name: a property of the class, or
/// the very one whose value is asked for.
struct LocalNames {
    private let source: SourceText
    private let units: CodeUnits
    private let piece: Range<Int>
    private let unit: CodeUnit

    /// Of a piece that is a statement, a local function or a clause of a `guard`; nil where it is none in code.
    init?(of piece: Range<Int>, in tried: TriedSource) {
        let units = tried.finder.units
        let around = units.around(piece.lowerBound).map { units.all[$0] }.first { $0.tokens.contains(piece) }
        guard let unit = around, unit.container == .code else { return nil }
        (source, self.units, self.piece, self.unit) = (tried.read.source, units, piece, unit)
    }

    /// Where what follows names one of them: tokens in order.
    var uses: [Int] {
        let names = names
        guard !names.isEmpty else { return [] }
        return scope.flatMap { $0 }.filter { isUse($0, of: names) }
    }

    /// What is declared, patterns of several among it; what lies in braces is known there alone.
    private var names: Set<String> {
        if source.isToken(piece.lowerBound, "func") { return named(at: piece.lowerBound + 1) }
        var (found, at) = (Set<String>(), piece.lowerBound)
        while at < piece.upperBound {
            if source.isToken(at, "let") || source.isToken(at, "var") { found.formUnion(pattern(at: at + 1)) }
            at = source.isMark(at, "{") ? source.behindGroup(at) : at + 1
        }
        return found.union(furtherNames)
    }

    private func named(at token: Int) -> Set<String> {
        token < piece.upperBound && source.isKind(token, .word) ? [source.plain(token)] : []
    }

    private func pattern(at token: Int) -> Set<String> {
        guard token < piece.upperBound, source.isMark(token, "(") else { return named(at: token) }
        return source.insideGroup(token).reduce(into: []) { $0.formUnion(named(at: $1)) }
    }

    /// The second name of `let a = 1, b = 2`, and those behind it.
    private var furtherNames: Set<String> {
        guard source.isToken(piece.lowerBound, "let") || source.isToken(piece.lowerBound, "var") else { return [] }
        var (found, at) = (Set<String>(), piece.lowerBound)
        while at < piece.upperBound {
            if source.isMark(at, ",") { found.formUnion(named(at: at + 1)) }
            let opens = ["(", "[", "{"].contains { source.isMark(at, $0) }
            at = opens ? source.behindGroup(at) : at + 1
        }
        return found
    }

    /// What lies behind the piece: the rest of its own statement, and the statements that follow in the same braces.
    private var scope: [Range<Int>] {
        var (ranges, end) = ([piece.upperBound..<unit.tokens.upperBound], unit.tokens.upperBound)
        for next in units.all where next.brace == unit.brace && next.tokens.lowerBound >= end {
            let isOtherCase = (end..<next.tokens.lowerBound).contains {
                source.isToken($0, "case") || source.isToken($0, "default")
            }
            guard next.parent == unit.parent, !isOtherCase else { break }
            ranges.append(next.tokens)
            end = next.tokens.upperBound
        }
        return ranges
    }

    private func isUse(_ token: Int, of names: Set<String>) -> Bool {
        if source.isKind(token, .word) {
            guard names.contains(source.plain(token)), !source.isMark(token - 1, ".") else { return false }
            let isDeclared = ["let", "var", "func"].contains { source.isToken(token - 1, $0) }
            let isLabel = source.isMark(token + 1, ":") && ["(", ","].contains { source.isMark(token - 1, $0) }
            return !isDeclared && !isLabel
        }
        // A text may have values in it.
        let text = source.text(token)
        return text.contains("\\(")
            && text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { names.contains(String($0)) }
    }
}
