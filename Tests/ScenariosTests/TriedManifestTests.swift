import BackgroundRuntime
import Foundation
import Testing

@testable import VigilScenarios

@Suite("A manifest that is tried in the place of the app's own")
struct TriedManifestTests {
    private let folder = FileManager.default.temporaryDirectory.path + "/vigil-tried-" + UUID().uuidString

    private func write(_ text: String, to name: String) throws {
        let file = URL(filePath: folder + "/" + name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    @Test("has the build settings and the bundle of the app's own, which may be a link")
    func settings() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try write("{ CFBundleIdentifier: '$(NAME)' }", to: "Project/App.plist")
        try write("{ CFBundleIdentifier: '$(NAME)', UIBackgroundModes: ['fetch'] }", to: "Other/Info.plist")
        let settings =
            "<plist version=\"1.0\"><dict><key>variables</key><dict><key>NAME</key><string>com.example.own</string>"
        try write(settings + "</dict><key>keys</key><dict></dict></dict></plist>", to: "App/Info.settings.plist")
        try write("{ steps: [{ at: 0, device: 'launch' }] }", to: "App/Scenarios/App.json5")
        let own = folder + "/App/Info.plist"
        try FileManager.default.createSymbolicLink(atPath: own, withDestinationPath: "../Project/App.plist")
        let scenario = try ScenarioReader().read(folder + "/App/Scenarios/App.json5")
        for tried in [nil, folder + "/Other/Info.plist"] {
            var options = RunOptions()
            options.manifest = tried
            let app = try ScenarioRunner().run(scenario, options: options).app
            #expect(app.manifest.bundleIdentifier == "com.example.own" && app.manifest.ownFile == own)
            #expect(app.manifest.declaredBackgroundModes == (tried == nil ? [] : ["fetch"]))
        }
    }

    @Test("a path without what is none keeps the name of a link")
    func paths() {
        let all = ["/a/./b/../c//d/", "/a/../../b", "/", "/a/b"]
        #expect(all.map(FilePath.absolute) == ["/a/c/d", "/b", "/", "/a/b"])
        #expect(FilePath.absolute("../x").hasSuffix("/x"))
    }
}
