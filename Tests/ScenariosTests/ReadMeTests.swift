import Foundation
import Testing

@Suite("The scenario of the README")
struct ReadMeTests {
    @Test("passes as it stands there")
    func passes() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
        let block = try #require(text.firstMatch(of: /```json5\n((?s).*?)```/)?.1)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-readme-\(ProcessInfo.processInfo.globallyUniqueString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "{ CFBundleIdentifier: \"com.example.Podcast\", UIBackgroundModes: [\"audio\"] }".write(
            to: folder.appendingPathComponent("Info.plist"), atomically: true, encoding: .utf8)
        let scenario = try Play.reader.read(Data(block.utf8), file: folder.path + "/Scenarios/Podcast.json5")
        let report = try Play.runner.run(scenario)
        #expect(report.isPassed && report.expectations == 2, "\(report.failureText())")
    }
}
