import Foundation
import Testing
import VigilFacts

@testable import BackgroundRuntime
@testable import ManifestProbe

struct ManifestFormatTests: Facts {
    @Test("A manifest", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

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

    let saysTheSame = Fact(
        "says the same in every text format",
        for: [Self.xml, Self.oldStyle, Self.json]
    ) { (text: String) in
        let manifest = try manifest(text)
        expect(manifest.bundleIdentifier, is: "com.example.A&B")
        expect(manifest.displayName, is: "A & B")
        expect(manifest.backgroundModes, is: ["audio", "fetch"])
        expect(manifest.bool(forKey: "UIRequiresPersistentWiFi"), is: true)
        expect(!manifest.exitsOnSuspend && !manifest.hasSceneManifest)
        expect(manifest.problems.map(\.keyPath), is: ["CFBundleIdentifier"])
    }

    let mayBeBinary = Fact("may be binary") {
        let data = Data(BinaryPlistBuilder.manifest.bytes())
        let manifest = try Manifest.read(data, file: "Info.plist", catalog: realModes, system: .iOS(17))
        expect(manifest.format, is: .binary)
        expect(manifest.backgroundModes, is: ["audio", "fetch"])
        expect(manifest.bool(forKey: "UIRequiresPersistentWiFi"), is: true)
        expect(manifest.problems.isEmpty)
    }

    let mayBeUnusual = Fact("may begin with a byte order mark, end lines with CR LF and lack the header") {
        let text =
            "\u{FEFF}<dict>\r\n<key>UIBackgroundModes</key>\r\n<array>\r\n<string>loction</string></array>\r\n</dict>"
        try expect(manifest(text).problems.first?.line, is: 4)
    }

    let isOldStyle = Fact(
        "is told from JSON by what follows the first key",
        for: ["{ a = b; }", "{ \"a\" = b; }", "{ a; }"]
    ) { (text: String) in
        try expect(manifest(text).format, is: .oldStyle)
        try expect(
            manifest(
                text.replacing("=", with: ":").replacing(";", with: ",").replacing("b", with: "1")
                    .replacing("a,", with: "a: 1,")
            ).format, is: .json)
    }

    let namesThePlace = Fact("names the place of a problem in its list") {
        let text = Self.xml.replacing("<string>fetch", with: "\n\n<string>fetsch")
        let problem = try require(try manifest(text).problems.first { $0.keyPath.hasPrefix("UI") })
        expect(
            problem.description,
            is: "Info.plist:10: error: UIBackgroundModes[1]: unknown mode \"fetsch\"; did you mean \"fetch\"?")
    }

    let tellsOfDuplicates = Fact("tells of a key that is given twice, and keeps one") {
        let body =
            "<dict>\n<key>CFBundleName</key><string>a</string>\n<key>CFBundleName</key><string>b</string>\n</dict>"
        let manifest = try manifest(xmlPlist(body))
        expect(
            manifest.problems.first?.description,
            is: """
                Info.plist:5:1: warning: CFBundleName: this key is given twice, first at line 4, column 1; \
                remove one of the two
                """)
        expect(manifest.displayName, is: "b")
    }

    let withoutFile = Fact("without a file holds what it was made from") {
        let manifest = Manifest(
            displayName: "Player", backgroundModes: ["audio"], hasSceneManifest: true,
            texts: ["NSMicrophoneUsageDescription": "To record."], lists: ["Identifiers": ["a"]])
        expect(manifest.backgroundModes == ["audio"] && manifest.declaredBackgroundModes == ["audio"])
        expect(manifest.displayName == "Player" && manifest.bundleIdentifier == "com.example.App")
        expect(
            manifest.hasSceneManifest && !manifest.exitsOnSuspend && manifest.strings(forKey: "Identifiers") == ["a"])
        expect(manifest.string(forKey: "NSMicrophoneUsageDescription"), is: "To record.")
        expect(manifest.has("NSMicrophoneUsageDescription") && !manifest.has("NSCameraUsageDescription"))
    }
}
