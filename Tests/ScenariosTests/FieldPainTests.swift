import BackgroundRuntime
import Foundation
import Testing
import VigilModeTesting
import VigilScenarios

/// What apps do wrong again and again, as scenarios: the trap shows what people saw, the mended app what helps.
@Suite("The field's own mistakes", .exercisesRules)
struct FieldPainTests {
    /// The rows of the rule book about life cycle, tasks, audio, Bluetooth, location, transfers and VoIP, by the folders of the apps;
    /// those of a mode that nobody simulates are none.
    private static let rows: [String: [String]] = [
        "Tasks": [
            "begin-too-late", "handler-ends-later", "locked-device-time", "no-handler", "reads-remaining",
            "renew-in-handler", "sqlite-lock", "sync-network-launch", "task-id-overwritten", "task-whole-session",
            "ten-minutes", "two-tasks-double",
        ],
        "Audio": [
            "audio-ambient", "audio-interruption", "audio-no-key", "audio-pause-timer", "audio-start-in-background",
            "route-late",
        ],
        "Location": [
            "didenterbackground-on-launch", "location-flag-false", "location-no-mode", "location-pauses",
            "location-relaunch", "location-start-late", "regions-over-20",
        ],
        "Bluetooth": ["ble-restore-no-mode", "ble-scan-nil"],
        "Phone": ["cpu-spin", "gpu-background", "protected-file"],
        "Transfers": ["transfer-chain", "transfer-force-quit", "transfer-handler-early", "transfer-handler-never"],
        "VoIP": ["keepalive-short", "voip-chatter", "voip-push-no-call"],
    ].filter { row in
        ModuleSet.linked.simulatedModes.contains { $0.hasPrefix(row.key.lowercased()) }
            || ["Phone", "Tasks", "Transfers"].contains(row.key)
    }

    private static let traps = rows.values.joined().sorted()

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/FieldPain")

    /// The scenario files, by name.
    private static let files: [String: String] = {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let scenarios = names.filter { $0.hasSuffix(".json5") }
        let keyed = scenarios.map { (URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent, $0) }
        return Dictionary(uniqueKeysWithValues: keyed).mapValues { folder.appendingPathComponent($0).path }
    }()

    @Test("each trap fails as people saw it, and its mended app passes", arguments: traps)
    func pair(trap: String) throws {
        for name in [trap, trap + ".mended"] {
            let file = try #require(Self.files[name], "there is no scenario \(name)")
            let report = try Play.runner.run(Play.reader.read(Data(contentsOf: URL(fileURLWithPath: file)), file: file))
            #expect(report.isPassed && report.expectations > 0, "\(report.failureText())")
        }
    }

    @Test("no scenario lies there that is no such pair")
    func complete() {
        #expect(Self.files.keys.sorted() == Self.traps.flatMap { [$0, $0 + ".mended"] }.sorted())
    }
}
