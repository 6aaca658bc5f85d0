/// `main.swift`, whose statements run as the program begins.
///
/// The compiler takes statements in a file of that name only, which the translation's is not: messages could not tell the
/// two apart. So each run of statements becomes a function, in its place, and an entry point calls them in order.
enum MainFilePass {
    @Sendable static func run(_ draft: inout Draft) {
        guard draft.options.isMainFile else { return }
        let segments = TopLevel.segments(of: draft.source)
        var (functions, isOpen) = ([String](), false)
        for (number, segment) in segments.enumerated() {
            guard segment.isStatement else {
                // A variable of a file is made when it is first used; one of main.swift in its turn.
                guard let names = GlobalNames.made(by: segment.tokens, draft.source) else { continue }
                functions.append("__vigilMain\(functions.count + 1)")
                let end = segment.tokens.upperBound - 1
                draft.insert(
                    (draft.source.isMark(end, ";") ? " " : "; ")
                        + "@MainActor private func \(functions[functions.count - 1])() { "
                        + names.map { "_ = \($0)" }.joined(separator: "; ") + " }", behind: end)
                continue
            }
            if !isOpen {
                functions.append("__vigilMain\(functions.count + 1)")
                draft.insert(
                    "@MainActor private func \(functions[functions.count - 1])() { ", before: segment.tokens.lowerBound)
            }
            isOpen = number + 1 < segments.count && segments[number + 1].isStatement
            if !isOpen { draft.insert(" }", behind: segment.tokens.upperBound - 1) }
        }
        let calls = functions.map { $0 + "()" }.joined(separator: "; ")
        draft.insert(
            "\n@main enum __VigilMain { @MainActor static func main() { \(calls) } }\n",
            before: draft.source.tokens.count)
    }
}

/// The declarations and statements of a file that lie in nothing else.
enum TopLevel {
    /// One of them, or several statements of one `#if`.
    struct Segment: Equatable {
        let tokens: Range<Int>
        let isStatement: Bool
    }

    private static let declarations: Set = [
        "import", "func", "class", "struct", "enum", "protocol", "extension", "actor", "typealias", "let", "var",
        "operator",
        "precedencegroup", "macro",
    ]

    static func segments(of source: SourceText) -> [Segment] {
        var (segments, at) = ([Segment](), 0)
        while at < source.tokens.count {
            let end = behindSegment(source, from: at)
            segments.append(Segment(tokens: at..<end, isStatement: !isDeclaration(source, at..<end)))
            at = end
        }
        return segments
    }

    /// A segment ends where a line begins that does not go on with it; all of an `#if` is one.
    private static func behindSegment(_ source: SourceText, from start: Int) -> Int {
        var (at, conditions) = (start, 0)
        repeat {
            if source.isToken(at, "#if") { conditions += 1 }
            if source.isToken(at, "#endif") { conditions -= 1 }
            let isGroup = source.isMark(at, "(") || source.isMark(at, "[") || source.isMark(at, "{")
            at = isGroup ? source.behindGroup(at) : at + 1
        } while at < source.tokens.count && (conditions > 0 || goesOn(source, at))
        return at
    }

    private static func goesOn(_ source: SourceText, _ at: Int) -> Bool {
        if source.isMark(at - 1, ";") { return false }
        guard source.tokens[at].startsLine else { return true }
        if source.isMark(at, ".") || source.isMark(at, "{") || source.isMark(at, ")") || source.isMark(at, ":") {
            return true
        }
        if source.isKind(at, .operator) || source.isToken(at, "else") || source.isToken(at, "where") { return true }
        // An attribute or a modifier alone on its line.
        return isOnlyPrefix(source, before: at)
    }

    private static func isOnlyPrefix(_ source: SourceText, before end: Int) -> Bool {
        let last = end - 1
        if source.isKind(last, .operator) || source.isMark(last, ",") { return true }
        if source.isMark(last - 1, "@") { return true }
        return source.isKind(last, .word) && DeclarationWords.modifiers.contains(source.text(last))
    }

    private static func isDeclaration(_ source: SourceText, _ tokens: Range<Int>) -> Bool {
        var at = tokens.lowerBound
        while at < tokens.upperBound {
            if source.isMark(at, "@") {
                at += 2
                if source.isMark(at, "("), !source.tokens[at].isSpaced { at = source.behindGroup(at) }
                continue
            }
            if source.isToken(at, "#if") {
                // The condition is on one line; what it holds decides.
                at += 1
                while at < tokens.upperBound, !source.tokens[at].startsLine { at += 1 }
                continue
            }
            guard source.isKind(at, .word) else { return false }
            let word = source.text(at)
            // `let _ = UIApplicationMain(...)` declares nothing.
            if word == "let" || word == "var", source.isToken(at + 1, "_") { return false }
            if declarations.contains(word) { return true }
            guard DeclarationWords.modifiers.contains(word) else { return false }
            at += 1
            if source.isMark(at, "("), !source.tokens[at].isSpaced { at = source.behindGroup(at) }
        }
        return true
    }
}
