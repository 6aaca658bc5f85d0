import Testing

@testable import BackgroundRuntime

@Suite("The keys of a manifest", .exercisesRules)
struct ManifestKeyTests {
    @Test(
        "have a type, and another one is reported with how to write it",
        arguments: [
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
        ])
    func types(text: String, message: String) throws {
        #expect(try problems(text) == ["error: " + message])
    }

    @Test("are fine when their types are right")
    func rightTypes() throws {
        let text = """
            UIRequiresPersistentWiFi: true, MinimumOSVersion: '15.0', WKBackgroundModes: ['self-care'], Other: 'YES',
            UIRequiredDeviceCapabilities: { gps: true, telephony: false }, NSMicrophoneUsageDescription: 'To record.'
            """
        #expect(try problems(text).isEmpty)
        #expect(try entries(text).requiredDeviceCapabilities == ["gps"])
        #expect(try entries("UIRequiredDeviceCapabilities: ['b', 'a']").requiredDeviceCapabilities == ["b", "a"])
    }

    @Test("are corrected in the words of the format")
    func correctedInFormat() throws {
        let xml = xmlPlist(
            """
            <dict><key>CFBundleIdentifier</key><string>a</string>
            <key>UIBackgroundModes</key><string>audio</string>
            <key>UIRequiresPersistentWiFi</key><string>YES</string>
            <key>MinimumOSVersion</key><integer>15</integer></dict>
            """)
        #expect(
            try manifest(xml).problems.map(\.hint) == [
                "write <array><string>audio</string></array>", "write <true/>", "write <string>15</string>",
            ])
        let oldStyle = "{ CFBundleIdentifier = a; UIBackgroundModes = audio; UIRequiresPersistentWiFi = maybe; }"
        #expect(try manifest(oldStyle).problems.map(\.hint) == [nil, "write (\"audio\")"])
    }

    @Test("that are misspelt are told of, and other apps' keys are left alone")
    func misspelt() throws {
        #expect(
            try problems("UIBackgroundMode: ['audio']") == [
                "warning: UIBackgroundMode: unknown key; did you mean \"UIBackgroundModes\"?"
            ])
        #expect(try problems("'UIBackgroundModes~ipad': ['audio'], ITSAppUsesNonExemptEncryption: false").isEmpty)
    }

    @Test("CFBundleIdentifier: other characters than letters, digits, hyphen and period are refused")
    func identifier() throws {
        func found(_ identifier: String) throws -> [String] {
            try manifest("{ CFBundleIdentifier: '\(identifier)' }").problems.map(\.message)
        }
        let allowed = "only A-Z, a-z, 0-9, \"-\" and \".\" are allowed"
        #expect(try found("com.Example.app-2").isEmpty)
        #expect(try found("com.example.my_app") == ["\"com.example.my_app\" holds \"_\": \(allowed)"])
        #expect(try found("com.example.é") == ["\"com.example.é\" holds \"é\": \(allowed)"])
        #expect(try found("") == ["must not be empty"])
        #expect(
            try manifest("{ a: 1 }").problems.map(\.description).first?.hasPrefix(
                "Info.plist: warning: CFBundleIdentifier: is missing") == true)
    }

    @Test("MinimumOSVersion: it must be a version that the simulated system reaches")
    func minimumVersion() throws {
        #expect(try problems("MinimumOSVersion: '17.0.1'").isEmpty)
        #expect(
            try problems("MinimumOSVersion: '17.1'") == [
                "error: MinimumOSVersion: the app needs iOS 17.1, simulated is iOS 17; "
                    + "simulate iOS 17.1 or later, or lower the key"
            ])
        #expect(
            try problems("MinimumOSVersion: '15'") == [
                "warning: MinimumOSVersion: \"15\" has one number only; write \"15.0\""
            ])
        #expect(try !entries("MinimumOSVersion: '18.0'").supports(.iOS(17)))
        #expect(try entries("MinimumOSVersion: '18.0'").supports(.iOS(18)))
        #expect(try entries("MinimumOSVersion: '99999999999999999999'").supports(.iOS(18)))
    }

    @Test("life.exits-on-suspend: it contradicts background modes; later it does nothing")
    func exitsOnSuspend() throws {
        let text = "UIApplicationExitsOnSuspend: true, UIBackgroundModes: ['audio']"
        #expect(
            try problems(text, on: .iOS(12)) == [
                "error: UIApplicationExitsOnSuspend: the app ends when it is left, so its background modes have no "
                    + "effect; remove this key or UIBackgroundModes"
            ])
        #expect(try entries(text, on: .iOS(12)).problems.map(\.rule) == ["life.exits-on-suspend"])
        #expect(try rulesInLog(entries(text, on: .iOS(12)), on: .iOS(12)) == ["life.exits-on-suspend"])
        #expect(try entries(text, on: .iOS(13)).problems.map(\.rule) == ["life.exits-on-suspend.ignored"])
        #expect(try problems("UIApplicationExitsOnSuspend: true", on: .iOS(12)).isEmpty)
    }

    @Test("that a mode brings along are checked too")
    func keysOfModes() throws {
        let catalog = ModeCatalog(
            entries: [.init("glow", since: .iOS(17))],
            keys: [ManifestKey("GlowColor", .string, withdrawn: .iOS(18))])
        func found(_ text: String, _ system: SystemVersion) throws -> [String] {
            try Manifest.read(.init(text.utf8), file: "a", catalog: catalog, system: system).problems.map(\.message)
        }
        #expect(
            try found("{ CFBundleIdentifier: 'a', GlowColor: 7 }", .iOS(17)) == ["must be a string, is the number 7"])
        #expect(
            try found("{ CFBundleIdentifier: 'a', GlowColor: 'red' }", .iOS(18)) == [
                "does nothing since iOS 18 (simulated is iOS 18)"
            ])
    }
}
