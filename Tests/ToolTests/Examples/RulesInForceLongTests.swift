import BackgroundRuntime
import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes
import VigilScenarios

/// All scenarios of the examples, on a system of each number: what they expect comes on the systems for which they are
/// written, but nothing is ever decided by a rule that the system does not have.
@Suite("All scenarios", .long, .enabled(if: RuntimeInterface.problems.isEmpty))
struct RulesInForceLongTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static let systems = (4...18).map { SystemVersion.iOS($0) } + [.iOS(7, 1), .iOS(26), .iOS(27)]
    private static let examplesWithCode = Set(ExampleRun.all.map(\.example)).filter { example in
        FileManager.default.fileExists(
            atPath: Program.root.appendingPathComponent("Examples/\(example)/\(example).swift").path)
    }

    /// The paths of all scenario files, from the root of the package.
    private static let files: [String] = {
        let folder = Program.root.appendingPathComponent("Examples").path
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.hasSuffix(".json5") }.map { "Examples/\($0)" }.sorted()
    }()

    private static let scriptedFiles = files.filter { file in
        !examplesWithCode.contains { file.hasPrefix("Examples/\($0)/") }
    }

    let scripted = Fact(
        "of scripted apps cite only rules that hold on the system, on eighteen systems",
        for: Self.scriptedFiles
    ) { (file: String) in
        let path = Program.root.appendingPathComponent(file).path
        let scenario = try ScenarioReader().read(Data(contentsOf: URL(fileURLWithPath: path)), file: path)
        for system in Self.systems {
            var options = RunOptions()
            options.system = system
            // One that sets a figure which the system does not have is refused.
            guard let report = try? ScenarioRunner().run(scenario, options: options) else {
                expect(!scenario.constants.isEmpty, "\(file) cannot be played on \(system)")
                continue
            }
            let misplaced = report.device.trace.misplacedRules.map(\.id)
            expect(misplaced, is: [], "\(file) on \(system)")
        }
    }

    let withCode = Fact(
        "of apps with code cite only rules that hold on the system, on each that an app can be installed on",
        for: ExampleRun.all.filter { Self.examplesWithCode.contains($0.example) }
    ) { (run: ExampleRun) in
        let scenario = "Examples/\(run.example)/Scenarios/\(run.scenario).json5"
        let manifest = Program.root.appendingPathComponent("Examples/\(run.example)/Info.plist")
        for system in Self.systems where try Manifest.read(manifest, system: system).supports(system) {
            let options = ["--scenario", scenario, "--format", "jsonl", "--system", "\(system)"]
            let outcome = try Program(run.example).run(options)
            let rules = try Set(
                outcome.output.split(separator: "\n").compactMap {
                    try JSONDecoder().decode(Line.self, from: Data($0.utf8)).rule
                })
            let misplaced = try rules.filter { id in
                let rule = try require(ModuleSet.linked.book.rule(named: id))
                return !rule.systems.contains(system)
            }
            expect(misplaced.sorted(), is: [], "\(scenario) on \(system)")
            expect(outcome.output.contains("\"rule\""), "\(scenario) on \(system): \(outcome.complaints)")
        }
    }

    /// What of a line of the output is looked at.
    private struct Line: Decodable {
        let rule: String?
    }
}
