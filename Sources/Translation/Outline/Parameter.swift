/// A parameter of a method.
package struct Parameter: Equatable, Sendable {
    /// What stands before the argument in a call; `_` for nothing.
    package let label: String
    /// Its name in the method.
    package let name: String
    /// Its type, as what an argument is made of it: without `inout`, `@escaping` and a value by default.
    let type: String
    /// Whether an argument cannot come with a message: it is changed, or several, or of no type that has a name.
    let isUnsendable: Bool
    /// Whether it is a function that must not outlive the call.
    package let isNonescaping: Bool

    /// Reads the tokens between the parentheses of a declaration.
    static func read(_ source: SourceText, _ tokens: Range<Int>) -> [Parameter] {
        var (parameters, at) = ([Parameter](), tokens.lowerBound)
        while at < tokens.upperBound {
            let behind = behindParameter(source, from: at, to: tokens.upperBound)
            if let parameter = Parameter(source, from: at, to: behind) { parameters.append(parameter) }
            at = behind + 1
        }
        return parameters
    }

    /// How many types a list has that stands between parentheses.
    static func count(_ source: SourceText, _ tokens: Range<Int>) -> Int {
        var (count, at) = (0, tokens.lowerBound)
        while at < tokens.upperBound {
            (count, at) = (count + 1, behindParameter(source, from: at, to: tokens.upperBound) + 1)
        }
        return count
    }

    private init?(_ source: SourceText, from start: Int, to end: Int) {
        var at = start
        while source.isMark(at, "@") {
            at += 2
            if source.isMark(at, "("), !source.tokens[at].isSpaced { at = source.behindGroup(at) }
        }
        guard at < end, source.isKind(at, .word) else { return nil }
        label = source.plain(at)
        name = source.isKind(at + 1, .word) ? source.plain(at + 1) : label
        let type = at + 1..<max(at + 1, end)
        let written = Self.type(source, from: at, to: end)
        (self.type, isUnsendable) = (Self.text(written, source), Self.isUnsendable(written, source))
        isNonescaping =
            type.contains { source.isToken($0, "->") }
            && !type.contains { source.isToken($0, "escaping") || source.isMark($0, "?") || source.isMark($0, "!") }
    }

    /// The tokens of the type, behind what says how it is handed over.
    private static func type(_ source: SourceText, from start: Int, to end: Int) -> Range<Int> {
        var at = start
        while at < end, !source.isMark(at, ":") { at += 1 }
        at += 1
        var behind = at
        while behind < end, !source.isToken(behind, "=") {
            behind = source.isMark(behind, "(") || source.isMark(behind, "[") ? source.behindGroup(behind) : behind + 1
        }
        return min(at, end)..<max(min(at, end), min(behind, end))
    }

    /// An implicitly unwrapped optional is written so in declarations only.
    private static func text(_ type: Range<Int>, _ source: SourceText) -> String {
        var (attributes, at) = ("", type.lowerBound)
        while at + 1 < type.upperBound, source.isMark(at, "@") {
            // Whether it outlives the call is said of parameters only.
            if !["escaping", "autoclosure"].contains(source.text(at + 1)), source.text(at + 1) != "convention" {
                attributes += source.copied(at..<at + 2) + " "
            }
            at += 2
            if source.isMark(at, "("), !source.tokens[at].isSpaced { at = source.behindGroup(at) }
        }
        let rest = min(at, type.upperBound)..<type.upperBound
        guard source.isMark(rest.upperBound - 1, "!"), !rest.isEmpty else { return attributes + source.copied(rest) }
        return attributes + source.copied(rest.dropLast()) + "?"
    }

    private static func isUnsendable(_ type: Range<Int>, _ source: SourceText) -> Bool {
        guard let first = type.first else { return true }
        let words = ["inout", "some", "repeat", "each", "borrowing", "consuming", "isolated", "sending"]
        return words.contains(source.text(first)) || source.isToken(type.upperBound - 1, "...")
    }

    /// The index of the comma behind a parameter, or of the end.
    private static func behindParameter(_ source: SourceText, from start: Int, to end: Int) -> Int {
        var (at, angles) = (start, 0)
        while at < end {
            if source.isMark(at, "(") || source.isMark(at, "[") || source.isMark(at, "{") {
                at = source.behindGroup(at)
                continue
            }
            if source.isMark(at, ","), angles == 0 { return at }
            if source.isKind(at, .operator), !source.isToken(at, "->") {
                for byte in source.text(at).utf8 {
                    if byte == UInt8(ascii: "<") { angles += 1 }
                    if byte == UInt8(ascii: ">") { angles = max(0, angles - 1) }
                }
            }
            at += 1
        }
        return end
    }
}
