import BackgroundRuntime
import Foundation
import Testing
import VigilFacts
import VigilRuntimeProbes
import VigilScenarios

/// One run of an example through a scenario on a phone of its own.
struct FleetRun: Sendable {
    let name: String
    let program: any AppProgram
    private let scenario: Scenario

    /// The examples in both versions, all of them, with their default scenarios.
    static let all: [FleetRun] = (Queues.apps + Tasks.apps).compactMap {
        try? FleetRun($0.name, $0.program, scenario: $0.name)
    }

    /// The scenarios of the examples, in alphabetical order.
    static let scenarios: [(example: String, scenario: String)] = Queues.apps.flatMap { app in
        let folder = packageFolder.appendingPathComponent("Examples/\(app.name)/Scenarios").path
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return files.sorted().filter { $0.hasSuffix(".json5") }.map { (app.name, String($0.dropLast(".json5".count))) }
    }

    init(_ name: String, _ program: any AppProgram, scenario: String) throws {
        self.name = name
        self.program = program
        let file = packageFolder.appendingPathComponent("Examples/\(name)/Scenarios/\(scenario).json5")
        self.scenario = try ScenarioReader().read(file.path)
    }

    /// Plays the scenario on a new phone and returns the lines of its trace.
    func play(on system: SystemVersion? = nil) throws -> [String] {
        var options = RunOptions()
        options.system = system
        let report = try ScenarioRunner().run(scenario, program: program, options: options)
        let lines = TraceLines(trace: report.device.trace)
        return report.device.trace.records.map(lines.line)
    }
}

@Suite("A fleet of 200 phones", .long, .enabled(if: RuntimeInterface.problems.isEmpty))
struct FleetLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// How often the fleet runs: `VIGIL_ROUNDS` in the environment, once by default.
    static let rounds = ProcessInfo.processInfo.environment["VIGIL_ROUNDS"].flatMap(Int.init) ?? 1

    let sameTraces = Fact.async(
        "with apps of queues and apps of tasks in parallel gives the traces that each app gives alone"
    ) {
        let runs = FleetRun.all
        try require(runs.count == Queues.apps.count + Tasks.apps.count && runs.count >= 6)
        let alone = try runs.map { try $0.play() }
        for round in 1...FleetLongTests.rounds {
            let different = try await withThrowingTaskGroup(of: String?.self) { group in
                for phone in 0..<200 {
                    let number = phone % runs.count
                    group.addTask { try runs[number].play() == alone[number] ? nil : runs[number].name }
                }
                return try await group.reduce(into: [String]()) { if let name = $1 { $0.append(name) } }
            }
            expect(different, is: [], "in round \(round)")
        }
    }
}
