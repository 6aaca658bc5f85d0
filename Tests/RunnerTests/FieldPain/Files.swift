import BackgroundRuntime
import Foundation
import VigilFacts
import VigilScenarios

/// The scenarios that lie in the package.
enum Files {
    /// All of the field's mistakes, relative to the package, sorted.
    static var scenarios: [String] {
        get throws {
            let folder = "Examples/FieldPain"
            let names = try FileManager.default.subpathsOfDirectory(
                atPath: packageFolder.appendingPathComponent(folder).path)
            return names.filter { $0.hasSuffix(".json5") }.map { "\(folder)/\($0)" }.sorted()
        }
    }

    /// Whether the scenarios of a mistake have only words that are known here.
    static func canBeRead(_ mistake: FieldMistake) -> Bool {
        [mistake.scenario, mistake.mendedScenario].compactMap(\.self).allSatisfy { file in
            let url = packageFolder.appendingPathComponent(file)
            return (try? Data(contentsOf: url)).map { (try? ScenarioReader().read($0, file: url.path)) != nil } ?? false
        }
    }

    /// Plays a scenario of the package.
    static func play(_ file: String, modules: ModuleSet = .linked) throws -> RunReport {
        let url = packageFolder.appendingPathComponent(file)
        return try ScenarioRunner(modules: modules).run(ScenarioReader().read(Data(contentsOf: url), file: url.path))
    }
}
