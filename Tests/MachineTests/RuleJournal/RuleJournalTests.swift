import Foundation
import Testing
import VigilFacts

@testable import VigilRuleJournal

@Suite("The journal of tests")
final class RuleJournalTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "rule-journal-\(ProcessInfo.processInfo.globallyUniqueString)")
    private let day = Date(timeIntervalSince1970: 1_700_000_000)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    // What cannot be removed is the temporary directory's to clean.
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    /// Writes a file that was changed so many seconds after the day.
    private func touch(_ name: String, _ seconds: Double = 0) throws {
        try Data().write(to: folder.appendingPathComponent(name))
        try FileManager.default.setAttributes(
            [.modificationDate: day.addingTimeInterval(seconds)], ofItemAtPath: path(name))
    }

    private func program(_ linked: Double = 0) -> TestedProgram {
        TestedProgram(
            path: path("tests.xctest"), linked: day.timeIntervalSince1970 + linked, folders: [folder.path + "/"])
    }

    private func entry(_ test: String, _ hasPassed: Bool = true) -> RuleJournal.Entry {
        RuleJournal.Entry(
            test: test, file: path("Tests.swift"), hasPassed: hasPassed, named: ["lamp.on"], cited: ["lamp.on"],
            asserted: [])
    }

    private func run(_ program: TestedProgram, _ entries: RuleJournal.Entry...) throws {
        let file = try require(JournalFile(path: path("journal"), program: program))
        for entry in entries { file.add(entry) }
    }

    @Test("adds up the runs of one program, in which the last run of each test counts")
    func addsUp() throws {
        try run(program(), entry("a"), entry("b"))
        try run(program(), entry("b", false))
        let journal = try require(RuleJournal(path: path("journal")))
        expect(journal.program == program() && journal.entries == [entry("a"), entry("b", false)])
    }

    // A test of how a process ends runs in a process of its own, of the same program.
    @Test("has the lines of all processes that have it open at once")
    func openTwice() throws {
        let first = try require(JournalFile(path: path("journal"), program: program()))
        first.add(entry("a"))
        let second = try require(JournalFile(path: path("journal"), program: program()))
        for (index, name) in ["b", "c", "d", "e"].enumerated() { (index % 2 == 0 ? first : second).add(entry(name)) }
        expect(RuleJournal(path: path("journal"))?.entries, is: ["a", "b", "c", "d", "e"].map { entry($0) })
    }

    @Test("begins anew with another program, and where the file is something else")
    func beginsAnew() throws {
        try run(program(), entry("a"))
        try run(program(1), entry("b"))
        expect(RuleJournal(path: path("journal"))?.entries, is: [entry("b")])
        try Data("no journal\n".utf8).write(to: folder.appendingPathComponent("journal"))
        expect(RuleJournal(path: path("journal")) == nil)
        try run(program(), entry("c"))
        expect(RuleJournal(path: path("journal"))?.entries, is: [entry("c")])
    }

    @Test("has what any test saw cited where it does not hold, each once for a system")
    func misplacements() throws {
        func seen(_ rule: String, _ system: String, _ test: String?) -> RuleJournal.Misplacement {
            RuleJournal.Misplacement(rule: rule, systems: "iOS 7+", system: system, test: test)
        }
        let file = try require(JournalFile(path: path("journal"), program: program()))
        file.add(entry("a"))
        for misplacement in [
            seen("lamp.on", "iOS 5", "a"), seen("lamp.on", "iOS 5", "b"), seen("lamp.on", "iOS 4", nil),
        ] {
            file.add(misplacement)
        }
        let journal = try require(RuleJournal(path: path("journal")))
        expect(journal.entries, is: [entry("a")])
        expect(journal.misplacements, is: [seen("lamp.on", "iOS 4", nil), seen("lamp.on", "iOS 5", "a")])
    }

    @Test("a line that was not finished counts for nothing")
    func unfinished() throws {
        try run(program(), entry("a"))
        let file = try require(FileHandle(forUpdatingAtPath: path("journal")))
        try file.seekToEnd()
        try file.write(contentsOf: Data(#"{"test":"b","#.utf8))
        expect(RuleJournal(path: path("journal"))?.entries, is: [entry("a")])
        try run(program(), entry("c"))
        expect(RuleJournal(path: path("journal"))?.entries, is: [entry("a"), entry("c")])
    }

    @Test("is of the tests as they are now until the program or a source of it is newer, or gone")
    func outdated() throws {
        let journal = RuleJournal(program: program(), entries: [entry("a")])
        try touch("Tests.swift", -1)
        expect(journal.isOutdatedBecause, is: "\(path("tests.xctest")), whose tests it is about, is no longer there")
        try touch("tests.xctest")
        expect(journal.isOutdatedBecause == nil)
        try touch("More.swift", 1)
        expect(journal.isOutdatedBecause, is: "\(path("More.swift")) has changed since the tests were built")
        try FileManager.default.removeItem(atPath: path("More.swift"))
        try FileManager.default.removeItem(atPath: path("Tests.swift"))
        expect(journal.isOutdatedBecause, is: "\(path("Tests.swift")) has changed since the tests were built")
        try touch("tests.xctest", 1)
        expect(journal.isOutdatedBecause, is: "\(path("tests.xctest")) was built anew since its tests ran")
    }
}
