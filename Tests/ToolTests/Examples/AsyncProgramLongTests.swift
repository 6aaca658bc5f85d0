import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

@Suite(
    "The program of an example written with Swift concurrency", .long, .enabled(if: RuntimeInterface.problems.isEmpty))
struct AsyncProgramLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let examples = Set(ExampleRun.all.map(\.example)).sorted()

    let defaultScenario = Fact(
        "plays the app's default scenario, and what it expects comes",
        for: Self.examples
    ) { (example: String) in
        let outcome = try Program("\(example)Async").run([
            "--scenario", "Examples/\(example)/Scenarios/\(example).json5", "--format", "summary",
        ])
        expect(outcome.code == 0 && outcome.complaints.isEmpty, "\(outcome.complaints)")
        expect(outcome.output.contains(": passed ("))
    }

    /// The examples whose traces the tests of the fleet compare have nothing that phones of one program share. This one keeps
    /// the folder of its photos in a static variable; it is made for iOS 7.
    let doesTheSame = Fact(
        "does the same at the same nanosecond as the one written with queues, on all profiles",
        for: ExampleRun.all.filter { $0.example == "PhotoUploader" },
        ["iOS 7", "iOS 13", "iOS 26", "iOS 27"]
    ) { (run: ExampleRun, system: String) in
        func events(_ product: String) throws -> [ComparableEvent] {
            let scenario = "Examples/\(run.example)/Scenarios/\(run.scenario).json5"
            let options = ["--format", "jsonl", "--system", system]
            let outcome = try Program(product).run(["--scenario", scenario] + options)
            return try ComparableEvent.all(in: outcome.output.split(separator: "\n"))
        }
        let (queues, tasks) = (try events(run.example), try events("\(run.example)Async"))
        expect(!queues.isEmpty && ComparableEvent.difference(queues, tasks) == nil)
    }
}
