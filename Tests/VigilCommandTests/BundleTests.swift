import Foundation
import ProgramRunner
import Testing
import VigilRuntimeProbes
import VirtualTime

@Suite("An app's executable", .enabled(if: RuntimeInterface.problems.isEmpty))
struct BundleTests {
    @Test("plays the bundle it is given, and refuses a folder that is none")
    func bundle() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-bundle-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = Program("LongRunningTask")
        let refused = try program.run(["--bundle", folder.path])
        #expect(refused.code == 2 && refused.complaints.contains("without an Info.plist is no bundle"))
        try "{ CFBundleName: \"Elsewhere\" }".write(
            to: folder.appendingPathComponent("Info.plist"), atomically: true, encoding: .utf8)
        let outcome = try program.run(["--bundle", folder.path, "--format", "summary"])
        #expect(outcome.code == 0 && outcome.output.contains("Summary of Elsewhere"), "\(outcome)")
    }
}
