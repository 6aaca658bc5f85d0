/// Macros that belong to Xcode: previews, and literals for its editor.
enum MacroPass {
    @Sendable static func run(_ draft: inout Draft) {
        let source = draft.source
        for at in source.tokenIndex.directives where source.isToken(at, "#Preview") && source.tokens[at].startsLine {
            var end = at + 1
            if source.isMark(end, "(") { end = source.behindGroup(end) }
            if source.isMark(end, "{") { end = source.behindGroup(end) }
            draft.remove(at..<end)
        }
        for at in source.tokenIndex.directives where source.isMark(at + 1, "(") {
            switch source.text(at) {
            case "#colorLiteral": replace(at, with: "UIColor", in: &draft)
            case "#imageLiteral": replace(at, with: "UIImage", "imageLiteralResourceName", in: &draft)
            case "#fileLiteral": replace(at, with: "URL", "fileReferenceLiteralResourceName", in: &draft)
            default: break
            }
        }
    }

    /// The initializer that a literal stands for.
    ///
    /// - Parameter label: that of its first argument; nil for the same one.
    private static func replace(_ at: Int, with type: String, _ label: String? = nil, in draft: inout Draft) {
        draft.replace(at..<at + 1, with: type)
        if let label, draft.source.isToken(at + 2, "resourceName") { draft.replace(at + 2..<at + 3, with: label) }
        if type != "URL" { draft.neededModules.insert("UIKit") }
    }
}
