import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

struct SelectionTests: Facts {
    @Test("What a test run finds below a path", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func folder(_ files: [String: String], links: [String: String] = [:]) throws -> TestFolder {
        let folder = try TestFolder()
        for (path, text) in files { try folder.write(text, to: path) }
        for (path, place) in links {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.path + "/" + path, withDestinationPath: place)
        }
        return folder
    }

    private static let scenario = "{ steps: [{ at: 0, device: 'launch' }, { at: 1, expect: { launches: 1 } }] }"
    private static func manifest(_ name: String) -> String { "{ CFBundleIdentifier: 'com.example.\(name)' }" }

    private static func vigil(_ words: String..., in folder: TestFolder, _ more: [String: String] = [:]) throws
        -> Program.Outcome
    {
        try Program("vigil").run(words, in: folder.url, environment: Program.environment.merging(more) { $1 })
    }

    let shared = Fact("is played for each of the apps that have one folder of scenarios by links, and once for each") {
        let folder = try Self.folder(
            [
                "One/Info.plist": Self.manifest("one"), "Two/Info.plist": Self.manifest("two"),
                "Shared/a.json5": Self.scenario,
            ],
            links: [
                "One/Scenarios": "../Shared", "Two/Scenarios": "../Shared", "Two/Loop": "..",
                "Shared/Again": "../Shared",
            ])
        let outcome = try Self.vigil("test", ".", "./One", in: folder)
        expect(outcome.code == 0 && outcome.output.contains("2 scenarios, 2 expectations, 2 passed"), "\(outcome)")
        for app in ["One", "Two"] { expect(outcome.output.contains("\(app)/Scenarios/a.json5"), "\(outcome)") }
    }

    let later = Fact("is found in a folder that was looked at before under a name that means nothing") {
        let folder = try Self.folder(
            ["App/Info.plist": Self.manifest("app"), "App/Data/a.json5": Self.scenario],
            links: ["App/Scenarios": "Data"])
        try expect(Self.vigil("test", "App", in: folder).output.contains("1 scenarios, 1 expectations, 1 passed"))
    }

    let odd = Fact("is played whatever its capitals, and said where it leads nowhere") {
        let folder = try Self.folder(
            ["App/Info.plist": Self.manifest("app"), "App/Scenarios/A.JSON5": Self.scenario],
            links: ["App/Scenarios/folder": "nowhere", "Scenarios": "nowhere"])
        let outcome = try Self.vigil("test", ".", in: folder)
        expect(outcome.code == 0 && outcome.output.contains("1 scenarios, 1 expectations, 1 passed"), "\(outcome)")
        for path in ["./App/Scenarios/folder", "./Scenarios"] {
            expect(outcome.complaints.contains("\(path) is a link that leads nowhere"), "\(outcome)")
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/App/Scenarios/gone.json5", withDestinationPath: "nowhere.json5")
        let gone = try Self.vigil("test", ".", in: folder)
        expect(gone.code == 2 && gone.output.contains("2 scenarios, 1 expectations, 1 passed, 1 could not"), "\(gone)")
    }

    let shards = Fact("is cut into parts of any number, also in a list") {
        let scenarios = (0..<4).map { ("App/Scenarios/\($0).json5", Self.scenario) }
        let folder = try Self.folder(
            Dictionary(uniqueKeysWithValues: scenarios + [("App/Info.plist", Self.manifest("app"))]))
        let huge = try Self.vigil("test", "App", "--shard", "1/9223372036854775807", in: folder)
        expect(huge.code == 0 && huge.output.contains("1 scenarios, 1 expectations, 1 passed"), "\(huge)")
        try expect(
            Self.vigil("test", "App", "--shard", "9223372036854775807/9223372036854775807", in: folder).code, is: 0)
        let listed = try Self.vigil("test", "App", "--shard", "2/4", "--list", in: folder)
        expect(listed.output, is: "App/Scenarios/1.json5  1\n", "\(listed)")
        for (least, most, id) in [
            ("-9223372036854775808", "9223372036854775807", "0"), ("0", "3", "-9223372036854775808"),
        ] {
            let slurm = [
                "SLURM_ARRAY_TASK_ID": id, "SLURM_ARRAY_TASK_COUNT": "4", "SLURM_ARRAY_TASK_MIN": least,
                "SLURM_ARRAY_TASK_MAX": most,
            ]
            let outcome = try Self.vigil("test", "App", in: folder, slurm)
            expect(outcome.code == 2 && outcome.complaints.contains("Slurm: "), "\(outcome)")
        }
    }

    let cutPlan = Fact("is missing in a report where the journal breaks off in its plan, which fails") {
        let folder = try Self.folder([
            "App/Info.plist": Self.manifest("app"), "App/Scenarios/a.json5": Self.scenario,
            "App/Scenarios/b.json5": Self.scenario,
        ])
        _ = try Self.vigil("test", "App", "--journal", "whole", in: folder)
        let lines = try String(contentsOf: folder.url.appendingPathComponent("whole"), encoding: .utf8)
            .split(separator: "\n")
        for count in [1, 2] {
            try folder.write(lines.prefix(count).joined(separator: "\n") + "\n", to: "cut")
            let outcome = try Self.vigil("report", "cut", in: folder)
            let words = "the journal breaks off in its plan: \(3 - count) of 2 scenarios are not in it"
            expect(outcome.code == 1 && outcome.complaints.contains(words), "\(outcome)")
        }
    }
}
