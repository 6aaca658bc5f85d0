/// `@UIApplicationMain`, which crashes the compiler on Linux.
enum EntryPointPass {
    @Sendable static func run(_ draft: inout Draft) {
        let source = draft.source
        for at in source.tokenIndex.attributes where source.isKind(at + 1, .word) {
            if source.isToken(at + 1, "UIApplicationMain") {
                draft.replace(at..<at + 2, with: "@main")
            } else if source.isToken(at + 1, "NSApplicationMain") {
                draft.say(.error, at: at, "@NSApplicationMain begins an app of a Mac; Vigil runs those of iOS.")
            }
        }
    }
}
