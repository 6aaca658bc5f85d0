import Foundation
import Testing
import VigilFacts
import VigilModeTesting

@testable import VigilScenarios

struct SystemConditionTests: Facts {
    @Test("Conditions that ask for a version of the system", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// The findings of an app with this source, on a system.
    private static func findings(_ source: String, on system: String) throws -> [String] {
        let folder = NSTemporaryDirectory() + "/vigil-conditions-\(ProcessInfo.processInfo.globallyUniqueString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (name, text) in ["Info.plist": "{ CFBundleIdentifier: 'com.example.App' }", "Views/A.swift": source] {
            let url = URL(fileURLWithPath: folder + "/" + name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
        }
        let text = "{ manifest: '../Info.plist', system: '\(system)', steps: [{ at: 0, device: 'launch' }] }"
        let scenario = try Play.reader.read(Data(text.utf8), file: folder + "/Scenarios/test.json5")
        let report = try Play.runner.run(scenario, program: AppCode())
        return report.app.trace.findings.map(\.text)
    }

    let older = Fact("are found with their place where the phone would answer otherwise, and nowhere else") {
        let source = """
            if #available(iOS 15, *) { print("15") }
            guard #available(macOS 12, iOS 15.4, *) else { return }
            // if #available(iOS 16, *) {}
            if #unavailable(iOS 13) { print("old") } else if #available(iOS 15, *) { print("again") }
            if #available(macOS 14, *) {}
            """
        let end = "what depends on it runs otherwise than on a phone: at Views/A.swift:"
        try expect(
            Self.findings(source, on: "iOS 7"),
            is: [
                "#available(iOS 15, *) is true here and false on iOS 7: \(end)1 and 1 more",
                "#available(macOS 12, iOS 15.4, *) is true here and false on iOS 7: \(end)2",
                "#unavailable(iOS 13) is false here and true on iOS 7: \(end)4",
            ])
        try expect(
            Self.findings(source, on: "iOS 15"),
            is: [
                "#available(macOS 12, iOS 15.4, *) is true here and false on iOS 15: \(end)2"
            ])
        try expect(Self.findings(source, on: "iOS 17").isEmpty)
    }
}
