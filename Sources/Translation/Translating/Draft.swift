/// A translation in the making: a source, and what changes in it.
struct Draft {
    let source: SourceText
    let outline: Outline
    let index: TargetIndex
    let options: TranslationOptions
    private(set) var edits: [TranslationChange] = []
    private(set) var problems: [TranslationProblem] = []
    /// Modules that the translation needs beside those that the source imports.
    var neededModules: Set<String> = []
    private lazy var lines = LineTable(of: source.bytes)
    /// How many entries the source has got in the program's section.
    var entryCount = 0

    init(_ source: SourceText, _ outline: Outline, _ index: TargetIndex, _ options: TranslationOptions) {
        (self.source, self.outline, self.index, self.options) = (source, outline, index, options)
    }

    /// Puts `text` in place of tokens. Line ends among them stay, so that all lines keep their numbers.
    mutating func replace(_ tokens: Range<Int>, with text: String) {
        let range = source.tokens[tokens.lowerBound].start..<source.tokens[tokens.upperBound - 1].end
        let lines = source.bytes[range].count { $0 == Byte.newline }
        edits.append(TranslationChange(range: range, text: text + String(repeating: "\n", count: lines)))
    }

    mutating func remove(_ tokens: Range<Int>) { replace(tokens, with: "") }

    /// Puts `text` before a token.
    mutating func insert(_ text: String, before token: Int) {
        let offset = token < source.tokens.count ? source.tokens[token].start : source.bytes.count
        edits.append(TranslationChange(range: offset..<offset, text: text))
    }

    /// Puts `text` behind a token.
    mutating func insert(_ text: String, behind token: Int) {
        let offset = source.tokens[token].end
        edits.append(TranslationChange(range: offset..<offset, text: text))
    }

    /// Says what could not be translated.
    mutating func say(_ severity: TranslationProblem.Severity, at token: Int, _ text: String) {
        let around = source.branches.filter { $0.start < token && token < $0.end }
        let known = around.map { Condition.holds($0, source) }
        // What no phone compiles is no problem; what some targets compile is one of theirs.
        if known.contains(false) { return }
        let conditions = zip(around, known).filter { $0.1 == nil }.map { condition(of: $0.0) }
        let place = lines.place(of: source.tokens[token].start, in: source.bytes)
        problems.append(
            TranslationProblem(
                severity: severity, line: place.line, column: place.column, text: text, conditions: conditions))
    }

    private func condition(of branch: Branch) -> String {
        let parts =
            branch.earlier.map { "!(" + ConditionPass.written($0, source, options) + ")" }
            + (branch.condition.isEmpty ? [] : ["(" + ConditionPass.written(branch.condition, source, options) + ")"])
        return parts.joined(separator: " && ")
    }

    /// The bytes of the source with all edits, and those that were made.
    func edited() -> (bytes: [UInt8], changes: [TranslationChange]) {
        var (result, changes) = ([UInt8](), [TranslationChange]())
        result.reserveCapacity(source.bytes.count + edits.count * 64)
        // Behind the header it would be no Swift.
        var position = Tokenizer.behindStart(source.bytes)
        if position > 0 { changes.append(TranslationChange(range: 0..<position, text: "")) }
        for (_, edit) in edits.enumerated().sorted(by: { Self.precedes($0, $1) }) {
            // What lies in something that was replaced as a whole went with it.
            guard edit.range.lowerBound >= position else { continue }
            result += source.bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
            changes.append(edit)
        }
        return (result + source.bytes[position...], changes)
    }

    /// In the order of the places. At one place insertions come first, in the order in which they were made, and then the
    /// longest replacement.
    private static func precedes(
        _ one: (offset: Int, element: TranslationChange), _ two: (offset: Int, element: TranslationChange)
    ) -> Bool {
        let (first, second) = (one.element.range, two.element.range)
        guard first.lowerBound == second.lowerBound else { return first.lowerBound < second.lowerBound }
        guard first.isEmpty == second.isEmpty else { return first.isEmpty }
        return first.count == second.count ? one.offset < two.offset : first.count > second.count
    }
}

/// A replacement of some bytes of a source.
package struct TranslationChange: Equatable, Sendable {
    package let range: Range<Int>
    package let text: String
}
