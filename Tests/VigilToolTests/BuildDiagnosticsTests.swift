import Testing

@testable import VigilTool

@Suite("What a compiler says of an app")
struct BuildDiagnosticsTests {
    private func diagnostics(_ output: String) -> BuildDiagnostics {
        var result = BuildDiagnostics()
        for line in output.split(separator: "\n") { result.take(line: String(line)) }
        return result
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

    @Test("is sorted by file and place, each error once")
    func byFile() {
        let found = diagnostics(Self.output).byFile
        #expect(found.map(\.file) == ["/App/A.swift", "/App/B.swift", "/App/C.swift"])
        #expect(found[0].problems.map(\.line) == [3, 5, 9])
        #expect(found[2].problems.map(\.text) == ["type 'UIColor?' has no member 'systemMint'", "expected expression"])
    }

    @Test("tells what is missing, the most wanted first")
    func missing() {
        let missing = diagnostics(Self.output + "\n/App/C.swift:4:1: error: cannot find 'ARSession' in scope").missing
        #expect(missing.map(\.name) == ["ARSession", "UIColor.systemMint", "UIView.layer3D", "module Charts"])
        #expect(missing.map(\.files) == [2, 1, 1, 1])
    }

    @Test("becomes a report that names files as the app's folder has them")
    func report() {
        let report = Doctor.Report(
            name: "Demo", sources: ["/App/A.swift", "/App/Views/B.swift", "/App/C.swift"], excluded: [],
            diagnostics: diagnostics("/App/Views/B.swift:12:8: error: no such module 'Charts'"),
            failing: ["/App/Views/B.swift"], runs: true, otherErrors: [])
        #expect(
            report.lines() == [
                "Demo: 3 Swift files, 2 without an error, 1 with errors", "", "Views/B.swift",
                "  12:8 no such module 'Charts'", "", "Missing here:", "  module Charts  (1 file)", "",
                "2 of 3 files can be run; iOSSources.json leaves out Views/B.swift",
            ])
        let whole = Doctor.Report(
            name: "Demo", sources: ["/App/A.swift"], excluded: [], diagnostics: BuildDiagnostics(), failing: [],
            runs: true, otherErrors: [])
        #expect(whole.lines().last == "All of it can be run.")
    }
}
