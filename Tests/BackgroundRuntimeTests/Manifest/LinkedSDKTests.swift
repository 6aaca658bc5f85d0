import Foundation
import Testing
import VigilFacts
import VigilTestSupport

@testable import BackgroundRuntime
@testable import ManifestProbe

struct LinkedSDKTests: Facts {
    @Test("The SDK that an app was linked with", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func manifest(_ keys: String, _ system: SystemVersion = .newest) throws -> Manifest {
        let text = "{ CFBundleIdentifier: 'com.example.app', \(keys) }"
        return try .read(Data(text.utf8), file: "Info.plist", catalog: realModes, system: system)
    }

    let stated = Fact(
        "is what Xcode wrote, by either key",
        for: [
            ("DTSDKName: 'iphoneos9.3'", SystemVersion.iOS(9, 3)), ("DTSDKName: 'iphonesimulator26.4'", .iOS(26, 4)),
            ("DTPlatformVersion: '27.1'", .iOS(27, 1)),
            ("DTSDKName: 'iphoneos17.0', DTPlatformVersion: '17.0'", .iOS(17)),
            ("DTSDKName: 'nine', DTPlatformVersion: '9.0'", .iOS(9)), ("DTSDKName: 'iphoneos3.2'", .beforeFirst),
        ]
    ) { (keys: String, version: SystemVersion) in
        try expect(Self.manifest(keys).linkedSDK, is: LinkedSDK(version: version, isAssumed: false))
    }

    let assumed = Fact(
        "is the newest with which the app can be launched, where the manifest does not say",
        for: [
            ("", SystemVersion.iOS(26)), ("UIApplicationSceneManifest: {}", .iOS(27)),
            ("DTSDKName: 'iphoneos99'", .iOS(26)),
        ]
    ) { (keys: String, version: SystemVersion) in
        try expect(Self.manifest(keys).linkedSDK, is: LinkedSDK(version: version, isAssumed: true))
    }

    let note = Fact(
        "is in the trace where it is assumed, in one line that is no finding",
        for: [
            (SystemVersion.iOS(17), false, "assumed to be linked with SDK 26: no DTSDKName"),
            (.iOS(27), false, "assumed to be linked with SDK 26: no DTSDKName; SDK 27 needs scenes"),
            (.iOS(17), true, "assumed to be linked with SDK 27: no DTSDKName"),
            (.iOS(27), true, "assumed to be linked with SDK 27: no DTSDKName"),
        ]
    ) { (system: SystemVersion, hasScenes: Bool, line: String) in
        let device = Device(system: system, modules: [])
        let app = try device.install(
            AppCode(), manifest: try Self.manifest(hasScenes ? "UIApplicationSceneManifest: {}" : "", system))
        app.launch()
        device.press(.home)
        app.launch()
        let notes = app.trace.entries.filter { $0.text.hasPrefix("assumed") }.map(\.text)
        expect(notes == [line] && !app.trace.entries.contains { $0.kind == .log })
        let stated = Device(system: system, modules: [])
        let other = try stated.install(AppCode(), manifest: Manifest(texts: ["DTSDKName": "iphoneos26.0"]))
        other.launch()
        expect(!other.trace.entries.contains { $0.text.hasPrefix("assumed") })
    }

    let problems = Fact(
        "is warned of where it cannot be read, or where two keys differ",
        for: [
            (
                "DTSDKName: 'nine'",
                ["DTSDKName: names no SDK that is known, and is passed over; write it as Xcode does: iphoneos26.4"]
            ),
            (
                "DTPlatformVersion: 'x'",
                ["DTPlatformVersion: names no SDK that is known, and is passed over; write it as Xcode does: 26.4"]
            ),
            (
                "DTSDKName: 'iphoneos26.0', DTPlatformVersion: '27.0'",
                ["DTPlatformVersion: says 27, while DTSDKName says 26, which counts"]
            ),
            ("DTSDKName: 'iphoneos26.0', DTPlatformVersion: '26.0'", []),
        ]
    ) { (keys: String, expected: [String]) in
        let found = try Self.manifest(keys, .iOS(17)).problems.map(\.description)
        expect(found, is: expected.map { "Info.plist:1: warning: \($0)" })
    }

    let scenes = Fact(
        "life.scene.required: without scenes SDK 27 is an error on iOS 27, and an assumed SDK a warning"
    ) {
        let rule = "life.scene.required"
        let found = try Self.manifest("DTSDKName: 'iphoneos27.0'").problems
        expect(found.map(\.rule) == [rule] && found[0].severity == .error)
        expect(found[0].message, is: "is missing: iOS 27 stops the app at launch, since it is linked with SDK 27")
        let assumed = try Self.manifest("").problems
        expect(assumed.map(\.rule) == [rule] && assumed[0].severity == .warning)
        let scenes = "UIApplicationSceneManifest: {}"
        for keys in ["DTSDKName: 'iphoneos26.0'", "DTSDKName: 'iphoneos27.0', \(scenes)", scenes] {
            try expect(Self.manifest(keys).problems.filter { $0.rule == rule }.isEmpty)
        }
        try expect(Self.manifest("DTSDKName: 'iphoneos27.0'", .iOS(26)).problems.isEmpty)
    }
}
