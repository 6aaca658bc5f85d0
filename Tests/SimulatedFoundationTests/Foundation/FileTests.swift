import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct FileTests: Facts {
    @Test("The folders and the bundle of an app", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let container = Fact(
        "lie in its container, a real directory that survives the app's launches and goes with the device"
    ) {
        var root: URL?
        do {
            let phone = try FoundationPhone {
                let manager = FileManager.default
                let note = URL.documentsDirectory.appendingPathComponent("note.txt")
                print("kept:", (try? String(contentsOf: note, encoding: .utf8)) ?? "nothing")
                try? "hello".write(to: note, atomically: true, encoding: .utf8)
                let support = try? manager.url(
                    for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
                print(manager.fileExists(atPath: support?.path ?? ""))
            }
            phone.run(endedAt: 1)
            phone.run(for: .seconds(1))
            root = try phone.app.container()
            expect(
                phone.history, is: ["0.0 kept: nothing", "0.0 true", "3601.0 kept: hello", "3601.0 true"])
            expect(FileManager.default.fileExists(atPath: root?.path ?? ""))
        }
        expect(!FileManager.default.fileExists(atPath: root?.path ?? ""))
    }

    let places = Fact("have the names and places that a phone gives them, by each way to ask") {
        let phone = try FoundationPhone {
            let home = NSHomeDirectory()
            func place(_ path: String) -> String { path.replacing(home, with: "~") }
            print(place(URL.documentsDirectory.path), place(URL.cachesDirectory.path), place(URL.libraryDirectory.path))
            print(place(URL.temporaryDirectory.path), place(NSTemporaryDirectory()), URL.homeDirectory.path == home)
            let manager = FileManager.default
            print(manager.urls(for: .cachesDirectory, in: .userDomainMask).map { place($0.path) })
            print(manager.urls(for: .cachesDirectory, in: .systemDomainMask).count)
            print(NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, false))
            print(place(NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)[0]))
            print((try? URL(for: .trashDirectory, in: .userDomainMask)) == nil)
        }
        phone.run(for: .seconds(1))
        expect(
            phone.app.trace.output,
            is: [
                "~/Documents ~/Library/Caches ~/Library", "~/tmp ~/tmp/ true", "[\"~/Library/Caches\"]", "0",
                "[\"~/Documents\"]", "~/Documents", "true",
            ])
    }

    let groups = Fact(
        "of a group are shared by the apps of a device, and no app has those of a name that is no group's"
    ) {
        let code: @MainActor @Sendable () -> Void = {
            let manager = FileManager.default
            guard let group = manager.containerURL(forSecurityApplicationGroupIdentifier: "group.example") else {
                return
            }
            let file = group.appendingPathComponent("shared")
            print(manager.fileExists(atPath: file.path))
            try? "x".write(to: file, atomically: true, encoding: .utf8)
            print(manager.containerURL(forSecurityApplicationGroupIdentifier: "example") == nil)
        }
        let phone = try FoundationPhone { code() }
        let second = try phone.addApp("Second") { code() }
        phone.run(for: .seconds(1))
        second.launch()
        expect(phone.app.trace.output == ["false", "true"] && second.trace.output == ["true", "true"])
    }

    let bundle = Fact("the bundle tells what the manifest says, and finds the files beside it") {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "vigil-bundle-\(ProcessInfo.processInfo.globallyUniqueString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try "sound".write(to: folder.appendingPathComponent("ping.caf"), atomically: true, encoding: .utf8)
        let file = folder.appendingPathComponent("Info.plist")
        try """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>com.example.Tracker</string>
        <key>CFBundleVersion</key><string>$(BUILD)</string>
        <key>UIBackgroundModes</key><array><string>location</string></array>
        <key>CFBundleURLTypes</key>
        <array><dict><key>CFBundleURLSchemes</key><array><string>track</string></array></dict></array>
        <key>Flag</key><true/>
        </dict></plist>
        """.write(to: file, atomically: true, encoding: .utf8)
        let manifest = try Manifest.read(
            file.path, variables: ["BUILD": "12"], modules: [], system: .iOS(17))
        let phone = try FoundationPhone(manifest: manifest) {
            let bundle = Bundle.main
            print(bundle.bundleIdentifier ?? "", bundle.object(forInfoDictionaryKey: "CFBundleVersion") ?? "")
            print(bundle.infoDictionary?["UIBackgroundModes"] as? [String] ?? [], bundle.infoDictionary?["Flag"] ?? "")
            print((bundle.infoDictionary?["CFBundleURLTypes"] as? [[String: Any]])?.count ?? 0)
            print(bundle.url(forResource: "ping", withExtension: "caf")?.lastPathComponent ?? "no sound")
            print(bundle.path(forResource: "pong", ofType: "caf") == nil, bundle === Bundle.main)
            print(bundle.bundleURL.lastPathComponent.hasPrefix("vigil-bundle"), bundle.localizedInfoDictionary == nil)
        }
        phone.run(for: .seconds(1))
        expect(
            phone.app.trace.output,
            is: [
                "com.example.Tracker 12", "[\"location\"] true", "1", "ping.caf", "true true", "true true",
            ])
    }

    let bundleWithoutFile = Fact(
        "an app without a file for a manifest has a bundle with its identifier and nothing in it"
    ) {
        let phone = try FoundationPhone(manifest: Manifest(bundleIdentifier: "com.example.Bare")) {
            print(Bundle.main.bundleIdentifier ?? "", Bundle.main.bundleURL.lastPathComponent)
            print(Bundle.main.url(forResource: "Info", withExtension: "plist") == nil)
        }
        phone.run(for: .seconds(1))
        expect(phone.app.trace.output, is: ["com.example.Bare App.app", "true"])
    }

    let outside = Fact("outside any app are the machine's and the program's") {
        expect(Bundle.main.bundleURL.path != "/" && Bundle.main.executableURL != nil)
        expect(!NSHomeDirectory().contains("vigil-") && NSTemporaryDirectory().hasSuffix("/"))
        expect(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).count, is: 1)
    }
}
