import BackgroundRuntime
import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes
import VigilScenarios

/// One scenario of one example on one system; nil stands for the system of the file.
struct ProfileRun: CustomTestStringConvertible {
    let example: String
    let scenario: String
    let system: String?

    var testDescription: String { "\(example), \(scenario), \(system ?? "the system of the file")" }

    /// All scenarios as they are, and on a system of each profile: on all of them where fleets are tried for long, and on
    /// one in turn where they are not.
    static let all: [ProfileRun] = FleetRun.scenarios.enumerated().flatMap { number, file in
        let systems = ["iOS 4", "iOS 7", "iOS 13", "iOS 26", "iOS 27"].filter { isInstalled(file.example, on: $0) }
        let tried = FleetLongTests.rounds > 1 ? systems : [systems[number % systems.count]]
        return ([nil] + tried).map { ProfileRun(example: file.example, scenario: file.scenario, system: $0) }
    }

    /// Whether an example can be installed on a system: none on one older than it is made for.
    private static func isInstalled(_ example: String, on name: String) -> Bool {
        let manifest = packageFolder.appendingPathComponent("Examples/\(example)/Info.plist")
        guard let system = try? SystemVersion(name) else { return false }
        return (try? Manifest.read(manifest, system: system).supports(system)) == true
    }

    /// The trace of a version of the example, played in this process: a process of its own takes ten times as long to begin
    /// as to play, and the examples' own programs are run by the tests of their output.
    func events(of apps: [(name: String, program: any AppProgram)]) throws -> [ComparableEvent] {
        let program = try require(apps.first { $0.name == example }).program
        let lines = try FleetRun(example, program, scenario: scenario).play(on: system.map { try SystemVersion($0) })
        return try ComparableEvent.all(in: lines)
    }
}

@Suite("An example written with Swift concurrency", .long, .enabled(if: RuntimeInterface.problems.isEmpty))
struct AsyncVersionLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let doesTheSame = Fact(
        "does the same at the same nanosecond as the one written with queues, on all profiles",
        for: ProfileRun.all
    ) { (run: ProfileRun) in
        let (queues, tasks) = (try run.events(of: Queues.apps), try run.events(of: Tasks.apps))
        expect(!queues.isEmpty && ComparableEvent.difference(queues, tasks) == nil)
    }

    let complete = Fact("is compared, unless its program has statics that phones would share") {
        let folders = try FileManager.default.contentsOfDirectory(atPath: packageFolder.path + "/Examples").filter {
            FileManager.default.fileExists(atPath: packageFolder.path + "/Examples/\($0)/Async")
        }
        expect(Set(folders).subtracting(["PhotoUploader"]), is: Set(Queues.apps.map(\.name)))
    }
}
