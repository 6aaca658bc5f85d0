import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes
import VirtualTime

struct CodeOfScenarioTests: Facts {
    @Test("A scenario of an app with code", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

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

    let playsCode = Fact(
        "is played with the code, wherever in the package code, manifest and scenario lie",
        for: [
            Layout(code: Self.bundle.0, manifest: Self.bundle.1, scenario: "Breaker/Scenarios/a.json5"),
            Layout(
                code: Self.bundle.0, manifest: Self.bundle.1, scenario: "Breaker/Scenarios/iOS 7/a.json5",
                key: "manifest: '../../Info.plist',"),
            Layout(code: Self.bundle.0, manifest: Self.bundle.1, scenario: "Breaker/Scenarios/iOS 7/old/a.json5"),
            Layout(code: Self.bundle.0, manifest: Self.bundle.1, scenario: "Breaker/scenarios/a.json5"),
            Layout(code: Self.bundle.0, manifest: Self.bundle.1, scenario: "Breaker/a.json5"),
            Layout(
                code: Self.bundle.0, manifest: Self.bundle.1, scenario: "Tests/Scenarios/a.json5",
                key: "manifest: '../../Breaker/Info.plist',"),
            Layout(code: "Breaker/Sources/App.swift", manifest: Self.bundle.1, scenario: "Breaker/Scenarios/a.json5"),
            Layout(code: "Sources/Breaker/App.swift", manifest: Self.bundle.1, scenario: "Breaker/Scenarios/a.json5"),
            Layout(code: "Sources/Breaker/App.swift", manifest: "Info.plist", scenario: "Scenarios/a.json5"),
            Layout(
                code: "Sources/Breaker/App.swift", manifest: "Other/Info.plist", scenario: "Other/Scenarios/a.json5",
                key: "app: 'Breaker',"),
        ]
    ) { (layout: Layout) in
        let package = try layout.package()
        for command in ["run", "test"] {
            let outcome = try package.vigil(command, layout.scenario)
            expect(outcome.code, is: 0, "\(outcome)")
            expect(command == "test" || outcome.output.contains("| asked for quiet"), "\(outcome)")
        }
        let found = try package.vigil("test", ".")
        let isBelowScenarios = layout.scenario.lowercased().contains("scenarios/")
        expect(found.output.contains("1 scenarios"), is: isBelowScenarios, "\(found)")
    }

    let refuses = Fact(
        "is refused, with what to do, where the package has code and nothing says whether it is this app's"
    ) {
        let layout = Layout(
            code: "Sources/Breaker/App.swift", manifest: "Resources/Info.plist", scenario: "Scenarios/a.json5",
            key: "manifest: '../Resources/Info.plist',")
        let package = try layout.package()
        for command in ["run", "test"] {
            let outcome = try package.vigil(command, layout.scenario)
            expect(outcome.code, is: 2, "\(outcome)")
            let text = outcome.output + outcome.complaints
            expect(text.contains("a scenario names its product, as in app: \"Breaker\""), "\(text)")
        }
    }

    let scripted = Fact("is scripted where its app has no code, and the run says so") {
        let steps = "[{ at: 0, device: 'launch' }, { at: 1, app: 'print', with: { text: 'x' } }]"
        let package = try BreakerPackage(files: [
            "Sources/Breaker/App.swift": "", "Script/Info.plist": BreakerPackage.manifest,
            "Script/Scenarios/a.json5": "{ steps: \(steps) }",
        ])
        let outcome = try package.vigil("run", "Script/Scenarios/a.json5")
        expect(outcome.code == 0 && outcome.output.contains("seed 0, a scripted app"), "\(outcome)")
    }

    let links = Fact("a bundle that is a link is found, and each once") {
        let package = try BreakerPackage("quiet")
        let apps = package.folder.url.appendingPathComponent("Apps")
        try FileManager.default.createDirectory(at: apps, withIntermediateDirectories: true)
        for (name, target) in [("Link", "Breaker"), ("Loop", "Apps")] {
            try FileManager.default.createSymbolicLink(
                atPath: apps.path + "/" + name, withDestinationPath: package.folder.url.path + "/" + target)
        }
        let outcome = try package.vigil("test", "Apps")
        expect(outcome.code == 0 && outcome.output.contains("1 scenarios, 1 expectations, 1 passed"), "\(outcome)")
    }
}
