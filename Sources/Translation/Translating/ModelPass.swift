/// Classes of SwiftData. On a phone a macro makes them observable and reads their properties from a store; here they become
/// observable, and what keeps them says what it does not do.
enum ModelPass {
    private static let ofProperties: Set = ["Attribute", "Relationship", "Transient"]

    @Sendable static func run(_ draft: inout Draft) {
        for entry in draft.outline.entries where entry.type.kind == .class {
            guard let mark = entry.type.attributes.first(where: { $0.name == "Model" && $0.argument == nil }) else {
                continue
            }
            draft.replace(mark.tokens, with: "@Observable")
            conform(entry, &draft)
            for member in entry.members {
                for attribute in member.attributes where ofProperties.contains(attribute.name) {
                    draft.remove(attribute.tokens)
                }
            }
        }
        let source = draft.source
        for at in source.tokenIndex.directives where source.isMark(at + 1, "<") {
            guard source.isToken(at, "#Index") || source.isToken(at, "#Unique") else { continue }
            let end = source.behindGenerics(at + 1)
            draft.remove(at..<(source.isMark(end, "(") ? source.behindGroup(end) : end))
        }
    }

    private static func conform(_ entry: Outline.Entry, _ draft: inout Draft) {
        let behind = entry.type.behindName
        let list = draft.source.isMark(behind, ":")
        // A superclass comes first, and what is put behind a `where` would be none of the list.
        guard list else { return draft.insert(": SwiftData.PersistentModel", behind: behind - 1) }
        let end = (behind..<entry.bodyStart).first { draft.source.isToken($0, "where") } ?? entry.bodyStart
        draft.insert(", SwiftData.PersistentModel", behind: end - 1)
    }
}
