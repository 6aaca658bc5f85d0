import Foundation
import Testing
import VigilTestSupport

@testable import BackgroundRuntime
@testable import ManifestProbe

@Suite("The SDK that an app was linked with")
struct LinkedSDKTests {
    private func manifest(_ keys: String, _ system: SystemVersion = .newest) throws -> Manifest {
        let text = "{ CFBundleIdentifier: 'com.example.app', \(keys) }"
        return try .read(Data(text.utf8), file: "Info.plist", catalog: realModes, system: system)
    }

    @Test(
        "is what Xcode wrote, by either key",
        arguments: [
            ("DTSDKName: 'iphoneos9.3'", SystemVersion.iOS(9, 3)), ("DTSDKName: 'iphonesimulator26.4'", .iOS(26, 4)),
            ("DTPlatformVersion: '27.1'", .iOS(27, 1)),
            ("DTSDKName: 'iphoneos17.0', DTPlatformVersion: '17.0'", .iOS(17)),
            ("DTSDKName: 'nine', DTPlatformVersion: '9.0'", .iOS(9)), ("DTSDKName: 'iphoneos3.2'", .beforeFirst),
        ])
    func stated(keys: String, version: SystemVersion) throws {
        #expect(try manifest(keys).linkedSDK == LinkedSDK(version: version, isAssumed: false))
    }

    @Test(
        "is the newest with which the app can be launched, where the manifest does not say",
        arguments: [
            ("", SystemVersion.iOS(26)), ("UIApplicationSceneManifest: {}", .iOS(27)),
            ("DTSDKName: 'iphoneos99'", .iOS(26)),
        ])
    func assumed(keys: String, version: SystemVersion) throws {
        #expect(try manifest(keys).linkedSDK == LinkedSDK(version: version, isAssumed: true))
    }

    @Test(
        "is in the trace where it is assumed, in one line that is no finding",
        arguments: [
            (SystemVersion.iOS(17), false, "assumed to be linked with SDK 26: no DTSDKName"),
            (.iOS(27), false, "assumed to be linked with SDK 26: no DTSDKName; SDK 27 needs scenes"),
            (.iOS(17), true, "assumed to be linked with SDK 27: no DTSDKName"),
            (.iOS(27), true, "assumed to be linked with SDK 27: no DTSDKName"),
        ])
    func note(system: SystemVersion, hasScenes: Bool, line: String) throws {
        let device = Device(system: system, modules: [])
        let app = try device.install(
            AppCode(), manifest: try manifest(hasScenes ? "UIApplicationSceneManifest: {}" : "", system))
        app.launch()
        device.press(.home)
        app.launch()
        let notes = app.trace.entries.filter { $0.text.hasPrefix("assumed") }.map(\.text)
        #expect(notes == [line] && !app.trace.entries.contains { $0.kind == .log })
        let stated = Device(system: system, modules: [])
        let other = try stated.install(AppCode(), manifest: Manifest(texts: ["DTSDKName": "iphoneos26.0"]))
        other.launch()
        #expect(!other.trace.entries.contains { $0.text.hasPrefix("assumed") })
    }

    @Test(
        "is warned of where it cannot be read, or where two keys differ",
        arguments: [
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
        ])
    func problems(keys: String, expected: [String]) throws {
        let found = try manifest(keys, .iOS(17)).problems.map(\.description)
        #expect(found == expected.map { "Info.plist:1: warning: \($0)" })
    }

    @Test("life.scene.required: without scenes SDK 27 is an error on iOS 27, and an assumed SDK a warning")
    func scenes() throws {
        let rule = "life.scene.required"
        let found = try manifest("DTSDKName: 'iphoneos27.0'").problems
        #expect(found.map(\.rule) == [rule] && found[0].severity == .error)
        #expect(found[0].message == "is missing: iOS 27 stops the app at launch, since it is linked with SDK 27")
        let assumed = try manifest("").problems
        #expect(assumed.map(\.rule) == [rule] && assumed[0].severity == .warning)
        let scenes = "UIApplicationSceneManifest: {}"
        for keys in ["DTSDKName: 'iphoneos26.0'", "DTSDKName: 'iphoneos27.0', \(scenes)", scenes] {
            #expect(try manifest(keys).problems.filter { $0.rule == rule }.isEmpty)
        }
        #expect(try manifest("DTSDKName: 'iphoneos27.0'", .iOS(26)).problems.isEmpty)
    }
}
