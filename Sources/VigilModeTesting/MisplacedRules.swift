import BackgroundRuntime
import Testing
import VigilRuleJournal

/// Writes into the journal of the tests which rules a trace cites on systems on which they do not hold, whatever the test is
/// about.
enum MisplacedRules {
    static let witness = CitationWitness { rule, system in
        JournalFile.ofProgram?.add(
            RuleJournal.Misplacement(
                rule: rule.id, systems: "\(rule.systems)", system: "\(system)", test: Test.current.map { "\($0.id)" }))
    }
}
