import VigilResults

extension ScenarioResult {
    /// The first thing that is wrong, in a sentence of one line; nil for a result without fault.
    package var reason: String? {
        guard outcome != .passed else { return nil }
        let all = problems.first ?? breakdownReason ?? expectationReason ?? endReason ?? findingReason ?? failure
        return (all ?? "it \(outcome.rawValue)").split(separator: "\n", maxSplits: 1).first.map(String.init)
    }

    /// How many steps expect something: one that could not be taken says why, under no key.
    var expectingSteps: Int { expectations.count { $0.mismatches.first?.key.isEmpty != true } }

    /// What broke it off, as a sentence of its own.
    private var breakdownReason: String? { breakdown.map { $0.hasPrefix("was ") ? "the program \($0)" : $0 } }

    private var expectationReason: String? {
        guard let failed = expectations.first(where: { !$0.isMet }), let mismatch = failed.mismatches.first else {
            return nil
        }
        return "at \(TimeWords.clock(failed.from)), \(mismatch.sentence)"
    }

    private var endReason: String? {
        guard let end = ends.first(where: { !$0.isExpected }) else { return nil }
        return "\(end.app) was ended, and nothing expects it: \(end.text) [\(end.rule)]"
    }

    private var findingReason: String? {
        guard let finding = findings.first(where: \.fails) else { return nil }
        return "found at \(TimeWords.clock(finding.instant)), and nothing expects it: \(finding.text)"
    }

    /// The line of the scenario's file that the reason is about.
    var reasonLine: Int? { problems.isEmpty ? expectations.first { !$0.isMet }?.line : nil }

    /// The variant in words: `system iOS 7, seed 3`; empty for the only one.
    var variantWords: String {
        scenario.variant.map { "\($0.parameter) \($0.value)" }.joined(separator: ", ")
    }

    /// What the scenario is called where each variant has a line of its own.
    var title: String { scenario.variant.isEmpty ? scenario.name : "\(scenario.name) [\(variantWords)]" }

    /// Everything that is wrong, for a reader, a line each.
    var faults: [String] {
        if let failure { return failure.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
        return problems + (breakdownReason.map { [$0] } ?? [])
    }
}

extension MismatchResult {
    /// What is wrong, in a sentence without its point.
    var sentence: String {
        key.isEmpty ? "a step could not be taken: \(found)" : "\(key) was expected to be \(expected), and was \(found)"
    }
}
