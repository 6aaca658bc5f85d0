import Testing
import VigilFacts

@testable import VigilTool
@testable import VigilTranslation

struct BuildDiagnosticsTests: Facts {
    @Test("What a compiler says of an app", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func diagnostics(_ output: String) -> BuildDiagnostics {
        BuildDiagnostics(CompilerMessage.read(output).filter { $0.severity == .error })
    }

    private static let output = """
        [3/7] Compiling Demo B.swift
        /App/B.swift:12:8: error: no such module 'Charts'
        /App/A.swift:9:14: error: cannot find type 'ARSession' in scope
        /App/A.swift:3:1: error: cannot find 'ARSession' in scope
        /App/A.swift:3:1: error: cannot find 'ARSession' in scope
        /App/A.swift:5:2: error: value of type 'UIView' has no member 'layer3D'
        /App/C.swift:1:1: error: type 'UIColor?' has no member 'systemMint'
        /App/C.swift:2:2: error: expected expression
        /App/C.swift:2:2: warning: unused
         9 | let a: ARSession
           |        `- error: cannot find type 'ARSession' in scope
        error: fatalError
        """

    let byFile = Fact("is sorted by file and place, each error once") {
        let found = Self.diagnostics(Self.output).byFile
        expect(found.map(\.file), is: ["/App/A.swift", "/App/B.swift", "/App/C.swift"])
        expect(found[0].problems.map(\.line), is: [3, 5, 9])
        expect(
            found[2].problems.map(\.text), is: ["type 'UIColor?' has no member 'systemMint'", "expected expression"])
    }

    let missing = Fact("tells what is missing, the most wanted first") {
        let missing = Self.diagnostics(Self.output + "\n/App/C.swift:4:1: error: cannot find 'ARSession' in scope")
            .missing
        expect(missing.map(\.name), is: ["ARSession", "UIColor.systemMint", "UIView.layer3D", "module Charts"])
        expect(missing.map(\.files), is: [2, 1, 1, 1])
    }

    let report = Fact("becomes a report that names files as the app's folder has them") {
        let report = Doctor.Report(
            name: "Demo", sources: [("/App/A.swift", 10), ("/App/Views/B.swift", 20), ("/App/C.swift", 5)],
            excludedBefore: 0,
            diagnostics: Self.diagnostics("/App/Views/B.swift:12:8: error: cannot find 'chart' in scope"),
            modules: ["Charts": 1],
            leftOut: [
                (
                    "/App/Views/B.swift",
                    [Self.piece(.import, 1, "import Charts"), Self.piece(.statement, 12, "chart()")]
                )
            ],
            excluded: [], placeholders: ["Chart"], beginning: nil, begins: true, compiles: true, unsolved: [])
        expect(
            report.lines(),
            is: [
                "Demo: 3 Swift files, 2 without an error, 1 with errors", "",
                "Modules that are missing; what is used of them is left out:",
                "  Charts  (1 file)  \(ModuleCure(of: "Charts").text)", "",
                "Missing here:",
                "  chart  (1 file)", "", "Views/B.swift", "  12:8 cannot find 'chart' in scope", "", "Left out:",
                "  Views/B.swift: 2", "    1: import Charts", "    12: statement chart()", "",
                "3 of 3 files and 33 of 35 lines can be run; 1 missing types are empty ones. iOSSources.json says what is "
                    + "left out, and why.",
            ])
        let whole = Doctor.Report(
            name: "Demo", sources: [("/App/A.swift", 1)], excludedBefore: 0, diagnostics: BuildDiagnostics(),
            modules: [:], leftOut: [],
            excluded: [], placeholders: [], beginning: nil, begins: true, compiles: true, unsolved: [])
        expect(whole.lines().last, is: "All of it can be run.")
        var unlinked = whole
        unlinked.buildErrors = ["error: undefined reference to 'main'"]
        expect(unlinked.lines().suffix(2), is: ["It cannot be run:", "error: undefined reference to 'main'"])
    }

    let cures = Fact("names beside what is missing what brings it back") {
        let cures = ["MapKit", "CarPlay", "Alamofire"].map { ModuleCure(of: $0, frameworks: ["MapKit"]).text }
        expect(cures[0], is: "add .product(name: \"MapKit\", package: \"Vigil\") to its target in Package.swift")
        expect(cures[1].hasPrefix("Apple's, and not simulated") && cures[2].contains("vigil new brings them too"))
        let newest = [
            "AccessorySetupKit", "CoreAI", "DeclaredAgeRange", "EnergyKit", "FoundationModels", "HomeExtensions",
            "JournalingSuggestions", "LiveCommunicationKit", "PermissionKit", "RelevanceKit", "SharedWithYou",
            "WiFiAware",
        ]
        expect(newest.allSatisfy { ModuleCure(of: $0, frameworks: []).text.hasPrefix("Apple's, and not simulated") })
        let text = "/App/C.swift:4:1: error: cannot find 'chart' in scope"
        let diagnostics = BuildDiagnostics(CompilerMessage.read(text)) { _ in "func chart() {}" }
        let report = Doctor.Report(
            name: "Demo", sources: [("/App/C.swift", 5)], excludedBefore: 0, diagnostics: diagnostics, modules: [:],
            leftOut: [], excluded: [], placeholders: [],
            beginning: AppBeginning(type: "App", path: "/App/C.swift", losses: []), begins: true, compiles: true,
            unsolved: [])
        expect(report.lines()[1], is: "It begins with App in C.swift.")
        expect(report.lines()[3].hasPrefix("Missing here; a declaration like that beside it, in iOSSources.swift"))
        expect(report.lines()[4], is: "  chart  (1 file)  func chart() {}")
    }

    private static func piece(_ kind: LeftOut.Kind, _ line: Int, _ text: String) -> LeftOut {
        LeftOut(kind: kind, line: line, lineCount: 1, text: text, digest: "", why: "")
    }
}
