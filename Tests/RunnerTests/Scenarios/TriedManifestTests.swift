import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

@testable import VigilScenarios

struct TriedManifestTests: Facts {
    @Test("A manifest that is tried in the place of the app's own", arguments: facts) func holds(_ fact: FactCase)
        async throws
    { try await fact() }

    private static let folder = FileManager.default.temporaryDirectory.path + "/vigil-tried-" + UUID().uuidString

    private static func write(_ text: String, to name: String) throws {
        let file = URL(filePath: Self.folder + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    let settings = Fact("has the build settings and the bundle of the app's own, which may be a link") {
        defer { try? FileManager.default.removeItem(atPath: Self.folder) }
        try Self.write("{ CFBundleIdentifier: '$(NAME)' }", to: "Project/App.plist")
        try Self.write("{ CFBundleIdentifier: '$(NAME)', UIBackgroundModes: ['fetch'] }", to: "Other/Info.plist")
        let settings =
            "<plist version=\"1.0\"><dict><key>variables</key><dict><key>NAME</key><string>com.example.own</string>"
        try Self.write(settings + "</dict><key>keys</key><dict></dict></dict></plist>", to: "App/Info.settings.plist")
        try Self.write("{ steps: [{ at: 0, device: 'launch' }] }", to: "App/Scenarios/App.json5")
        let own = Self.folder + "/App/Info.plist"
        try FileManager.default.createSymbolicLink(atPath: own, withDestinationPath: "../Project/App.plist")
        let scenario = try ScenarioReader().read(Self.folder + "/App/Scenarios/App.json5")
        for tried in [nil, Self.folder + "/Other/Info.plist"] {
            var options = RunOptions()
            options.manifest = tried
            let app = try ScenarioRunner().run(scenario, options: options).app
            expect(app.manifest.bundleIdentifier == "com.example.own" && app.manifest.ownFile == own)
            expect(app.manifest.declaredBackgroundModes, is: (tried == nil ? [] : ["fetch"]))
        }
    }

    let paths = Fact("a path without what is none keeps the name of a link") {
        let all = ["/a/./b/../c//d/", "/a/../../b", "/", "/a/b"]
        expect(all.map(FilePath.absolute), is: ["/a/c/d", "/b", "/", "/a/b"])
        expect(FilePath.absolute("../x").hasSuffix("/x"))
    }
}
