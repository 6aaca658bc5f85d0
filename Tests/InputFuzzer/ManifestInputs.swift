import BackgroundRuntime
import Foundation

extension InputKind {
    /// Manifests as XML, as binary, as JSON and in the old style.
    static let manifest = InputKind(
        name: "manifest", seeds: examples(".plist") + examples(".plist").compactMap(binary) + texts,
        tokens: commonTokens + tokensOfManifests
    ) { bytes in
        do throws(InputProblems) {
            let manifest = try Manifest.read(
                Data(bytes), file: "Info.plist", variables: ["NAME": "x"], modules: .linked, system: .newest)
            precondition(manifest.problems.allSatisfy { !$0.description.isEmpty }, "a problem says nothing")
            return true
        } catch {
            precondition(!error.description.isEmpty, "an error says nothing")
            return false
        }
    }

    private static func binary(_ xml: [UInt8]) -> [UInt8]? {
        guard let list = try? PropertyListSerialization.propertyList(from: Data(xml), format: nil) else { return nil }
        return (try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)).map(
            Array.init)
    }

    private static let tokensOfManifests = [
        "<", ">", "</", "<dict>", "</dict>", "<array>", "<key>", "<string>", "<![CDATA[", "]]>", "<!--", "-->", "&lt;",
        "&#x41;", "<!DOCTYPE", "(", ")", ";", "=", "$(NAME)", "${NAME:lower}", "<integer>", "<date>", "<data>",
        "<real>1e9</real>", "#if", "<<<<<<<", "<?xml", "?>", "<true/>", "<dict/>", "UIBackgroundModes",
    ]

    private static let texts = [
        """
        // A manifest
        {
          CFBundleIdentifier: "com.example.\\u0041pp", "MinimumOSVersion": '15.0',
          UIBackgroundModes: ["audio", "fetch",], /* more */ Scale: -1.5e3, Mask: 0xFF, Flag: true, None: null,
        }
        """,
        """
        // A manifest
        {
            CFBundleIdentifier = "com.example.\\"App\\"";
            UIBackgroundModes = (audio, 'location');
            UIRequiresPersistentWiFi = YES; /* more */
            Blob = <00 01 ff>;
        }
        """,
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
            <key>CFBundleIdentifier</key><string>com.example.$(NAME:rfc1034identifier)</string>
            <key>Build</key><integer>-12</integer><key>Scale</key><real>1.5</real>
            <key>Made</key><date>2024-01-02T03:04:05Z</date><key>Blob</key><data>AAECAwQ=</data>
            <!-- what it does behind -->
            <key>UIBackgroundModes</key><array><string><![CDATA[location]]></string></array>
        </dict>
        </plist>
        """,
    ].map { Array($0.utf8) }
}
