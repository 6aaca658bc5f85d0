import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes
import VirtualTime

/// One scenario of one example.
struct ExampleRun: CustomTestStringConvertible {
    let example: String
    let scenario: String

    var testDescription: String { "\(example), \(scenario)" }

    /// All scenarios of all examples, in alphabetical order.
    static let all: [ExampleRun] = {
        let folder = Program.root.appendingPathComponent("Examples")
        let examples = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return examples.sorted().flatMap { example in
            let scenarios = folder.appendingPathComponent("\(example)/Scenarios").path
            let files = (try? FileManager.default.contentsOfDirectory(atPath: scenarios)) ?? []
            return files.sorted().filter { $0.hasSuffix(".json5") }.map { file in
                ExampleRun(example: example, scenario: String(file.dropLast(".json5".count)))
            }
        }
    }()

    /// The whole output that is expected. Recorded anew when `VIGIL_RECORD` is set in the environment.
    var snapshot: URL {
        Program.root.appendingPathComponent("Tests/ToolTests/Examples/Snapshots/\(example)/\(scenario).txt")
    }
}

struct ExampleOutputTests: Facts {
    @Test("An example", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    let printsRecordedOutput = Fact("prints exactly its recorded output", for: ExampleRun.all) { (run: ExampleRun) in
        let outcome = try Program(run.example).run([
            "--scenario", "Examples/\(run.example)/Scenarios/\(run.scenario).json5",
        ])
        expect(outcome.code == 0 && outcome.complaints.isEmpty, "\(outcome.complaints)")
        if ProcessInfo.processInfo.environment["VIGIL_RECORD"] != nil {
            try FileManager.default.createDirectory(
                at: run.snapshot.deletingLastPathComponent(), withIntermediateDirectories: true)
            try outcome.output.write(to: run.snapshot, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: run.snapshot, encoding: .utf8)
        expect(outcome.output.split(separator: "\n"), is: expected.split(separator: "\n"))
    }

    let hasItsParts = Fact("has a default scenario of its own name, a manifest and Swift source") {
        let examples = Set(ExampleRun.all.map(\.example)).sorted()
        expect(examples.count >= 3)
        for example in examples {
            for part in ["Info.plist", "\(example).swift", "Scenarios/\(example).json5"] {
                let path = Program.root.appendingPathComponent("Examples/\(example)/\(part)").path
                expect(FileManager.default.fileExists(atPath: path), "\(example) has no \(part)")
            }
        }
    }
}
