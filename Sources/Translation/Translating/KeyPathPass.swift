/// `#keyPath(Player.rate)`, which is the string `"rate"`.
enum KeyPathPass {
    @Sendable static func run(_ draft: inout Draft) {
        let source = draft.source
        for at in source.tokenIndex.directives where source.isToken(at, "#keyPath") && source.isMark(at + 1, "(") {
            let end = source.behindGroup(at + 1)
            let path = source.insideGroup(at + 1).filter { source.isKind($0, .word) }.map { source.text($0) }
            // Types come first, and begin with capitals.
            let properties = path.drop { $0.first?.isUppercase == true || $0 == "self" }
            draft.replace(at..<end, with: "\"" + properties.joined(separator: ".") + "\"")
        }
    }
}
