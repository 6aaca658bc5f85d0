/// Calls of optional methods: `delegate?.picker?(self, didPick: item)`, and questions for them.
enum OptionalCallPass {
    @Sendable static func run(_ draft: inout Draft) {
        let source = draft.source
        for mark in source.landmarks.questions where source.isMark(mark - 2, ".") && source.isKind(mark - 1, .word) {
            let name = source.plain(mark - 1)
            let isOwn = draft.index.optionalMethods.contains(name)
            guard isOwn || SystemDelegates.have(named: name), isCall(mark, source, isOwn: isOwn) else { continue }
            let call = name + "(" + (source.isMark(mark + 1, "(") ? labels(of: mark + 1, source) : "")
            // A closure of the app's may have the name of a system's method, and does not have its labels.
            guard isOwn || SystemDelegates.have(call) else { continue }
            // Methods of the system's protocols have defaults: they may always be called.
            draft.replace(
                mark - 2..<mark + 1,
                with: "._implementing(\"\(isOwn ? call : "")\")\(source.text(mark)).\(source.text(mark - 1))")
        }
        if !draft.index.optionalMethods.isEmpty { translateQuestions(&draft) }
    }

    /// `delegate.picker != nil` and `delegate.picker(_:didPick:) != nil`. A method that is taken without a question and
    /// without being called would always be there.
    private static func translateQuestions(_ draft: inout Draft) {
        let source = draft.source
        for at in source.tokens.indices where source.isMark(at, ".") && source.isKind(at + 1, .word) {
            let name = source.plain(at + 1)
            guard draft.index.optionalMethods.contains(name) else { continue }
            let reference = MethodReference(source, at + 1)
            guard let reference else { continue }
            if reference.isComparedToNil(source) {
                let asked = name + "(" + (reference.labels ?? "")
                draft.replace(at..<reference.end, with: "._implementing(\"\(asked)\")")
            } else if reference.isBound(source) {
                draft.say(
                    .error, at: at + 1,
                    "\(name) is optional, and cannot be kept here as what is there or not. Call it with a question mark, "
                        + "or compare it to nil.")
            }
        }
    }

    /// Whether an optional method is called with `?(`, `!(`, or `? {` with a closure only.
    private static func isCall(_ mark: Int, _ source: SourceText, isOwn: Bool) -> Bool {
        guard mark + 1 < source.tokens.count else { return false }
        if source.isMark(mark + 1, "(") { return !source.tokens[mark + 1].isSpaced }
        return isOwn && source.isMark(mark + 1, "{")
    }

    /// The labels of a call; with the parenthesis behind them where no closure follows.
    private static func labels(of open: Int, _ source: SourceText) -> String {
        let end = source.behindGroup(open)
        var (labels, at, isNext) = ("", open + 1, true)
        while at < source.insideGroup(open).upperBound {
            if isNext {
                labels += source.isKind(at, .word) && source.isMark(at + 1, ":") ? source.text(at) + ":" : "_:"
                isNext = false
            }
            if source.isMark(at, ",") { isNext = true }
            let isGroup = source.isMark(at, "(") || source.isMark(at, "[") || source.isMark(at, "{")
            at = isGroup ? source.behindGroup(at) : at + 1
        }
        return source.isMark(end, "{") ? labels : labels + ")"
    }
}
