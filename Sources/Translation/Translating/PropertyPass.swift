/// Properties that are marked with `@objc`: key-value coding reads and sets them by what Objective-C calls them.
enum PropertyPass {
    private static let runtime = ModuleNames.foundation + ".ObjectiveCMethod"

    @Sendable static func run(_ draft: inout Draft) {
        for entry in draft.outline.entries where entry.type.hasObjects {
            let isGeneric =
                entry.type.isGeneric || entry.type.kind == .extension && draft.index.isGeneric(entry.type.name)
            guard !isGeneric else { continue }
            for member in entry.members where isExposed(member, in: entry.type) {
                guard let shape = PropertyShape(member, of: entry, draft.source), !shape.hasEffects else { continue }
                expose(member, shape, of: entry.type, in: &draft)
            }
        }
    }

    private static let marks = ["objc", "IBInspectable", "IBOutlet", "GKInspectable"]

    private static func isExposed(_ member: Member, in type: TypeDeclaration) -> Bool {
        guard member.kind == .property, !member.isStatic, !member.has("nonobjc"), !member.has("NSManaged") else {
            return false
        }
        if marks.contains(where: member.has) { return true }
        return type.exposesAll && !member.modifiers.contains { $0 == "private" || $0 == "fileprivate" }
    }

    private static func expose(
        _ member: Member, _ shape: PropertyShape, of type: TypeDeclaration, in draft: inout Draft
    ) {
        let key = member.attributes.objectiveCName ?? member.name.filter { $0 != "`" }
        let property = "unsafeDowncast(target, to: \(type.name).self).\(member.name)"
        add("\"\(key)\", { @MainActor target, _ in \(runtime).result(\(property)) }", member, type, &draft)
        let isHidden = member.modifiers.contains { $0.hasSuffix("private(set)") || $0.hasSuffix("fileprivate(set)") }
        guard shape.isSettable, !isHidden else { return }
        let setter = "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
        add(
            "\"\(setter)\", { @MainActor target, arguments in \(property) = \(runtime).argument(arguments, 0); return nil }",
            member, type, &draft)
    }

    private static func add(_ text: String, _ member: Member, _ type: TypeDeclaration, _ draft: inout Draft) {
        draft.entryCount += 1
        draft.insert(
            "@section(\"vigil_entries\") @used nonisolated private static let __vigil\(draft.entryCount): "
                + "\(ModuleNames.foundation).LinkedMethod = { \(runtime).register(in: $0, \(type.name).self, \(text)) }; ",
            before: member.tokens.lowerBound)
    }
}
