import Testing
import VigilFacts

@testable import BackgroundRuntime

struct ManifestKeyTests: Facts {
    @Test("The keys of a manifest", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let types = Fact(
        "have a type, and another one is reported with how to write it",
        for: [
            (
                "UIRequiresPersistentWiFi: 'NO'",
                "UIRequiresPersistentWiFi: must be a boolean, is the string \"NO\"; write false"
            ),
            ("UIRequiresPersistentWiFi: 1", "UIRequiresPersistentWiFi: must be a boolean, is the number 1; write true"),
            ("UIRequiresPersistentWiFi: 2.5", "UIRequiresPersistentWiFi: must be a boolean, is the number 2.5"),
            ("MinimumOSVersion: 15", "MinimumOSVersion: must be a string, is the number 15; write \"15\""),
            (
                "UIApplicationSceneManifest: true",
                "UIApplicationSceneManifest: must be a dictionary, is the boolean true"
            ),
            (
                "BGTaskSchedulerPermittedIdentifiers: 'a.b', UIBackgroundModes: ['fetch']",
                "BGTaskSchedulerPermittedIdentifiers: must be an array of strings, is the string \"a.b\"; write "
                    + "[\"a.b\"]"
            ),
            (
                "UISupportedExternalAccessoryProtocols: ['a', 2]",
                "UISupportedExternalAccessoryProtocols[1]: must be a string, is the number 2"
            ),
            (
                "UIRequiredDeviceCapabilities: 'gps'",
                "UIRequiredDeviceCapabilities: must be an array of strings or a dictionary, is the string \"gps\"; "
                    + "write [\"gps\"]"
            ),
            ("NSMicrophoneUsageDescription: ' '", "NSMicrophoneUsageDescription: must not be empty"),
            ("NSFocusStatusUsageDescription: ''", "NSFocusStatusUsageDescription: must not be empty"),
            (
                "'Required background modes': ['audio']",
                "Required background modes: this is how Xcode shows the key UIBackgroundModes, not the key; "
                    + "write \"UIBackgroundModes\""
            ),
        ]
    ) { (text: String, message: String) in
        try expect(problems(text), is: ["error: " + message])
    }

    let rightTypes = Fact("are fine when their types are right") {
        let text = """
            UIRequiresPersistentWiFi: true, MinimumOSVersion: '15.0', WKBackgroundModes: ['self-care'], Other: 'YES',
            UIRequiredDeviceCapabilities: { gps: true, telephony: false }, NSMicrophoneUsageDescription: 'To record.'
            """
        try expect(problems(text).isEmpty)
        try expect(entries(text).requiredDeviceCapabilities, is: ["gps"])
        try expect(entries("UIRequiredDeviceCapabilities: ['b', 'a']").requiredDeviceCapabilities, is: ["b", "a"])
    }

    let correctedInFormat = Fact("are corrected in the words of the format") {
        let xml = xmlPlist(
            """
            <dict><key>CFBundleIdentifier</key><string>a</string>
            <key>UIBackgroundModes</key><string>audio</string>
            <key>UIRequiresPersistentWiFi</key><string>YES</string>
            <key>MinimumOSVersion</key><integer>15</integer></dict>
            """)
        try expect(
            manifest(xml).problems.map(\.hint),
            is: [
                "write <array><string>audio</string></array>", "write <true/>", "write <string>15</string>",
            ])
        let oldStyle = "{ CFBundleIdentifier = a; UIBackgroundModes = audio; UIRequiresPersistentWiFi = maybe; }"
        try expect(manifest(oldStyle).problems.map(\.hint), is: [nil, "write (\"audio\")"])
    }

    let misspelt = Fact("that are misspelt are told of, and other apps' keys are left alone") {
        try expect(
            problems("UIBackgroundMode: ['audio']"),
            is: [
                "warning: UIBackgroundMode: unknown key; did you mean \"UIBackgroundModes\"?"
            ])
        try expect(problems("'UIBackgroundModes~ipad': ['audio'], ITSAppUsesNonExemptEncryption: false").isEmpty)
    }

    let identifier = Fact("CFBundleIdentifier: other characters than letters, digits, hyphen and period are refused") {
        func found(_ identifier: String) throws -> [String] {
            try manifest("{ CFBundleIdentifier: '\(identifier)' }").problems.map(\.message)
        }
        let allowed = "only A-Z, a-z, 0-9, \"-\" and \".\" are allowed"
        try expect(found("com.Example.app-2").isEmpty)
        try expect(found("com.example.my_app"), is: ["\"com.example.my_app\" holds \"_\": \(allowed)"])
        try expect(found("com.example.é"), is: ["\"com.example.é\" holds \"é\": \(allowed)"])
        try expect(found(""), is: ["must not be empty"])
        try expect(
            manifest("{ a: 1 }").problems.map(\.description).first?.hasPrefix(
                "Info.plist: warning: CFBundleIdentifier: is missing"), is: true)
    }

    let minimumVersion = Fact("MinimumOSVersion: it must be a version that the simulated system reaches") {
        try expect(problems("MinimumOSVersion: '17.0.1'").isEmpty)
        try expect(
            problems("MinimumOSVersion: '17.1'"),
            is: [
                "error: MinimumOSVersion: the app needs iOS 17.1, simulated is iOS 17; "
                    + "simulate iOS 17.1 or later, or lower the key"
            ])
        try expect(
            problems("MinimumOSVersion: '15'"),
            is: [
                "warning: MinimumOSVersion: \"15\" has one number only; write \"15.0\""
            ])
        try expect(!entries("MinimumOSVersion: '18.0'").supports(.iOS(17)))
        try expect(entries("MinimumOSVersion: '18.0'").supports(.iOS(18)))
        try expect(entries("MinimumOSVersion: '99999999999999999999'").supports(.iOS(18)))
    }

    let exitsOnSuspend = Fact("life.exits-on-suspend: it contradicts background modes; later it does nothing") {
        let text = "UIApplicationExitsOnSuspend: true, UIBackgroundModes: ['audio']"
        try expect(
            problems(text, on: .iOS(12)),
            is: [
                "error: UIApplicationExitsOnSuspend: the app ends when it is left, so its background modes have no "
                    + "effect; remove this key or UIBackgroundModes"
            ])
        try expect(entries(text, on: .iOS(12)).problems.map(\.rule), is: ["life.exits-on-suspend"])
        try expect(rulesInLog(entries(text, on: .iOS(12)), on: .iOS(12)), is: ["life.exits-on-suspend"])
        try expect(entries(text, on: .iOS(13)).problems.map(\.rule), is: ["life.exits-on-suspend.ignored"])
        try expect(problems("UIApplicationExitsOnSuspend: true", on: .iOS(12)).isEmpty)
    }

    let keysOfModes = Fact("that a mode brings along are checked too") {
        let catalog = ModeCatalog(
            entries: [.init("glow", since: .iOS(17))],
            keys: [ManifestKey("GlowColor", .string, withdrawn: .iOS(18))])
        func found(_ text: String, _ system: SystemVersion) throws -> [String] {
            try Manifest.read(.init(text.utf8), file: "a", catalog: catalog, system: system).problems.map(\.message)
        }
        try expect(
            found("{ CFBundleIdentifier: 'a', GlowColor: 7 }", .iOS(17)), is: ["must be a string, is the number 7"])
        try expect(
            found("{ CFBundleIdentifier: 'a', GlowColor: 'red' }", .iOS(18)),
            is: [
                "does nothing since iOS 18 (simulated is iOS 18)"
            ])
    }
}
