/// Protocols with optional methods: each optional method gets a default.
///
/// Swift calls the default also where a class has the method and inherits the protocol from a class that has not; so it
/// sends the message on.
enum OptionalMethodPass {
    private static let runtime = ModuleNames.foundation + ".ObjectiveCMethod"

    @Sendable static func run(_ draft: inout Draft) {
        for entry in draft.outline.entries where entry.type.kind == .protocol {
            let optional = entry.members.filter { $0.modifiers.contains("optional") }
            if entry.type.has("objc") { bindToClasses(entry.type, in: &draft) }
            guard !optional.isEmpty else { continue }
            for member in optional { removeModifier(member, in: &draft) }
            addDefaults(optional.filter { $0.kind == .function && !$0.isStatic }, of: entry, in: &draft)
            for member in optional where member.isStatic && member.kind == .function {
                draft.say(
                    .error, at: member.tokens.lowerBound,
                    "an optional method of the class itself cannot be translated. Make \(member.name) an object's method, or require it."
                )
            }
            for member in optional where member.kind == .property {
                draft.say(
                    .error, at: member.tokens.lowerBound,
                    "an optional property of a protocol cannot be translated. Make \(member.name) a method, or require it."
                )
            }
        }
    }

    /// Only objects conform to a protocol of Objective-C.
    private static func bindToClasses(_ type: TypeDeclaration, in draft: inout Draft) {
        let bound = ["AnyObject", "NSObjectProtocol", "class"]
        guard !type.inherited.contains(where: bound.contains) else { return }
        if draft.source.isMark(type.behindName, ":") {
            draft.insert(" AnyObject,", behind: type.behindName)
        } else {
            draft.insert(": AnyObject", behind: type.behindName - 1)
        }
    }

    private static func removeModifier(_ member: Member, in draft: inout Draft) {
        for at in member.tokens where draft.source.isToken(at, "optional") { return draft.remove(at..<at + 1) }
    }

    private static func addDefaults(_ members: [Member], of entry: Outline.Entry, in draft: inout Draft) {
        let (name, end) = place(of: entry, draft.outline)
        guard !members.isEmpty, end < draft.source.tokens.count else { return }
        let bodies = members.map { member in
            let declaration = declaration(of: member, draft.source, upTo: entry.bodyEnd)
            let names = member.parameters.map(\.name).joined(separator: ", ")
            let sends = !member.parameters.contains(where: \.isNonescaping) && !member.isAsync
            return
                "\(declaration) { \(runtime).send(\"\(member.fullName)\", to: self, \(sends ? "[\(names)]" : "nil")) }"
        }
        let access = entry.type.modifiers.first { ["public", "package", "fileprivate", "private"].contains($0) }
        draft.insert(
            "; \(access.map { $0 + " " } ?? "")extension \(name) { \(bodies.joined(separator: "; ")); "
                + "func _implementing(_ name: String) -> Self? { name.isEmpty || \(runtime).isImplemented(name, by: self) ? self : nil } }",
            behind: end)
    }

    /// An extension stands in nothing else: behind the outermost type that a protocol lies in.
    private static func place(of entry: Outline.Entry, _ outline: Outline) -> (name: String, end: Int) {
        let around = outline.entries.filter { $0.bodyStart < entry.bodyStart && entry.bodyEnd < $0.bodyEnd }
        return ((around + [entry]).map(\.type.name).joined(separator: "."), around.first?.bodyEnd ?? entry.bodyEnd)
    }

    /// The method as it is declared, from `func` to the end of what it gives back, on one line.
    private static func declaration(of member: Member, _ source: SourceText, upTo end: Int) -> String {
        let start = member.tokens.first { source.isToken($0, "func") } ?? member.tokens.lowerBound
        var at = member.tokens.upperBound
        while at < end, source.isToken(at, "async") || source.isToken(at, "throws") {
            at += 1
            if source.isMark(at, "(") { at = source.behindGroup(at) }
        }
        if source.isToken(at, "->") {
            at += 1
            repeat {
                at = source.isMark(at, "(") || source.isMark(at, "[") ? source.behindGroup(at) : at + 1
                at = source.behindGenerics(at)
            } while at < end && !source.tokens[at].startsLine && !source.isMark(at, ";") && !source.isMark(at, "}")
        }
        return source.copied(start..<at)
    }
}
