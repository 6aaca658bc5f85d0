import BackgroundRuntime
import Foundation
import Testing
import VigilDocuments

@testable import VigilScenarios

@Suite("The scenario that a runner has read last")
struct LastScenarioTests {
    @Test("is read again where it is another file, or has changed")
    func changes() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/vigil-scenario-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ file: String, _ name: String) throws {
            let text = "{ name: '\(name)', steps: [{ at: 0, device: 'launch' }] }"
            try Data(text.utf8).write(to: URL(filePath: folder + "/" + file))
        }
        let (last, reader) = (LastScenario(), ScenarioReader())
        func name(_ file: String) throws -> String { try last.scenario(folder + "/" + file, by: reader).name }
        try write("a.json5", "first")
        try write("b.json5", "first")
        #expect(try [name("a.json5"), name("a.json5")] == ["first", "first"])
        #expect(try last.scenario(folder + "/b.json5", by: reader).file == folder + "/b.json5")
        try write("a.json5", "second")
        #expect(try name("a.json5") == "second")
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
            #expect(FileManager.default.changeCurrentDirectoryPath(folder))
            #expect(try manifest() == "App.plist")
            #expect(FileManager.default.changeCurrentDirectoryPath("/"))
            #expect(try manifest()?.hasSuffix("/App.plist") == true)
        }
    }

    @Test("is still refused where it cannot be read")
    func refusal() {
        let last = LastScenario()
        #expect(throws: InputProblems.self) { try last.scenario("/no/such.json5", by: ScenarioReader()) }
    }
}
