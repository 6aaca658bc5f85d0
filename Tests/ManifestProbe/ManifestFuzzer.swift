import BackgroundRuntime
import Foundation

/// Reads damaged manifests: good ones in each format with some bytes changed, by a seed.
///
/// Nothing is expected of the result; a reader that crashes or never ends is what the fuzzer finds.
struct ManifestFuzzer {
    /// What became of the manifests.
    struct Result: CustomStringConvertible {
        var read = 0
        var refused = 0
        var description: String { "\(read) read, \(refused) refused" }
    }

    private var random: SeededGenerator
    private static let seeds: [[UInt8]] = [
        BinaryPlistBuilder.manifest.bytes(), Array(xml.utf8), Array(json.utf8), Array(oldStyle.utf8),
    ]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Reads `count` damaged manifests.
    func run(_ count: Int) -> Result {
        var fuzzer = self
        var result = Result()
        for index in 0..<count {
            let bytes = fuzzer.damaged(ManifestFuzzer.seeds[index % ManifestFuzzer.seeds.count])
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

    private mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &random)
            let end = min(bytes.count, place + Int.random(in: 1...20, using: &random))
            switch Int.random(in: 0..<6, using: &random) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 2: bytes.removeSubrange(place..<end)
            case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 4:
                let tokens = ManifestFuzzer.tokens
                bytes.insert(contentsOf: tokens[Int.random(in: tokens.indices, using: &random)].utf8, at: place)
            default: if Int.random(in: 0..<8, using: &random) == 0 { bytes.removeLast(bytes.count - place) }
            }
        }
        return bytes
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
