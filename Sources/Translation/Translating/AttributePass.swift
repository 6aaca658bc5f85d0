/// Attributes that Swift knows only beside Objective-C and Interface Builder: what they ask for is done by other passes, or
/// is nothing here.
enum AttributePass {
    private static let removed: Set = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable", "NSCopying",
    ]

    @Sendable static func run(_ draft: inout Draft) {
        let source = draft.source
        for at in source.tokenIndex.attributes where source.isKind(at + 1, .word) {
            let name = source.text(at + 1)
            var end = at + 2
            if source.isMark(end, "("), !source.tokens[end].isSpaced { end = source.behindGroup(end) }
            if removed.contains(name) {
                draft.remove(at..<end)
            } else if name == "convention", source.isToken(at + 3, "block") {
                draft.remove(at..<end)
            }
        }
    }
}
