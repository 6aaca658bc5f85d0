import BackgroundRuntime
import Foundation
import VigilScenarios

/// Reads and plays scenarios from text.
enum Play {
    static let reader = ScenarioReader()
    static let runner = ScenarioRunner()

    /// The problems of a scenario, one line each; empty when it can be read.
    static func problems(_ text: String) -> [String] {
        do throws(InputProblems) {
            _ = try reader.read(Data(text.utf8), file: "s.json5")
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    /// Plays steps with a manifest of their own.
    static func steps(
        _ steps: String, system: String = "iOS 17", manifest: String = "{ CFBundleIdentifier: \"com.example.App\" }",
        more: String = "", program: (any AppProgram)? = nil, options: RunOptions = RunOptions()
    ) throws -> RunReport {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-scenarios-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try manifest.write(to: folder.appendingPathComponent("Info.plist"), atomically: true, encoding: .utf8)
        // Whole seconds, unless a test is about the screen.
        let phone = "phone: { animations: false, autoLock: 'never'"
        let more = more.contains("phone: {") ? more.replacing("phone: {", with: phone + ", ") : more + phone + " },"
        let text = "{ name: \"test\", manifest: \"Info.plist\", system: \"\(system)\", \(more) steps: [\(steps)] }"
        let scenario = try reader.read(Data(text.utf8), file: folder.path + "/test.json5")
        return try runner.run(scenario, program: program, options: options)
    }
}
