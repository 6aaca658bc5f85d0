import BackgroundRuntime
import Foundation
import Testing
import VigilDocuments
import VigilFacts

@testable import VigilScenarios

@Suite("The scenario that a runner has read last")
struct LastScenarioTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    let changes = Fact("is read again where it is another file, or has changed") {
        let folder = FileManager.default.temporaryDirectory.path + "/vigil-scenario-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let write = { (file: String, name: String) in
            let text = "{ name: '\(name)', steps: [{ at: 0, device: 'launch' }] }"
            try Data(text.utf8).write(to: URL(filePath: folder + "/" + file))
        }
        let (last, reader) = (LastScenario(), ScenarioReader())
        let name = { (file: String) in try last.scenario(folder + "/" + file, by: reader).name }
        try write("a.json5", "first")
        try write("b.json5", "first")
        try expect([name("a.json5"), name("a.json5")], is: ["first", "first"])
        try expect(last.scenario(folder + "/b.json5", by: reader).file, is: folder + "/b.json5")
        try write("a.json5", "second")
        try expect(name("a.json5"), is: "second")
    }

    @Test("is read again from another folder, where its paths lead elsewhere")
    func folder() async {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.path + "/vigil-scenario-" + UUID().uuidString
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(atPath: folder) }
            let text = "{ manifest: 'App.plist', steps: [{ at: 0, device: 'launch' }] }"
            try Data(text.utf8).write(to: URL(filePath: folder + "/a.json5"))
            let (last, reader) = (LastScenario(), ScenarioReader())
            func manifest() throws -> String? { try last.scenario(folder + "/a.json5", by: reader).manifest }
            expect(FileManager.default.changeCurrentDirectoryPath(folder))
            try expect(manifest(), is: "App.plist")
            expect(FileManager.default.changeCurrentDirectoryPath("/"))
            try expect(manifest()?.hasSuffix("/App.plist"), is: true)
        }
    }

    let refusal = Fact("is still refused where it cannot be read") {
        let last = LastScenario()
        expect(throws: InputProblems.self) { try last.scenario("/no/such.json5", by: ScenarioReader()) }
    }
}

struct InputPrintTests: Facts {
    @Test("A scenario of a test run", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let changes = Fact(
        "is not played where its file is another than it was planned with, and counts where it is the same"
    ) {
        let folder = FileManager.default.temporaryDirectory.path + "/vigil-print-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (file, manifest) = (folder + "/a.json5", folder + "/App.plist")
        func write(_ name: String) throws {
            let text = "{ name: '\(name)', manifest: 'App.plist', steps: [{ at: 0, device: 'launch' }] }"
            try Data(text.utf8).write(to: URL(filePath: file))
        }
        func write(manifest name: String) throws {
            try Data("{ CFBundleIdentifier: 'com.example.\(name)' }".utf8).write(to: URL(filePath: manifest))
        }
        func outcome(_ inputs: [InputPrint]) -> String {
            let run = TestRun(reader: ScenarioReader(), runner: ScenarioRunner(), options: RunOptions())
            let result = run.result(of: TestRequest(file: file, inputs: inputs))
            return "\(result.outcome) \(result.scenario.name) \(result.problems.joined())"
        }
        try write("first")
        try write(manifest: "first")
        let planned = [InputPrint(file), InputPrint(manifest)]
        expect(outcome(planned).hasPrefix("passed first"))
        try write("second")
        let changed = outcome(planned)
        expect(changed.hasPrefix("unplayable "))
        expect(changed.contains("a.json5 was changed after the test run had begun"))
        try write("first")
        try write(manifest: "second")
        expect(outcome(planned).contains("App.plist was changed after the test run had begun"))
        try write(manifest: "first")
        expect(outcome(planned).hasPrefix("passed first"))
        let line = TestRequest(file: file, inputs: planned).line
        expect(MessageLine.value(line), is: TestRequest(file: file, inputs: planned))
    }
}
