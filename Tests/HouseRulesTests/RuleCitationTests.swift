import BackgroundRuntime
import Testing
import VigilFacts

@Suite("The citations of rules", .long)
struct RuleCitationTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let citations = Fact("each rule that is applied and decides something is cited by code, and no property is") {
        let (rules, planned) = (ModuleSet.linked.book.rules, ModuleSet.linked.plannedRules)
        let cited = try CitedRules()
        expect(cited.declared.isSuperset(of: rules.map(\.id)))
        let decisions = rules.filter { $0.kind == .decision && !planned.contains($0.id) }
        expect(decisions.map(\.id).filter { !cited.ids.contains($0) }, is: [])
        let properties = rules.filter { $0.kind == .property && cited.ids.contains($0.id) }
        expect(properties.map(\.id), is: [])
    }
}

/// The rules that the sources declare, and those that they name outside their declarations.
private struct CitedRules {
    private(set) var declared: Set<String> = []
    private(set) var ids: Set<String> = []

    init() throws {
        let files = try Repository.swiftFiles(in: "Sources", "Plugins")
        let named = Set(files.flatMap(\.namesOfRules))
        for rule in files.flatMap(\.declaredRules) {
            declared.insert(rule.id)
            if named.contains(rule.name) { ids.insert(rule.id) }
        }
    }
}

extension Repository.File {
    /// `TaskRules.leakKill`, wherever code names a rule. To ask for the systems of one is not to cite it.
    fileprivate var namesOfRules: [String] {
        guard text.contains("Rules.") else { return [] }
        return code.filter { $0.contains("Rules.") }
            .flatMap { $0.matches(of: /(\w+Rules\.)`?(\w+)`?(?!\w|\.systems)/).map { "\($0.1)\($0.2)" } }
    }

    /// The rules that the file declares, as code names them.
    fileprivate var declaredRules: [(name: String, id: String)] {
        guard text.contains("= Rule(") else { return [] }
        var owner: Substring = ""
        let parts =
            /^(?:public |package )?(?:enum|extension) (\w+)|static let `?(\w+)`? = Rule\(\s*(?:property: )?"([^"]+)"/
        return text.matches(of: parts.anchorsMatchLineEndings()).compactMap { match in
            owner = match.1 ?? owner
            guard let member = match.2, let id = match.3 else { return nil }
            return ("\(owner).\(member)", String(id))
        }
    }
}
