import Foundation
import VigilProgramImage

/// What the tests of a program showed of the rules: the file that they leave behind, which the tool counts.
package struct RuleJournal {
    /// What one test showed.
    package struct Entry: Codable, Hashable, Sendable {
        /// The test, as `AudioModeTests.RouteTests/unplugged()`.
        package let test: String
        package let file: String
        /// Whether it passed, with each of its arguments.
        package let hasPassed: Bool
        /// The ids of the rules that its title begins with.
        package let named: [String]
        /// The ids of the rules that the traces of its devices cite.
        package let cited: [String]
        /// The ids of the properties that it asserts.
        package let asserted: [String]

        /// An entry from what the test showed.
        package init(
            test: String, file: String, hasPassed: Bool, named: [String], cited: [String], asserted: [String]
        ) {
            self.test = test
            self.file = file
            self.hasPassed = hasPassed
            self.named = named
            self.cited = cited
            self.asserted = asserted
        }
    }

    /// A rule that a trace cites on a system on which it does not hold.
    package struct Misplacement: Codable, Hashable, Sendable {
        /// The id of the rule.
        package let misplaced: String
        /// The systems on which it holds, in words: `iOS 7+`.
        package let systems: String
        /// The system of the phone, in words: `iOS 5`.
        package let system: String
        /// The test that saw it first; nil where that is not known.
        package let test: String?

        /// A misplacement from what was seen.
        package init(rule: String, systems: String, system: String, test: String?) {
            (misplaced, self.systems, self.system, self.test) = (rule, systems, system, test)
        }
    }

    /// The program of the tests.
    package let program: TestedProgram
    /// The tests that name rules, each as it ran last.
    package let entries: [Entry]

    /// The rules that traces of any test cite where they do not hold, each once for a system.
    package let misplacements: [Misplacement]

    /// A journal from its parts.
    package init(program: TestedProgram, entries: [Entry], misplacements: [Misplacement] = []) {
        self.program = program
        self.entries = entries
        self.misplacements = misplacements
    }

    /// The journal in a file; nil where there is none.
    ///
    /// The runs of one program add up: of a test that ran twice the later line counts. A line that a run did not come to
    /// finish counts for nothing.
    package init?(path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let lines = data.split(separator: UInt8(ascii: "\n"))
        let decoder = JSONDecoder()
        guard let first = lines.first, let program = try? decoder.decode(TestedProgram.self, from: first) else {
            return nil
        }
        let all = lines.dropFirst().compactMap { try? decoder.decode(Entry.self, from: $0) }
        let latest = Dictionary(all.map { ($0.test, $0) }) { $1 }
        self.init(
            program: program, entries: latest.values.sorted { $0.test < $1.test },
            misplacements: RuleJournal.misplacements(in: Array(lines.dropFirst())))
    }

    private static func misplacements(in lines: [Data]) -> [Misplacement] {
        let decoder = JSONDecoder()
        let all = lines.compactMap { try? decoder.decode(Misplacement.self, from: $0) }
        let first = Dictionary(all.map { ([$0.misplaced, $0.system], $0) }) { first, _ in first }
        return first.values.sorted { ($0.misplaced, $0.system) < ($1.misplaced, $1.system) }
    }

    /// How the names of journals end; in front stands that of the program.
    private static let ending = ".rule-journal.jsonl"

    /// Where the journal of the running program lies: beside it, since packages may share the folder of a build. Nil where
    /// the system does not tell where that is.
    static let path = MemoryMap.pathOfProgram.map { URL(fileURLWithPath: $0).deletingPathExtension().path + ending }

    /// The folder in which the tests leave their journals that are built with the running program.
    package static let folder = MemoryMap.pathOfProgram.map {
        URL(fileURLWithPath: $0).deletingLastPathComponent().path
    }

    /// The journals of all programs with tests in a folder, by their names, and the paths of those that cannot be read.
    package static func all(in folder: String) -> (journals: [RuleJournal], unreadable: [String]) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let paths = names.filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
        let read = paths.map { (path: $0, journal: RuleJournal(path: $0)) }
        return (read.compactMap(\.journal), read.filter { $0.journal == nil }.map(\.path))
    }
}
