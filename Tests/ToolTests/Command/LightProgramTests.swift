import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

struct LightProgramTests: Facts {
    @Test(
        "The program of an app that has its frameworks and no more", .enabled(if: RuntimeInterface.problems.isEmpty),
        arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// It depends on frameworks alone.
    private static let light = Program("Waiter")
    /// It has the full command line too.
    private static let full = Program("Hanger")

    let compiled = Fact("was compiled without the reports, the prompt, and the words that tell of modules") {
        let (own, others) = (try Data(contentsOf: Self.light.executable), try Data(contentsOf: Self.full.executable))
        for module in ["VigilCommandLine", "VigilReports", "VigilRuleJournal", "VigilTranslation"] {
            expect(own.range(of: Data("\(module.utf8.count)\(module)".utf8)) == nil, "\(module)")
        }
        expect(others.range(of: Data("16VigilCommandLine".utf8)) != nil)
        expect(others.range(of: Data("12VigilReports".utf8)) != nil)
    }

    let refused = Fact(
        "says what it is without, and how one has it",
        for: [
            (["--format", "html"], "--format html"), (["--format", "svg"], "--format svg"),
            (["--format", "trace-viewer"], "--format trace-viewer"), (["--interactive"], "--interactive"),
            (["rules"], "rules"), (["explain", "task.budget.start"], "explain"), (["modes"], "modes"),
            (["schema"], "schema"), (["validate", "Info.plist"], "validate"),
        ]
    ) { (words: [String], what: String) in
        let outcome = try Self.light.run(words + (words[0].hasPrefix("-") ? ["--bundle", "Tests/Waiter"] : []))
        expect(outcome.code == 4 && outcome.output.isEmpty, "\(outcome)")
        expect(outcome.complaints.hasPrefix("\(what) is not in this program, which was built to play"), "\(outcome)")
        expect(outcome.complaints.contains("VIGIL_COMMAND_LINE=1") && outcome.complaints.contains("VigilCommandLine."))
    }

    let notAsked = Fact("is named where a word is unknown that a module of it may know, for it cannot be asked") {
        let folder = Program.root.appendingPathComponent("Tests")
        let words = ["explain", "no.such.rule"]
        let outcome = try Program("vigil").run(words, in: folder.appendingPathComponent("Waiter"))
        expect(outcome.code == 2 && outcome.complaints.contains("the modules of Waiter were not asked"), "\(outcome)")
        expect(outcome.complaints.contains("--app") && outcome.complaints.contains("no.such.rule"), "\(outcome)")
        let other = try Program("vigil").run(words, in: folder.appendingPathComponent("Hanger"))
        expect(other.code == 2 && !other.complaints.contains("not asked"), "\(other)")
    }

    let told = Fact("says in its help that there is more, and which modes no module of it stands for") {
        let help = try Self.light.run(["--help"])
        expect(help.code == 0 && help.output.contains("vigil run has documents and a prompt too"), "\(help)")
        try expect(
            Self.full.run(["--help"]).output.contains("validate, modes, rules, explain, schema as the first word"))
        let modes = try Self.light.run(["modes", "--not-linked"])
        expect(modes.code == 0 && modes.output.split(separator: "\n").contains("audio"), "\(modes)")
    }
}
