import BackgroundRuntime
import Foundation

/// Reads damaged manifests: good ones in each format with some bytes changed, by a seed.
///
/// Nothing is expected of the result; a reader that crashes or never ends is what the fuzzer finds.
struct ManifestFuzzer {
    private var damage: ByteDamage
    private static let seeds: [[UInt8]] = [
        BinaryPlistBuilder.manifest.bytes(), Array(xml.utf8), Array(json.utf8), Array(oldStyle.utf8),
    ]

    init(seed: UInt64) {
        damage = ByteDamage(seed: seed, tokens: ManifestFuzzer.tokens)
    }

    /// Reads `count` damaged manifests.
    func run(_ count: Int) -> FuzzResult {
        var damage = damage
        var result = FuzzResult()
        for index in 0..<count {
            let bytes = damage.damaged(ManifestFuzzer.seeds[index % ManifestFuzzer.seeds.count])
            do throws(InputProblems) {
                let manifest = try Manifest.read(
                    Data(bytes), file: "Info.plist", variables: ["NAME": "x"], catalog: realModes, system: .newest)
                for problem in manifest.problems {
                    precondition(!problem.description.isEmpty, "a problem says nothing")
                }
                result.read += 1
            } catch {
                result.refused += error.description.isEmpty ? 0 : 1
            }
        }
        return result
    }

    private static let tokens = [
        "<", ">", "</", "<dict>", "</dict>", "<array>", "<key>", "<string>", "<![CDATA[", "]]>", "<!--", "-->", "&lt;",
        "&#x41;", "<!DOCTYPE", "[", "]", "{", "}", "(", ")", ";", "=", ",", ":", "\"", "'", "\\", "\\u", "/*", "//",
        "$(NAME)", "${NAME:lower}", "<integer>", "<date>", "<data>", "<real>1e9</real>", "#if", "<<<<<<<", "1e99", "-",
        "0x", "null", "true", "NaN", "<?xml", "?>", "\u{FF}", "\u{0}", "<true/>", "<dict/>",
    ]

    private static let xml = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
            <key>CFBundleIdentifier</key>
            <string>com.example.$(NAME:rfc1034identifier)</string>
            <key>Build</key>
            <integer>-12</integer>
            <key>Scale</key>
            <real>1.5</real>
            <key>Made</key>
            <date>2024-01-02T03:04:05Z</date>
            <key>Blob</key>
            <data>AAECAwQ=</data>
            <!-- what it does behind -->
            <key>UIBackgroundModes</key>
            <array>
                <string>audio</string>
                <string><![CDATA[location]]></string>
            </array>
            <key>UIRequiresPersistentWiFi</key>
            <true/>
        </dict>
        </plist>
        """

    private static let json = """
        // A manifest
        {
          CFBundleIdentifier: "com.example.\\u0041pp", "MinimumOSVersion": '15.0',
          UIBackgroundModes: ["audio", "fetch",], /* more */ Scale: -1.5e3, Mask: 0xFF, Flag: true, None: null,
        }
        """

    private static let oldStyle = """
        // A manifest
        {
            CFBundleIdentifier = "com.example.\\"App\\"";
            UIBackgroundModes = (audio, 'location');
            UIRequiresPersistentWiFi = YES; /* more */
            Blob = <00 01 ff>;
        }
        """
}
