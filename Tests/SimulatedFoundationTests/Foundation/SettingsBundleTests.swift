import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct SettingsBundleTests: Facts {
    @Test("The settings bundle of an app", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let registered = Fact(
        "its defaults are those of the app only where the app registers them, and it is found beside the manifest"
    ) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-settings-\(ProcessInfo.processInfo.globallyUniqueString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let settings = folder.appendingPathComponent("Settings.bundle")
        try FileManager.default.createDirectory(at: settings, withIntermediateDirectories: true)
        try """
        <plist version="1.0"><dict><key>PreferenceSpecifiers</key><array>
        <dict><key>Type</key><string>PSGroupSpecifier</string></dict>
        <dict><key>Key</key><string>server</string><key>DefaultValue</key><string>https://a.b</string></dict>
        </array></dict></plist>
        """.write(to: settings.appendingPathComponent("Root.plist"), atomically: true, encoding: .utf8)
        let file = folder.appendingPathComponent("Info.plist")
        try "<plist version=\"1.0\"><dict/></plist>".write(to: file, atomically: true, encoding: .utf8)
        let manifest = try Manifest.read(file.path, variables: [:], modules: [], system: .iOS(17))
        let phone = try FoundationPhone(manifest: manifest) {
            print(UserDefaults.standard.string(forKey: "server") ?? "not registered")
            guard let path = Bundle.main.path(forResource: "Settings", ofType: "bundle"),
                let data = FileManager.default.contents(atPath: path + "/Root.plist"),
                let root = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
                let items = root["PreferenceSpecifiers"] as? [[String: Any]]
            else { return print("no settings") }
            for item in items {
                guard let key = item["Key"] as? String else { continue }
                UserDefaults.standard.register(defaults: [key: item["DefaultValue"] as Any])
            }
            print(UserDefaults.standard.string(forKey: "server") ?? "not registered")
        }
        phone.run(for: .seconds(1))
        expect(phone.app.trace.output, is: ["not registered", "https://a.b"])
    }
}
