import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes

struct DocumentTests: Facts {
    @Test("A run as a document", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let alone = Fact("is all that is printed, and fails as the scenario does") {
        let folder = try TestFolder()
        try folder.write("{ CFBundleIdentifier: \"com.example.app\" }", to: "Sample/Info.plist")
        try folder.write(
            "{ steps: [{ at: 0, device: \"launch\" }, { at: 9, expect: { state: \"suspended\" } }] }",
            to: "Sample/Scenarios/Sample.json5")
        let outcome = try Program("vigil").run(["run", "Sample", "--format", "html"], in: folder.url)
        expect(outcome.code == 1 && outcome.complaints.contains("expected suspended"), "\(outcome.complaints)")
        expect(outcome.output.hasPrefix("<!DOCTYPE html>") && outcome.output.hasSuffix("</body></html>\n"))
        expect(outcome.output.contains("<span class=\"badge failed\">failed</span>"))
    }

    let brokenOff = Fact(
        "of a run that code breaks off is whole, and says what did",
        for: [("html", "</body></html>"), ("svg", "</svg>"), ("trace-viewer", "]}")]
    ) { (format: String, end: String) in
        let outcome = try BreakerPackage("trap").run(["--format", format])
        expect(outcome.code != 0)
        expect(outcome.output.contains("broken") && outcome.output.hasSuffix(end + "\n"), "\(outcome)")
    }
}
