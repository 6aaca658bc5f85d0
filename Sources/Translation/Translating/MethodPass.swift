/// Methods that selectors find, and those that a protocol may ask for: each gets an entry in the program before it.
enum MethodPass {
    private static let runtime = ModuleNames.foundation + ".ObjectiveCMethod"

    @Sendable static func run(_ draft: inout Draft) {
        for entry in draft.outline.entries where entry.type.hasObjects {
            for member in entry.members where member.kind == .function {
                if ExposedMethods.isExposed(member, in: entry.type) { expose(member, of: entry.type, in: &draft) }
                if draft.index.optionalMethods.contains(member.name), refusal(of: member, entry.type) == nil {
                    add(
                        "implements: \"\(member.fullName)\", \(thunk(of: member, entry.type))", before: member,
                        of: entry.type, in: &draft)
                }
            }
        }
    }

    private static func expose(_ member: Member, of type: TypeDeclaration, in draft: inout Draft) {
        if let reason = refusal(of: member, type) {
            return draft.say(.warning, at: member.tokens.lowerBound, "no selector finds \(member.fullName): " + reason)
        }
        add("\"\(member.selector)\", \(thunk(of: member, type))", before: member, of: type, in: &draft)
    }

    /// A closure that calls the method; `nil` for one that takes a function which must not outlive the call.
    private static func thunk(of member: Member, _ type: TypeDeclaration) -> String {
        guard !member.parameters.contains(where: \.isNonescaping) else { return "nil" }
        let arguments = member.labels.enumerated().map { number, label in
            (label == "_" ? "" : "\(label): ") + "\(runtime).argument(arguments, \(number))"
        }
        let call = "unsafeDowncast(target, to: \(type.name).self).\(member.name)(\(arguments.joined(separator: ", ")))"
        let result = member.throws ? "result(throwing: { try \(call) })" : "result(\(call))"
        return "{ @MainActor target, \(arguments.isEmpty ? "_" : "arguments") in \(runtime).\(result) }"
    }

    /// Why a method gets no entry.
    private static func refusal(of member: Member, _ type: TypeDeclaration) -> String? {
        if type.isGeneric { return "its class is generic, or lies in something generic" }
        if member.isAsync { return "it is async" }
        if member.modifiers.contains("static") || member.modifiers.contains("class") {
            return "it belongs to the class itself"
        }
        return nil
    }

    private static func add(_ text: String, before member: Member, of type: TypeDeclaration, in draft: inout Draft) {
        draft.entryCount += 1
        draft.insert(
            "@section(\"vigil_entries\") @used nonisolated private static let __vigil\(draft.entryCount): "
                + "\(ModuleNames.foundation).LinkedMethod = { \(runtime).register(in: $0, \(type.name).self, \(text)) }; ",
            before: member.tokens.lowerBound)
    }
}
