import Testing
import VigilFacts
import VigilScenarios

struct RunCommandLineTests: Facts {
    @Test("The options of a run", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func command(_ words: String...) throws -> RunCommandLine {
        let parsed = try CommandSpec("run", "Plays.", options: RunCommandLine.specs).parse(words)
        return try RunCommandLine(try require(parsed))
    }

    let formats = Fact("know each format by its name") {
        try expect(Self.command().format, is: .text)
        try expect(Self.command("--format", "html").format, is: .html)
        try expect(Self.command("--format=trace-viewer").format, is: .traceViewer)
    }

    let unknownFormat = Fact("say of a format that there is not which there are") {
        let problem = expect(throws: UsageError.self) { try Self.command("--format", "page") }
        expect(
            problem?.description,
            is: "--format takes text, jsonl, summary, explanation, screen, html, svg, trace-viewer, not \"page\"")
    }
}
