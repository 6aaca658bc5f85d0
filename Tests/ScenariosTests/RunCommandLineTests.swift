import Testing
import VigilScenarios

@Suite("The options of a run")
struct RunCommandLineTests {
    private func command(_ words: String...) throws -> RunCommandLine {
        let parsed = try CommandSpec("run", "Plays.", options: RunCommandLine.specs).parse(words)
        return try RunCommandLine(try #require(parsed))
    }

    @Test("know each format by its name")
    func formats() throws {
        #expect(try command().format == .text)
        #expect(try command("--format", "html").format == .html)
        #expect(try command("--format=trace-viewer").format == .traceViewer)
    }

    @Test("say of a format that there is not which there are")
    func unknownFormat() {
        let problem = #expect(throws: UsageError.self) { try command("--format", "page") }
        #expect(
            problem?.description
                == "--format takes text, jsonl, summary, explanation, screen, html, svg, trace-viewer, not \"page\"")
    }
}
