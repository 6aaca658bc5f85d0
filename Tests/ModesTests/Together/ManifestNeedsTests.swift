import BackgroundRuntime
import Foundation
import Testing
import VigilFacts

struct ManifestNeedsTests: Facts {
    @Test("A manifest", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let needs = Fact(
        "is told which keys its modes need, and which of its keys no mode needs",
        for: [
            ("['bluetooth-central']", SystemVersion.iOS(17), "NSBluetoothAlwaysUsageDescription"),
            ("['bluetooth-peripheral']", .iOS(12), "NSBluetoothPeripheralUsageDescription"),
            ("['external-accessory']", .iOS(17), "UISupportedExternalAccessoryProtocols"),
            ("['newsstand-content']", .iOS(8), "UINewsstandApp"),
            ("['nearby-interaction']", .iOS(17), "NSNearbyInteractionUsageDescription"),
            ("['push-to-talk']", .iOS(17), "NSMicrophoneUsageDescription"),
            ("['processing']", .iOS(17), "BGTaskSchedulerPermittedIdentifiers"),
        ]
    ) { (modes: String, system: SystemVersion, key: String) in
        let value = key.hasSuffix("s") ? "['a.b.c']" : key == "UINewsstandApp" ? "true" : "'a text'"
        try expect(
            Self.problems("UIBackgroundModes: \(modes)", system).contains { $0.contains("needs the key \(key)") })
        let told = try Self.problems("UIBackgroundModes: \(modes), \(key): \(value)", system)
        expect(!told.contains { $0.contains(key) })
    }

    let identifiers = Fact("is told that identifiers of tasks are of no use without a mode, before iOS 26") {
        let text = "BGTaskSchedulerPermittedIdentifiers: ['a.b.c']"
        let told = [
            "no mode for this key is declared, \"fetch\" or \"processing\": no task with these identifiers can be submitted"
        ]
        try expect(Self.problems(text, .iOS(17)), is: told)
        try expect(Self.problems(text, .iOS(26)), is: [])
        try expect(!Self.problems("\(text), UIBackgroundModes: ['fetch']", .iOS(17)).contains { told.contains($0) })
    }

    private static func problems(_ text: String, _ system: SystemVersion) throws -> [String] {
        try Manifest.read(
            Data("{ CFBundleIdentifier: 'a.b', \(text) }".utf8), file: "Info.plist", modules: .linked, system: system
        ).problems.map(\.message)
    }
}
