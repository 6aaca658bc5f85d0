import Foundation
import ProgramRunner
import Testing
import VigilRuntimeProbes
import VirtualTime

@Suite("A scenario of an app with code", .enabled(if: RuntimeInterface.problems.isEmpty))
struct CodeOfScenarioTests {
    /// A layout of a package: where the code, the manifest and the scenario lie.
    struct Layout: CustomTestStringConvertible {
        let code: String
        let manifest: String
        let scenario: String
        var key = ""

        var testDescription: String { "\(code), \(manifest), \(scenario)" }

        func package() throws -> BreakerPackage {
            try BreakerPackage(files: [
                code: "", manifest: BreakerPackage.manifest, scenario: BreakerPackage.scenario("quiet", key),
            ])
        }
    }

    private static let bundle = ("Breaker/Breaker.swift", "Breaker/Info.plist")

    @Test(
        "is played with the code, wherever in the package code, manifest and scenario lie",
        arguments: [
            Layout(code: bundle.0, manifest: bundle.1, scenario: "Breaker/Scenarios/a.json5"),
            Layout(
                code: bundle.0, manifest: bundle.1, scenario: "Breaker/Scenarios/iOS 7/a.json5",
                key: "manifest: '../../Info.plist',"),
            Layout(code: bundle.0, manifest: bundle.1, scenario: "Breaker/Scenarios/iOS 7/old/a.json5"),
            Layout(code: bundle.0, manifest: bundle.1, scenario: "Breaker/scenarios/a.json5"),
            Layout(code: bundle.0, manifest: bundle.1, scenario: "Breaker/a.json5"),
            Layout(
                code: bundle.0, manifest: bundle.1, scenario: "Tests/Scenarios/a.json5",
                key: "manifest: '../../Breaker/Info.plist',"),
            Layout(code: "Breaker/Sources/App.swift", manifest: bundle.1, scenario: "Breaker/Scenarios/a.json5"),
            Layout(code: "Sources/Breaker/App.swift", manifest: bundle.1, scenario: "Breaker/Scenarios/a.json5"),
            Layout(code: "Sources/Breaker/App.swift", manifest: "Info.plist", scenario: "Scenarios/a.json5"),
            Layout(
                code: "Sources/Breaker/App.swift", manifest: "Other/Info.plist", scenario: "Other/Scenarios/a.json5",
                key: "app: 'Breaker',"),
        ])
    func playsCode(layout: Layout) throws {
        let package = try layout.package()
        for command in ["run", "test"] {
            let outcome = try package.vigil(command, layout.scenario)
            #expect(outcome.code == 0, "\(outcome)")
            #expect(command == "test" || outcome.output.contains("| asked for quiet"), "\(outcome)")
        }
        let found = try package.vigil("test", ".")
        let isBelowScenarios = layout.scenario.lowercased().contains("scenarios/")
        #expect(found.output.contains("1 scenarios") == isBelowScenarios, "\(found)")
    }

    @Test("is refused, with what to do, where the package has code and nothing says whether it is this app's")
    func refuses() throws {
        let layout = Layout(
            code: "Sources/Breaker/App.swift", manifest: "Resources/Info.plist", scenario: "Scenarios/a.json5",
            key: "manifest: '../Resources/Info.plist',")
        let package = try layout.package()
        for command in ["run", "test"] {
            let outcome = try package.vigil(command, layout.scenario)
            #expect(outcome.code == 2, "\(outcome)")
            let text = outcome.output + outcome.complaints
            #expect(text.contains("a scenario names its product, as in app: \"Breaker\""), "\(text)")
        }
    }

    @Test("is scripted where its app has no code, and the run says so")
    func scripted() throws {
        let steps = "[{ at: 0, device: 'launch' }, { at: 1, app: 'print', with: { text: 'x' } }]"
        let package = try BreakerPackage(files: [
            "Sources/Breaker/App.swift": "", "Script/Info.plist": BreakerPackage.manifest,
            "Script/Scenarios/a.json5": "{ steps: \(steps) }",
        ])
        let outcome = try package.vigil("run", "Script/Scenarios/a.json5")
        #expect(outcome.code == 0 && outcome.output.contains("seed 0, a scripted app"), "\(outcome)")
    }

    @Test("a bundle that is a link is found, and each once")
    func links() throws {
        let package = try BreakerPackage("quiet")
        let apps = package.folder.url.appendingPathComponent("Apps")
        try FileManager.default.createDirectory(at: apps, withIntermediateDirectories: true)
        for (name, target) in [("Link", "Breaker"), ("Loop", "Apps")] {
            try FileManager.default.createSymbolicLink(
                atPath: apps.path + "/" + name, withDestinationPath: package.folder.url.path + "/" + target)
        }
        let outcome = try package.vigil("test", "Apps")
        #expect(outcome.code == 0 && outcome.output.contains("1 scenarios, 1 expectations, 1 passed"), "\(outcome)")
    }
}
