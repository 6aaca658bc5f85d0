import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilRuleJournal

@testable import VigilCommandLine
@testable import VigilScenarios

struct RuleCoverageTests: Facts {
    @Test("The coverage of rules", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let book = RuleBook(parts: [
        RuleBook.Part(
            rules: [
                Rule("lamp.on", .all, "A lamp that is on gives light.", confidence: .choice),
                Rule("lamp.dim", .all, "A lamp can be dimmed.", confidence: .choice),
                Rule(property: "lamp.quiet", .all, "A lamp is quiet.", confidence: .choice),
                Rule("torch.on", .all, "A torch is a lamp.", confidence: .choice),
            ])
    ])

    private static func coverage(_ entries: RuleJournal.Entry...) -> RuleCoverage {
        let program = TestedProgram(path: "", linked: 0, folders: [])
        return RuleCoverage(
            book: Self.book, planned: ["lamp.dim"], journals: [RuleJournal(program: program, entries: entries)])
    }

    private static func entry(
        _ test: String, passed: Bool = true, _ named: [String], cited: [String] = [], asserted: [String] = []
    ) -> RuleJournal.Entry {
        RuleJournal.Entry(
            test: test, file: #filePath, hasPassed: passed, named: named, cited: cited, asserted: asserted)
    }

    let counts = Fact(
        "counts a decision that a passed test names and a trace of it cites, and a property that one asserts"
    ) {
        let coverage = Self.coverage(
            Self.entry("a", ["lamp.on"], cited: ["lamp.on"]), Self.entry("b", ["lamp.quiet"], asserted: ["lamp.quiet"]),
            Self.entry("c", ["torch.on"]), Self.entry("d", ["torch.on"], cited: ["lamp.on", "torch.on"]))
        expect(
            coverage.text,
            is: """
                SECTION  RULES  APPLIED  EXERCISED  PLANNED
                lamp         3        2          2        1
                torch        1        1          1        0
                total        4        3          3        1
                """)
    }

    let gaps = Fact("says of each rule that is not exercised what is missing") {
        let coverage = Self.coverage(
            Self.entry("a", ["lamp.on"], cited: ["torch.on"]), Self.entry("b", ["lamp.quiet"], cited: ["lamp.quiet"]),
            Self.entry("c", passed: false, ["torch.on"], cited: ["torch.on"]))
        expect(coverage.sections.map(\.exercised), is: [0, 0])
        expect(
            coverage.gaps,
            is: [
                "lamp.on: no trace of a cites it", "lamp.quiet: b does not say that it .asserts it",
                "torch.on: c failed",
            ])
        expect(Self.coverage().gaps.first, is: "lamp.on: no test that ran begins its title with it")
    }

    let misplaced = Fact("says behind the figures what was cited where it does not hold") {
        let journal = RuleJournal(
            program: TestedProgram(path: "", linked: 0, folders: []), entries: [],
            misplacements: [
                RuleJournal.Misplacement(rule: "lamp.dim", systems: "iOS 7+", system: "iOS 5", test: "a"),
                RuleJournal.Misplacement(rule: "torch.on", systems: "iOS 7+", system: "iOS 5", test: nil),
            ])
        func coverage(_ section: String?) -> RuleCoverage {
            RuleCoverage(
                book: Self.book, section: section, planned: Set(Self.book.rules.map(\.id)), journals: [journal])
        }
        expect(
            coverage(nil).text.hasSuffix(
                """
                Cited where they do not hold:
                  lamp.dim: holds for iOS 7+, cited on iOS 5 in a
                  torch.on: holds for iOS 7+, cited on iOS 5
                """))
        expect(coverage("torch").misplaced, is: ["torch.on: holds for iOS 7+, cited on iOS 5"])
    }

    let unknown = Fact("has no figure where it is not known what the tests have shown, and takes one section alone") {
        expect(
            RuleCoverage(book: Self.book, section: "lamp", planned: [], journals: nil).text,
            is: """
                SECTION  RULES  APPLIED  EXERCISED  PLANNED
                lamp         3        3          -        0
                """)
    }

    let withoutRun = Fact("is not known where no tests have run, and how to run them is said") {
        var complaints: [String] = []
        let context = CommandContext(modules: [], style: .plain, write: { _ in }, complain: { complaints.append($0) })
        try expect(RulesCommand.journals(nil, beside: "/nowhere", context).isEmpty)
        expect(
            complaints,
            is: [
                "what is exercised is not known, for no tests with .exercisesRules have run beside this program: run "
                    + "swift test in the same package and configuration (looked in /nowhere)"
            ])
        expect(throws: UsageError.self) { try RulesCommand.journals("/nowhere/else", beside: "", context) }
    }

    let ofPackages = Fact(
        "is of the tests of all packages in the folder of a build; what is outdated or cannot be read is named"
    ) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coverage-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Lamps", "Torches", "Gone"] {
            let program = folder.appendingPathComponent("\(name).xctest")
            try Data().write(to: program)
            let date = try FileManager.default.attributesOfItem(atPath: program.path)[.modificationDate] as? Date
            let tested = TestedProgram(
                path: program.path, linked: try require(date).timeIntervalSince1970, folders: [])
            let journal = folder.appendingPathComponent("\(name).rule-journal.jsonl").path
            try require(JournalFile(path: journal, program: tested)).add(
                Self.entry(name, ["lamp.on"], cited: ["lamp.on"]))
        }
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Gone.xctest"))
        try Data("no journal\n".utf8).write(to: folder.appendingPathComponent("Broken.rule-journal.jsonl"))
        var complaints: [String] = []
        let context = CommandContext(modules: [], style: .plain, write: { _ in }, complain: { complaints.append($0) })
        let journals = try RulesCommand.journals(nil, beside: folder.path, context)
        expect(journals.flatMap(\.entries).map(\.test), is: ["Lamps", "Torches"])
        try require(complaints.count == 2)
        expect(complaints.allSatisfy { $0.hasPrefix("what some tests have shown is not counted: ") })
        expect(complaints[0].contains("/Gone.xctest, whose tests it is about, is no longer there"))
        expect(complaints[1].contains("/Broken.rule-journal.jsonl is no journal of tests; run swift test again"))
    }
}
