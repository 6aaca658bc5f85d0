/// A method that is named without being called: `delegate.picker`, `delegate.picker(_:didPick:)`.
struct MethodReference {
    /// The index of its name.
    private let name: Int
    /// The index behind it.
    let end: Int
    /// `_:didPick:)`; nil where none are written.
    let labels: String?

    /// Nil where it is called.
    init?(_ source: SourceText, _ name: Int) {
        self.name = name
        guard source.isMark(name + 1, "("), !source.tokens[name + 1].isSpaced else {
            guard !source.isMark(name + 1, "?"), !source.isMark(name + 1, "!") else {
                return nil
            }
            (end, labels) = (name + 1, nil)
            return
        }
        let inside = source.insideGroup(name + 1)
        let isNames = inside.enumerated().allSatisfy { number, at in
            number.isMultiple(of: 2) ? source.isKind(at, .word) : source.isMark(at, ":")
        }
        guard isNames, !inside.isEmpty, inside.count.isMultiple(of: 2) else { return nil }
        (end, labels) = (source.behindGroup(name + 1), inside.map { source.plain($0) }.joined() + ")")
    }

    /// Whether `!= nil` or `== nil` stands behind it, or `nil !=` before all of its expression.
    func isComparedToNil(_ source: SourceText) -> Bool {
        func compares(_ at: Int) -> Bool { source.isToken(at, "!=") || source.isToken(at, "==") }
        if compares(end) { return source.isToken(end + 1, "nil") }
        let start = expressionStart(source)
        return compares(start - 1) && source.isToken(start - 2, "nil")
    }

    /// Whether `if let` or `guard let` takes it.
    func isBound(_ source: SourceText) -> Bool {
        let start = expressionStart(source)
        guard source.isToken(start - 1, "="), source.isKind(start - 2, .word) else { return false }
        let isBinding = source.isToken(start - 3, "let") || source.isToken(start - 3, "var")
        let isCondition = ["if", "guard", "while"].contains {
            source.isKind(start - 4, .word) && source.text(start - 4) == $0
        }
        return isBinding && (isCondition || source.isMark(start - 4, ","))
    }

    /// Where the words begin that dots, `?` and `!` join with the name.
    private func expressionStart(_ source: SourceText) -> Int {
        var at = name
        while source.isMark(at - 1, ".") {
            at -= 2
            while source.isMark(at, "?") || source.isMark(at, "!") { at -= 1 }
        }
        return at
    }
}
