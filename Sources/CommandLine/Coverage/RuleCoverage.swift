import BackgroundRuntime
import VigilRuleJournal
import VigilScenarios

/// How much of the rule book is applied, and how much of that the tests have exercised.
struct RuleCoverage {
    /// One section of the book.
    struct Section: Hashable {
        /// The first word of its ids.
        let name: String
        /// Rules in the book.
        let total: Int
        /// Rules that the simulator applies; the others are planned.
        let applied: Int
        /// Applied rules that a test has exercised; nil when that is not known.
        let exercised: Int?
    }

    /// The sections, in alphabetical order.
    let sections: [Section]
    /// Applied rules that no test has exercised, each with what is missing; empty when that is not known.
    let gaps: [String]
    /// What the tests have seen cited on systems on which it does not hold: mistakes of the code that cites.
    let misplaced: [String]

    /// The coverage of `book`.
    ///
    /// - Parameters:
    ///   - section: the one that is wanted; all of them without it.
    ///   - planned: ids of rules that are not applied yet.
    ///   - journals: what the tests of each program have shown; nil when that is not known.
    init(book: RuleBook, section: String? = nil, planned: Set<String>, journals: [RuleJournal]?) {
        let exercise = journals.map { RuleExercise($0.flatMap(\.entries)) }
        let names = book.sections.filter { section == nil || section == $0 }
        sections = names.map { name in
            let applied = book.rules(inSection: name).filter { !planned.contains($0.id) }
            return Section(
                name: name, total: book.rules(inSection: name).count, applied: applied.count,
                exercised: exercise.map { exercise in applied.count { exercise.gap(of: $0) == nil } })
        }
        let applied = names.flatMap(book.rules(inSection:)).filter { !planned.contains($0.id) }
        let seen = (journals ?? []).flatMap(\.misplacements).filter { names.contains(book.section(of: $0.misplaced)) }
        misplaced = seen.map {
            "\($0.misplaced): holds for \($0.systems), cited on \($0.system)" + ($0.test.map { " in \($0)" } ?? "")
        }
        gaps = applied.compactMap { rule in exercise?.gap(of: rule).map { "\(rule.id): \($0)" } }
    }
}

/// What the tests of a journal show of each rule.
struct RuleExercise {
    private let entries: [String: [RuleJournal.Entry]]

    init(_ entries: [RuleJournal.Entry]) {
        var byRule: [String: [RuleJournal.Entry]] = [:]
        for entry in entries { for id in entry.named { byRule[id, default: []].append(entry) } }
        self.entries = byRule
    }

    /// What is missing until a rule is exercised; nil when a test that names it passed and showed it.
    func gap(of rule: Rule) -> String? {
        guard let named = entries[rule.id] else { return "no test that ran begins its title with it" }
        let passed = named.filter(\.hasPassed)
        guard let first = passed.first else { return "\(named[0].test) failed" }
        switch rule.kind {
        case .decision:
            if passed.contains(where: { $0.cited.contains(rule.id) }) { return nil }
            return "no trace of \(first.test) cites it"
        case .property:
            if passed.contains(where: { $0.asserted.contains(rule.id) }) { return nil }
            return "\(first.test) does not say that it .asserts it"
        }
    }
}
