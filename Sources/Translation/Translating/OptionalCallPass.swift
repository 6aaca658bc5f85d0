/// Calls of optional methods: `delegate?.picker?(self, didPick: item)`, and questions for them.
enum OptionalCallPass {
    @Sendable static func run(_ draft: inout Draft) {
        let source = draft.source
        for mark in source.tokenIndex.questions where source.isMark(mark - 2, ".") && source.isKind(mark - 1, .word) {
            let name = source.plain(mark - 1)
            let isNamedLikeOwn = draft.index.optionalMethods.contains(name)
            guard isNamedLikeOwn || SystemDelegates.have(named: name), isCall(mark, source, isOwn: isNamedLikeOwn)
            else { continue }
            let call = name + "(" + (source.isMark(mark + 1, "(") ? labels(of: mark + 1, source) : "")
            // A closure of the app's may have the name of a method, and does not have its labels.
            let isOwn = isNamedLikeOwn && draft.index.isOptionalMethod(call)
            guard isOwn || SystemDelegates.have(call) else { continue }
            if isOwn, draft.index.optionalProperties.contains(name) {
                switch OptionalReceiver(behind: mark - 2, source).isDelegate(draft.index) {
                case true?: break
                case false?: continue
                case nil:
                    draft.say(
                        .error, at: mark - 1,
                        "\(name) is an optional method of a protocol and a property of another type here, and what it is "
                            + "called on does not say which is meant. Write the type where that is declared, or "
                            + "`if let \(name) = ... { \(name)(...) }` for the property.")
                    continue
                }
            }
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

/// What stands before the dot of a call that may mean an optional method or a closure in a property.
struct OptionalReceiver {
    private let source: SourceText
    /// The last word of it; nil where it ends otherwise.
    private let name: String?

    init(behind dot: Int, _ source: SourceText) {
        self.source = source
        var at = dot - 1
        while source.isMark(at, "?") || source.isMark(at, "!") { at -= 1 }
        name = source.isKind(at, .word) ? source.plain(at) : nil
    }

    /// Whether a protocol is behind it: by the type that the source declares for its name, or else by the name. Nil where
    /// neither says.
    func isDelegate(_ index: TargetIndex) -> Bool? {
        guard let name else { return nil }
        let known = Set(declaredTypes(of: name).compactMap(index.isProtocol))
        if known.count == 1 { return known.first }
        guard known.isEmpty else { return nil }
        let word = name.lowercased()
        return ["delegate", "datasource", "listener", "observer"].contains { word.hasSuffix($0) } ? true : nil
    }

    /// The types in `name: any Type` and `name = Type(`, wherever the source has these.
    private func declaredTypes(of name: String) -> [String] {
        source.tokens.indices.compactMap { at in
            guard source.isKind(at, .word), source.plain(at) == name else { return nil }
            if source.isMark(at + 1, ":") {
                let type = source.isToken(at + 2, "any") || source.isToken(at + 2, "some") ? at + 3 : at + 2
                return source.isKind(type, .word) ? source.plain(type) : nil
            }
            guard source.isToken(at + 1, "="), source.isKind(at + 2, .word), source.isMark(at + 3, "(") else {
                return nil
            }
            return source.plain(at + 2)
        }
    }
}
