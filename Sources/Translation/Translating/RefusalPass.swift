/// What cannot be translated: each is said with its place, and with what to do.
enum RefusalPass {
    @Sendable static func run(_ draft: inout Draft) {
        let source = draft.source
        for at in source.tokens.indices where isCandidate(at, source) {
            switch source.text(at) {
            case "method_exchangeImplementations", "class_addMethod", "objc_setAssociatedObject",
                "objc_getAssociatedObject":
                draft.say(
                    .error, at: at,
                    "\(source.text(at)) needs the runtime of Objective-C, which is not there. "
                        + "Override the method, or keep the value in a property or a dictionary.")
            default: continue
            }
        }
    }

    /// Most words are none of these: their first letters say so.
    private static func isCandidate(_ at: Int, _ source: SourceText) -> Bool {
        let token = source.tokens[at]
        guard token.kind == .word, token.end - token.start >= 7 else { return false }
        let first = source.bytes[token.start]
        return first == UInt8(ascii: "o") || first == UInt8(ascii: "m") || first == UInt8(ascii: "c")
    }
}
