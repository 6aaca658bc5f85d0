import Testing
import VigilFacts

@Suite("Ways in which an app is started", .long)
struct ManifestReadingTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    /// Where manifests are read: by the runner of scenarios, which is behind `run`, `test`, `whatif`, `explain --at` and the prompt,
    /// by Swift tests, by UI tests, and by what runs nothing.
    private static let known = [
        "Sources/CommandLine/Listing/ValidateCommand.swift",
        "Sources/Frameworks/XCUIAutomation/Application/LinkedApps.swift",
        "Sources/Scenarios/Running/KnownManifests.swift", "Sources/VigilTesting/Manifest+Testing.swift",
        "Sources/VigilTool/Programs/ProductWords.swift",
    ]

    let places = Fact(
        "all read its manifest with the build settings beside it: another one is tried with those of the app's own"
    ) {
        let sources = try Repository.swiftFiles(in: "Sources", "Plugins").filter {
            !$0.path.hasPrefix("Sources/BackgroundRuntime/Manifest/")
        }
        let reading = sources.filter { file in
            file.code.contains { $0.contains("Manifest.read(") } || file.path.hasSuffix("Manifest+Testing.swift")
        }
        expect(reading.map(\.path).sorted(), is: Self.known, "a way in of its own: use KnownManifests, or say why not")
    }
}
