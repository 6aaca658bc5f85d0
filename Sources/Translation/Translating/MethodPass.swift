/// Methods that selectors find, and those that a protocol may ask for: each gets an entry in the program before it.
enum MethodPass {
    private static let runtime = ModuleNames.foundation + ".ObjectiveCMethod"

    @Sendable static func run(_ draft: inout Draft) {
        for entry in draft.outline.entries where entry.type.hasObjects {
            for member in entry.members where member.kind == .function {
                if isObserver(member) { observe(member, of: entry.type, in: &draft) }
                let isExposed = ExposedMethods.isExposed(member, in: entry.type)
                if isExposed { expose(member, of: entry.type, in: &draft) }
                guard draft.index.optionalMethods.contains(member.name),
                    refusal(of: member, entry.type, draft.index) == nil, hasObjects(entry.type, draft.index)
                else { continue }
                implement(member, of: entry.type, isExposed: isExposed, in: &draft)
            }
        }
    }

    /// The method that key-value observing calls. It overrides nothing here, unless a class of the app has one.
    private static func isObserver(_ member: Member) -> Bool {
        member.name == "observeValue" && member.labels == ["forKeyPath", "of", "change", "context"]
    }

    private static func observe(_ member: Member, of type: TypeDeclaration, in draft: inout Draft) {
        guard refusal(of: member, type, draft.index) == nil else { return }
        let inherited = type.inherited.first ?? ""
        if draft.index.isClass(inherited) != true,
            let word = member.tokens.first(where: { draft.source.isToken($0, "override") })
        {
            draft.remove(word..<word + 1)
        }
        add(
            "\"observeValueForKeyPath:ofObject:change:context:\", \(thunk(of: member, type))", before: member, of: type,
            in: &draft)
    }

    /// A method that an optional one asks for. Selectors find it too: Swift marks what a protocol of Objective-C asks for.
    private static func implement(
        _ member: Member, of type: TypeDeclaration, isExposed: Bool, in draft: inout Draft
    ) {
        let thunk = thunk(of: member, type)
        add("implements: \"\(member.fullName)\", \(thunk)", before: member, of: type, in: &draft)
        let asked = draft.index.requirement(member.name, labels: member.labels)
        if let asked, closureRefusal(of: member) == nil, !isExposed || asked != member.selector {
            add("\"\(asked)\", \(thunk)", before: member, of: type, in: &draft)
        }
    }

    /// Whether a type that has a method of an optional one's name is a class. Of a type of another module that is not
    /// known: its extension says that it conforms to something, or marks a method.
    private static func hasObjects(_ type: TypeDeclaration, _ index: TargetIndex) -> Bool {
        guard type.kind == .extension else { return true }
        return index.isClass(type.name) ?? !type.inherited.isEmpty
    }

    private static func expose(_ member: Member, of type: TypeDeclaration, in draft: inout Draft) {
        if let reason = refusal(of: member, type, draft.index) ?? closureRefusal(of: member) {
            // Objective-C finds none of these either, unless a method is marked itself.
            guard member.has("objc") || member.has("IBAction") || member.has("IBSegueAction") else { return }
            return draft.say(.warning, at: member.tokens.lowerBound, "no selector finds \(member.fullName): " + reason)
        }
        add("\"\(member.selector)\", \(thunk(of: member, type))", before: member, of: type, in: &draft)
    }

    /// A closure that calls the method; `nil` for one that takes a function which must not outlive the call.
    private static func thunk(of member: Member, _ type: TypeDeclaration) -> String {
        guard !member.parameters.contains(where: \.isNonescaping) else { return "nil" }
        let arguments = member.labels.enumerated().map { number, label in
            (label == "_" ? "" : "\(label): ")
                + "\(runtime).argument(arguments, \(number)) as \(member.parameters[number].type)"
        }
        let call = "unsafeDowncast(target, to: \(type.name).self).\(member.name)(\(arguments.joined(separator: ", ")))"
        let result = member.throws ? "result(throwing: { try \(call) })" : "result(\(call))"
        return "{ @MainActor target, \(arguments.isEmpty ? "_" : "arguments") in \(runtime).\(result) }"
    }

    private static func closureRefusal(of member: Member) -> String? {
        guard member.parameters.contains(where: \.isNonescaping) else { return nil }
        return "a message cannot bring a closure that is not @escaping"
    }

    /// Why a method gets no entry.
    private static func refusal(of member: Member, _ type: TypeDeclaration, _ index: TargetIndex) -> String? {
        if type.isGeneric || type.kind == .extension && index.isGeneric(type.name) {
            return "its class is generic, or lies in something generic"
        }
        if member.isAsync { return "it is async" }
        if member.isGeneric { return "it is generic" }
        if member.parameters.contains(where: \.isUnsendable) { return "no message can hold one of its arguments" }
        if member.isStatic { return "it belongs to the class itself" }
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
