/// Macros that belong to Xcode: previews, and literals for its editor.
enum MacroPass {
    @Sendable static func run(_ draft: inout Draft) {
        let source = draft.source
        for at in source.landmarks.directives where source.isToken(at, "#Preview") && source.tokens[at].startsLine {
            var end = at + 1
            if source.isMark(end, "(") { end = source.behindGroup(end) }
            if source.isMark(end, "{") { end = source.behindGroup(end) }
            draft.remove(at..<end)
        }
        for at in source.landmarks.directives where source.isMark(at + 1, "(") {
            guard ["#colorLiteral", "#imageLiteral", "#fileLiteral"].contains(source.text(at)) else { continue }
            draft.say(
                .error, at: at,
                "\(source.text(at)) belongs to Xcode's editor. Write the initializer that it stands for.")
        }
    }
}
