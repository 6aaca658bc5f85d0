import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

struct WrittenFileTests: Facts {
    @Test("What a command writes", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let scenario = """
        { name: "a", steps: [{ at: 0, device: "launch" }, { at: 1, device: "home" }, { at: 60, expect: { state: "suspended" } }] }
        """

    /// A scripted app, and files of somebody's.
    private static func folder() throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write("{ CFBundleIdentifier: 'com.example.App' }", to: "App/Info.plist")
        try folder.write(scenario, to: "App/Scenarios/a.json5")
        for name in ["notes.txt", "README.md", "page.html", "App/App.swift.txt"] {
            try folder.write("precious", to: name)
        }
        for (link, place) in [("link", "notes.txt"), ("other", "App/Scenarios/a.json5")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.path + "/" + link, withDestinationPath: place)
        }
        return folder
    }

    private static func text(_ name: String, in folder: TestFolder) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
    }

    private static func vigil(_ words: [String], in folder: TestFolder) throws -> Program.Outcome {
        try Program("vigil").run(words, in: folder.url)
    }

    let refuses = Fact(
        "is nothing that it reads, nor what somebody made, by whatever name",
        for: [
            ("--junit", "App/Info.plist"), ("--junit-strict", "notes.txt"), ("--html", "page.html"),
            ("--html", "App/Scenarios/a.json5"), ("--markdown", "README.md"), ("--journal", "App/../App/Info.plist"),
            ("--journal", "link"), ("--junit", "other"), ("--html", "App"),
        ]
    ) { (option: String, path: String) in
        let folder = try Self.folder()
        let isFolder = path == "App"
        let before = isFolder ? "" : try Self.text(path, in: folder)
        let outcome = try Self.vigil(["test", "App", option, path], in: folder)
        expect(outcome.code == 2 && outcome.complaints.contains("\(option): \(path) is "), "\(outcome)")
        let after = isFolder ? "" : try Self.text(path, in: folder)
        expect(after, is: before)
        expect(outcome.output.isEmpty, "it is refused before anything is played")
    }

    let replaces = Fact("takes the place of what it wrote before") {
        let folder = try Self.folder()
        let words = ["--junit", "j.xml", "--html", "i.html", "--markdown", "s.md", "--journal", "j.jsonl"]
        for _ in 0..<2 { try expect(Self.vigil(["test", "App"] + words, in: folder).code, is: 0) }
        let report = try Self.vigil(["report", "j.jsonl"] + words.dropLast(2) + ["--journal", "k.jsonl"], in: folder)
        expect(report.code, is: 0, "\(report)")
    }

    let reports = Fact(
        "of a report is none of the journals that are read",
        for: ["--junit", "--html", "--markdown", "--journal"]
    ) { (option: String) in
        let folder = try Self.folder()
        _ = try Self.vigil(["test", "App", "--journal", "j.jsonl"], in: folder)
        try FileManager.default.linkItem(atPath: folder.url.path + "/j.jsonl", toPath: folder.url.path + "/hard")
        let before = try Self.text("j.jsonl", in: folder)
        for path in ["j.jsonl", "./j.jsonl", "App/../j.jsonl", "hard"] {
            let outcome = try Self.vigil(["report", "j.jsonl", option, path], in: folder)
            expect(outcome.code == 2 && outcome.complaints.contains("\(path) is a file that is read"), "\(outcome)")
            try expect(Self.text("j.jsonl", in: folder), is: before)
        }
    }

    let records = Fact("as a recorded timeline goes through no link, and over nothing else of its name") {
        for isLink in [true, false] {
            let folder = try Self.folder()
            let path = folder.url.path + "/App/Scenarios/a.timeline"
            if isLink {
                try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "../../notes.txt")
            } else {
                try folder.write("precious", to: "App/Scenarios/a.timeline")
            }
            let outcome = try Self.vigil(["test", "App", "--record"], in: folder)
            expect(
                outcome.code == 2 && outcome.output.contains("--record: App/Scenarios/a.timeline is "), "\(outcome)")
            try expect(String(contentsOfFile: path, encoding: .utf8), is: "precious")
        }
        let folder = try Self.folder()
        for _ in 0..<2 { try expect(Self.vigil(["test", "App", "--record"], in: folder).code, is: 0) }
        try expect(Self.text("App/Scenarios/a.timeline", in: folder).hasPrefix("TIME "))
    }

    let sources = Fact("as the output of a run is no source") {
        let folder = try Self.folder()
        try folder.write("precious", to: "Other.swift")
        let outcome = try Self.vigil(["run", "App", "--output", "Other.swift"], in: folder)
        expect(outcome.code == 2 && outcome.complaints.contains("Other.swift is there already and is a source"))
        try expect(Self.text("Other.swift", in: folder), is: "precious")
    }

    let environment = Fact("where the environment asks for it, empties and removes no file that is there") {
        let folder = try Self.folder()
        for variable in ["TEST_PREMATURE_EXIT_FILE", "TEST_SHARD_STATUS_FILE"] {
            let environment = Program.environment.merging([variable: "notes.txt"]) { $1 }
            let outcome = try Program("vigil").run(
                ["test", "App", "--shard", "1/1"], in: folder.url, environment: environment)
            let text = try Self.text("notes.txt", in: folder)
            expect(outcome.code == 0 && text == "precious", "\(outcome)")
        }
    }
}
