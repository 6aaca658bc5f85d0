import Foundation
import ProgramRunner
import Testing
import VigilFacts

struct NamedPipeTests: Facts {
    @Test("A named pipe in the place of a file, into which nobody writes", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let problem = "this is a named pipe, not a regular file"

    /// A scripted app with one scenario, and a pipe.
    private static func folder(pipe: String) throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write("{ CFBundleIdentifier: 'com.example.Sample' }", to: "Sample/Info.plist")
        try folder.write(
            "{ steps: [{ at: 0, device: 'launch' }, { at: 1, expect: { launches: 1 } }] }",
            to: "Sample/Scenarios/a.json5")
        let path = folder.url.path + "/" + pipe
        try? FileManager.default.removeItem(atPath: path)
        expect(mkfifo(path, 0o600), is: 0)
        return folder
    }

    private static func vigil(_ words: String, in folder: TestFolder) throws -> Program.Outcome {
        try Program("vigil").run(words.split(separator: " ").map(String.init), in: folder.url)
    }

    let isRefused = Fact(
        "is refused by whoever is to read it, instead of waiting for ever",
        for: [
            ("pipe", "run pipe"), ("pipe", "explain pipe"), ("pipe", "validate pipe"), ("pipe", "diff pipe pipe"),
            ("pipe", "test Sample --journal pipe"), ("pipe", "test Sample --shard 1/2 --durations pipe"),
            ("pipe", "report pipe --html page.html"), ("pipe", "run Sample/Scenarios/a.json5 --manifest pipe"),
            ("Sample/Scenarios/b.json5", "test Sample"), ("Sample/Scenarios/b.json5", "run Sample/Scenarios/b.json5"),
            ("Sample/Info.plist", "test Sample"), ("Sample/Info.plist", "validate Sample"),
            ("Sample/Info.settings.plist", "run Sample/Scenarios/a.json5"),
            ("Sample/Info.settings.plist", "test Sample"), ("Sample/Info.settings.plist", "validate Sample"),
            ("Sample/Scenarios/a.timeline", "test Sample"), ("Sample/Scenarios/a.timeline", "test Sample --record"),
        ]
    ) { (pipe: String, words: String) in
        let outcome = try Self.vigil(words, in: Self.folder(pipe: pipe))
        expect(outcome.code, is: 2, "\(outcome)")
        expect((outcome.output + outcome.complaints).contains(Self.problem), "\(outcome)")
    }

    let ofShell = Fact("is not mistaken for one that a shell makes, which is read to its end") {
        let folder = try Self.folder(pipe: "pipe")
        let command = "cat Sample/Scenarios/a.json5 | '\(Program("vigil").executable.path)' run /dev/stdin --manifest "
        let outcome = try Program(at: URL(fileURLWithPath: "/bin/sh")).run(
            ["-c", command + "Sample/Info.plist"], in: folder.url)
        expect(outcome.code == 0 && outcome.output.contains("passed (1 expectation)"), "\(outcome)")
    }
}
