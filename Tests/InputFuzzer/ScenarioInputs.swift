import BackgroundRuntime
import Foundation
import VigilScenarios

extension InputKind {
    /// Scenario files, read.
    static let scenario = InputKind(
        name: "scenario", seeds: examples(".json5"), tokens: commonTokens + tokensOfScenarios
    ) { read($0) != nil }

    /// Scenario files of scripted apps, played where they can be read.
    static let run = InputKind(
        name: "run", seeds: scripted, tokens: commonTokens + tokensOfScenarios
    ) { bytes in
        guard let scenario = read(bytes) else { return false }
        var options = RunOptions()
        options.manifest = manifestOfScripted
        guard let report = try? ScenarioRunner().run(scenario, options: options) else { return false }
        precondition(report.isPassed || !report.failureText().isEmpty, "a failure says nothing")
        return true
    }

    private static func read(_ bytes: [UInt8]) -> Scenario? {
        do throws(InputProblems) {
            return try ScenarioReader().read(Data(bytes), file: "Info.json5")
        } catch {
            precondition(!error.description.isEmpty, "an error says nothing")
            return nil
        }
    }

    private static let scripted = examples(".json5").filter { String(decoding: $0, as: UTF8.self).contains("app: \"") }

    private static let manifestOfScripted = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Info.plist").path

    private static let tokensOfScenarios = [
        "at: ", "\"0s\"", "\"+5s\"", "\"1e300s\"", "\"-1s\"", "\"end\"", "device: ", "app: ", "with: ", "expect: ",
        "on: ",
        "\"home\"", "\"lock\"", "\"reboot\"", "\"forceQuit\"", "\"purge\"", "\"task.begin\"", "\"task.end\"",
        "\"audio.play\"",
        "\"location.start\"", "\"voip.push\"", "\"timer\"", "every: ", "name: ", "system: ", "\"iOS 4\"", "\"iOS 99\"",
        "constants: ", "steps: ", "until: ", "apps: ", "phone: ", "{ at: 1, device: \"home\" },",
        "{ at: 1e9, device: \"open\" },",
    ]
}
