/// Methods of tests on the main actor: the machine's XCTest takes such a method only where it is asynchronous.
enum TestMethodPass {
    @Sendable static func run(_ draft: inout Draft) {
        guard draft.options.isTest else { return }
        let source = draft.source
        for entry in draft.outline.entries {
            let isOfMainActor = entry.type.has("MainActor")
            for member in entry.members where isTest(member) {
                guard isOfMainActor || member.has("MainActor"), !member.modifiers.contains("nonisolated"),
                    let open = member.tokens.first(where: {
                        source.isMark($0, "(") && source.text($0 - 1) == member.name
                    })
                else { continue }
                draft.insert(" async", behind: source.behindGroup(open) - 1)
            }
        }
    }

    private static func isTest(_ member: Member) -> Bool {
        member.kind == .function && member.name.hasPrefix("test") && member.parameters.isEmpty && !member.isAsync
            && !member.isStatic
    }
}
