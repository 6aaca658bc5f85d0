import Foundation
import ProgramRunner
import Testing
import VigilFacts
import VigilRuntimeProbes
import VirtualTime

struct BundleTests: Facts {
    @Test("An app's executable", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let bundle = Fact("plays the bundle it is given, and refuses a folder that is none") {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-bundle-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = Program("LongRunningTask")
        let refused = try program.run(["--bundle", folder.path])
        expect(refused.code == 2 && refused.complaints.contains("without an Info.plist is no bundle"))
        try "{ CFBundleName: \"Elsewhere\" }".write(
            to: folder.appendingPathComponent("Info.plist"), atomically: true, encoding: .utf8)
        let outcome = try program.run(["--bundle", folder.path, "--format", "summary"])
        expect(outcome.code == 0 && outcome.output.contains("Summary of Elsewhere"), "\(outcome)")
    }

    let codes = Fact("plays scenarios as tests, and ends with the worst of what came of them") {
        let package = try BreakerPackage("quiet", "_exit")
        let code = { (files: [String]) in
            try Program("Breaker").run(files.flatMap { ["--test", $0] }, in: package.folder.url).code
        }
        let (passes, fails) = ("Breaker/Scenarios/0.json5", "Breaker/Scenarios/1.json5")
        try expect(code([passes]) == 0 && code([passes, fails, passes]) == 1)
        try expect(code([fails, "nowhere.json5", passes]), is: 2)
    }
}
