/// The conditions of `#if` and `#elseif`: what a phone answers is written in their place.
enum ConditionPass {
    @Sendable static func run(_ draft: inout Draft) {
        let source = draft.source
        for at in source.tokenIndex.directives
        where source.isToken(at, "#if") || source.isToken(at, "#elseif") {
            var condition = at + 1
            while condition < source.tokens.count, !source.tokens[condition].startsLine {
                if let answer = answer(condition, source, draft.options) {
                    draft.replace(condition..<source.behindGroup(condition + 1), with: answer)
                }
                condition += 1
            }
        }
    }

    /// A condition with the phone's answers, on one line.
    static func written(_ tokens: Range<Int>, _ source: SourceText, _ options: TranslationOptions) -> String {
        var (words, at) = ("", tokens.lowerBound)
        while at < tokens.upperBound {
            if at > tokens.lowerBound, source.tokens[at].isSpaced { words += " " }
            if let answer = answer(at, source, options) {
                words += answer
                at = source.behindGroup(at + 1)
            } else {
                words += source.text(at)
                at += 1
            }
        }
        return words
    }

    /// What stands in the place of a question such as `os(iOS)`; nil for one that the compiler answers rightly.
    private static func answer(_ at: Int, _ source: SourceText, _ options: TranslationOptions) -> String? {
        guard source.isKind(at, .word), source.isMark(at + 1, "("), source.isKind(at + 2, .word) else { return nil }
        let asked = source.text(at + 2)
        switch source.text(at) {
        case "os": return asked == "iOS" ? "true" : "false"
        case "arch": return asked == (options.isSimulator ? "x86_64" : "arm64") ? "true" : "false"
        case "targetEnvironment": return asked == "simulator" && options.isSimulator ? "true" : "false"
        case "canImport":
            if let exists = ModuleNames.exists(asked) { return exists ? "true" : "false" }
            let isWhole = source.isMark(at + 3, ")")
            return isWhole ? nil : "canImport(\(asked))"
        default: return nil
        }
    }
}
