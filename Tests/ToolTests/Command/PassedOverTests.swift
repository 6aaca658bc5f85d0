import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

struct PassedOverTests: Facts {
    @Test("What is found in scenarios that pass", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let scenario = "{ steps: [{ at: 0, device: 'launch' }, { at: 1, expect: { launches: 1 } }] }"
    /// Nothing registers a handler for the two tasks, and the mode is none.
    private static let manifest = """
        {
          CFBundleIdentifier: 'com.example.app', BGTaskSchedulerPermittedIdentifiers: ['one', 'two'],
          UIBackgroundModes: ['processing', 'nonsense'],
        }
        """

    let reports = Fact("is on the terminal and in each report, forty findings and what is wrong with the manifest") {
        let folder = try TestFolder()
        try folder.write(Self.manifest, to: "App/Info.plist")
        for number in 10..<30 { try folder.write(Self.scenario, to: "App/Scenarios/\(number).json5") }
        let files = ["--html": "r.html", "--junit": "r.xml", "--markdown": "r.md", "--journal": "r.jsonl"]
        let outcome = try Program("vigil").run(
            ["test", "App", "--github"] + files.flatMap { [$0, $1] }, in: folder.url, environment: Program.environment)
        expect(outcome.code == 0 && outcome.output.contains("20 passed"), "\(outcome)")
        expect(outcome.output.contains("  bgtask.register.every-id: 40 findings in 20 scenarios\n"), "\(outcome)")
        let again = try Program("vigil").run(["report", "r.jsonl"], in: folder.url, environment: Program.environment)
        let texts = try files.values.map { try String(contentsOf: folder.url.appending(path: $0), encoding: .utf8) }
        for text in texts + [outcome.output, again.output] {
            for number in 10..<30 { expect(text.contains("App/Scenarios/\(number).json5"), "\(text)") }
            for task in ["one", "two"] {
                let sentence = "\(task) is permitted and has no launch handler"
                expect(text.components(separatedBy: sentence).count > 20, "\(text)")
            }
            expect(text.contains("nonsense") && text.contains("bgtask.register.every-id"), "\(text)")
        }
    }

    let modes = Fact("mode.declared-unused: is judged over all scenarios of an app, and of no other app") {
        let folder = try TestFolder()
        let uses = """
            { steps: [
              { at: 0, device: 'launch' }, { at: 1, app: 'audio.play', with: { category: 'playback' } },
              { at: 2, device: 'home' }, { at: 9, expect: { state: 'background' } },
            ] }
            """
        for app in ["One", "Two"] {
            let manifest = "{ CFBundleIdentifier: 'com.example.app', UIBackgroundModes: ['audio'] }"
            try folder.write(manifest, to: "\(app)/Info.plist")
            for name in ["a", "c"] { try folder.write(Self.scenario, to: "\(app)/Scenarios/\(name).json5") }
        }
        try folder.write(uses, to: "One/Scenarios/b.json5")
        let outcome = try Program("vigil").run(["test", "."], in: folder.url, environment: Program.environment)
        expect(outcome.code == 0 && outcome.output.contains("5 passed"), "\(outcome)")
        expect(outcome.output.contains("  mode.declared-unused: 1 finding in 1 scenario\n"), "\(outcome)")
        expect(outcome.output.contains("Two/Scenarios/a.json5 at "), "\(outcome)")
        expect(!outcome.output.contains("One/Scenarios/a.json5 at "), "\(outcome)")
        try Self.failTogether(in: folder)
    }

    let twoApps = Fact(
        "mode.declared-unused: is not said of a mode that one of two apps of one manifest uses in the same scenario"
    ) {
        let play = "app: 'audio.play', with: { category: 'playback' }"
        let uses = [
            "{ at: 1, \(play) }, { at: 2, device: 'launch', in: 'Other' }",
            "{ at: 1, device: 'launch', in: 'Other' }, { at: 2, in: 'Other', \(play) }",
            "{ at: 1, device: 'launch', in: 'Other' }",
        ]
        let codes = try uses.map { use in
            let folder = try TestFolder()
            try folder.write(
                "{ CFBundleIdentifier: 'com.example.app', UIBackgroundModes: ['audio'] }", to: "App/Info.plist")
            try folder.write(
                """
                { apps: { Other: '../Info.plist' }, steps: [
                  { at: 0, device: 'launch' }, \(use), { at: 3, device: 'home' }, { at: 9, expect: { launches: 1 } },
                ] }
                """, to: "App/Scenarios/s.json5")
            return try Program("vigil").run(
                ["test", ".", "--strict"], in: folder.url, environment: Program.environment
            ).code
        }
        expect(codes, is: [0, 0, 1])
    }

    /// With `--strict` the app fails once of which no scenario uses the mode, but no part of a run does.
    private static func failTogether(in folder: TestFolder) throws {
        func vigil(_ words: String...) throws -> Program.Outcome {
            try Program("vigil").run(words, in: folder.url, environment: Program.environment)
        }
        let strict = try vigil("test", ".", "--strict", "--junit", "r.xml", "--journal", "whole.jsonl")
        expect(strict.code == 1 && strict.output.contains("5 passed, 1 failed together\n"), "\(strict)")
        expect(strict.output.components(separatedBy: "failed  All scenarios of ").count, is: 2, "\(strict)")
        expect(!strict.output.contains("Found, though nothing expects it"), "\(strict)")
        let report = try String(contentsOf: folder.url.appending(path: "r.xml"), encoding: .utf8)
        expect(report.contains("tests=\"6\" failures=\"1\"") && report.contains("--allow mode.declared-unused"))
        let told = try vigil("report", "whole.jsonl")
        expect(told.code == 1 && told.output.contains("5 passed, 1 failed together\n"), "\(told)")
        let parts = ["1", "2"].map { (shard: "\($0)/2", file: "\($0).jsonl") }
        for (shard, file) in parts {
            try expect(vigil("test", ".", "--strict", "--shard", shard, "--journal", file).code, is: 0)
        }
        try expect(vigil("report", "--merge", parts[0].file, parts[1].file).code, is: 1)
        try expect(vigil("test", ".", "--strict", "--allow", "mode.declared-unused").code, is: 0)
        try expect(vigil("test", "One", "--strict").code, is: 0)
    }
}
