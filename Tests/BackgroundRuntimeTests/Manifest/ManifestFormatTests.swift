import Foundation
import Testing

@testable import BackgroundRuntime
@testable import ManifestProbe

@Suite("A manifest")
struct ManifestFormatTests {
    static let xml = xmlPlist(
        """
        <dict>
            <!-- an app -->
            <key>CFBundleIdentifier</key><string>com.example.A&amp;B</string>
            <key>CFBundleName</key><string><![CDATA[A & B]]></string>
            <key>UIBackgroundModes</key>
            <array><string>audio</string><string>fetch</string></array>
            <key>UIRequiresPersistentWiFi</key><true/>
        </dict>
        """)
    static let oldStyle = """
        // an app
        { CFBundleIdentifier = "com.example.A&B"; CFBundleName = 'A & B';
          UIBackgroundModes = (audio, "fetch",); UIRequiresPersistentWiFi = YES; }
        """
    static let json = """
        // an app
        { CFBundleIdentifier: 'com.example.A&B', "CFBundleName": "A \\u0026 B",
          UIBackgroundModes: ["audio", "fetch",], UIRequiresPersistentWiFi: true }
        """

    @Test("says the same in every text format", arguments: [xml, oldStyle, json])
    func saysTheSame(text: String) throws {
        let manifest = try manifest(text)
        #expect(manifest.bundleIdentifier == "com.example.A&B")
        #expect(manifest.displayName == "A & B")
        #expect(manifest.backgroundModes == ["audio", "fetch"])
        #expect(manifest.bool(forKey: "UIRequiresPersistentWiFi") == true)
        #expect(!manifest.exitsOnSuspend && !manifest.hasSceneManifest)
        #expect(manifest.problems.map(\.keyPath) == ["CFBundleIdentifier"])
    }

    @Test("may be binary")
    func mayBeBinary() throws {
        let data = Data(BinaryPlistBuilder.manifest.bytes())
        let manifest = try Manifest.read(data, file: "Info.plist", catalog: realModes, system: .iOS(17))
        #expect(manifest.format == .binary)
        #expect(manifest.backgroundModes == ["audio", "fetch"])
        #expect(manifest.bool(forKey: "UIRequiresPersistentWiFi") == true)
        #expect(manifest.problems.isEmpty)
    }

    @Test("may begin with a byte order mark, end lines with CR LF and lack the header")
    func mayBeUnusual() throws {
        let text =
            "\u{FEFF}<dict>\r\n<key>UIBackgroundModes</key>\r\n<array>\r\n<string>loction</string></array>\r\n</dict>"
        #expect(try manifest(text).problems.first?.line == 4)
    }

    @Test("is told from JSON by what follows the first key", arguments: ["{ a = b; }", "{ \"a\" = b; }", "{ a; }"])
    func isOldStyle(text: String) throws {
        #expect(try manifest(text).format == .oldStyle)
        #expect(
            try manifest(
                text.replacing("=", with: ":").replacing(";", with: ",").replacing("b", with: "1")
                    .replacing("a,", with: "a: 1,")
            ).format == .json)
    }

    @Test("names the place of a problem in its list")
    func namesThePlace() throws {
        let text = Self.xml.replacing("<string>fetch", with: "\n\n<string>fetsch")
        let problem = try #require(try manifest(text).problems.first { $0.keyPath.hasPrefix("UI") })
        #expect(
            problem.description
                == "Info.plist:10: error: UIBackgroundModes[1]: unknown mode \"fetsch\"; did you mean \"fetch\"?")
    }

    @Test("tells of a key that is given twice, and keeps one")
    func tellsOfDuplicates() throws {
        let body =
            "<dict>\n<key>CFBundleName</key><string>a</string>\n<key>CFBundleName</key><string>b</string>\n</dict>"
        let manifest = try manifest(xmlPlist(body))
        #expect(
            manifest.problems.first?.description
                == """
                Info.plist:5:1: warning: CFBundleName: this key is given twice, first at line 4, column 1; \
                remove one of the two
                """)
        #expect(manifest.displayName == "b")
    }

    @Test("without a file holds what it was made from")
    func withoutFile() {
        let manifest = Manifest(
            displayName: "Player", backgroundModes: ["audio"], hasSceneManifest: true,
            texts: ["NSMicrophoneUsageDescription": "To record."], lists: ["Identifiers": ["a"]])
        #expect(manifest.backgroundModes == ["audio"] && manifest.declaredBackgroundModes == ["audio"])
        #expect(manifest.displayName == "Player" && manifest.bundleIdentifier == "com.example.App")
        #expect(
            manifest.hasSceneManifest && !manifest.exitsOnSuspend && manifest.strings(forKey: "Identifiers") == ["a"])
        #expect(manifest.string(forKey: "NSMicrophoneUsageDescription") == "To record.")
        #expect(manifest.has("NSMicrophoneUsageDescription") && !manifest.has("NSCameraUsageDescription"))
    }
}
