/// A parameter of a method.
package struct Parameter: Equatable, Sendable {
    /// What stands before the argument in a call; `_` for nothing.
    package let label: String
    /// Its name in the method.
    package let name: String
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

    private init?(_ source: SourceText, from start: Int, to end: Int) {
        var at = start
        while source.isMark(at, "@") {
            at += 2
            if source.isMark(at, "("), !source.tokens[at].isSpaced { at = source.behindGroup(at) }
        }
        guard at < end, source.isKind(at, .word) else { return nil }
        label = Self.plain(source.text(at))
        name = source.isKind(at + 1, .word) ? Self.plain(source.text(at + 1)) : label
        let type = at + 1..<max(at + 1, end)
        isNonescaping =
            type.contains { source.isToken($0, "->") }
            && !type.contains { source.isToken($0, "escaping") || source.isMark($0, "?") || source.isMark($0, "!") }
    }

    private static func plain(_ word: String) -> String {
        word.hasPrefix("`") ? String(word.dropFirst().dropLast()) : word
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
