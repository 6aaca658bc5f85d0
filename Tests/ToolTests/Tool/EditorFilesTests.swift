import BackgroundRuntime
import Foundation
import Testing
import VigilCommandLine
import VigilFacts
import VigilScenarios

@testable import VigilTool

struct EditorFilesTests: Facts {
    @Test("Files for an editor", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    /// What of a text is left without the lines of comment that JSON does not have.
    private static func values(_ text: String) throws -> [String: Any] {
        let lines = text.split(separator: "\n").filter { !$0.trimmingPrefix { $0 == " " }.hasPrefix("//") }
        let object = try JSONSerialization.jsonObject(with: Data(lines.joined(separator: "\n").utf8))
        return try require(object as? [String: Any])
    }

    let places = Fact(
        "are in each new package: the schema of the tool's modules, and settings that name it for scenarios"
    ) {
        let folder = try Folder(["App/App.swift": "import UIKit"])
        _ = try NewRun(folder.path("New")).result.get()
        _ = try NewRun(folder.path("Brought"), "--from", folder.path("App")).result.get()
        let schema = ScenarioSchema(modules: try .ofProgram()).text
        for package in ["New", "Brought"] {
            let settings = try Self.values(folder.text(of: package + "/.vscode/settings.json"))
            expect(settings["files.associations"] as? [String: String], is: ["*.json5": "jsonc"])
            let named = try require((settings["json.schemas"] as? [[String: Any]])?.first)
            expect(named["fileMatch"] as? [String], is: ["Scenarios/*.json5", "*/Scenarios/*.json5"])
            let url = try require(named["url"] as? String)
            expect(url.hasPrefix("./"))
            let written = try folder.text(of: package + url.dropFirst())
            expect(written, is: schema + "\n")
            let extensions = try Self.values(folder.text(of: package + "/.vscode/extensions.json"))
            expect(extensions["recommendations"] as? [String], is: ["swiftlang.swift-vscode"])
        }
    }

    let scenario = Fact("go with a scenario that is JSON, as an editor wants that has no JSON5") {
        let folder = try Folder(["App/App.swift": "import UIKit"])
        _ = try NewRun(folder.path("New")).result.get()
        _ = try NewRun(folder.path("Brought"), "--from", folder.path("App")).result.get()
        for package in ["New", "Brought"] {
            let text = try folder.text(of: "\(package)/Sources/\(package)/Scenarios/\(package).json5")
            try expect(Self.values(text)["steps"] is [Any])
            expect(!text.contains(/,\s*[\]}]/), "\(text)")
        }
    }

    let own = Fact("of one's own stay as they are: nothing is written into a folder that has something") {
        let folder = try Folder(["Mine/.vscode/settings.json": "{}"])
        expect(throws: UsageError.self) { try NewRun(folder.path("Mine")).result.get() }
        expect(FolderPicture(of: folder.path, besides: "none").entries.keys.sorted().count, is: 3)
        try expect(folder.text(of: "Mine/.vscode/settings.json"), is: "{}")
    }
}
