import BackgroundRuntime
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes

struct ManifestValueTests: Facts {
    @Test("What an app reads in its manifest", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let identifier = "com.example.filled"

    /// A way to come to the identifier of the app, which a variable fills in.
    struct Way: CustomTestStringConvertible {
        let testDescription: String
        let read: @MainActor @Sendable () -> Any?

        init(_ name: String, _ read: @escaping @MainActor @Sendable () -> Any?) {
            (testDescription, self.read) = (name, read)
        }
    }

    private final class Own {}

    private static var file: URL { Bundle.main.bundleURL.appendingPathComponent("Info.plist") }

    private static func identifier(in data: Data?) -> Any? {
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        return (list as? [String: Any])?["CFBundleIdentifier"]
    }

    private static let ways = [
        Way("bundleIdentifier") { Bundle.main.bundleIdentifier },
        Way("infoDictionary") { Bundle.main.infoDictionary?["CFBundleIdentifier"] },
        Way("infoDictionary, deep") { (Bundle.main.infoDictionary?["Deep"] as? [String: Any])?["Name"] },
        Way("object(forInfoDictionaryKey:)") { Bundle.main.object(forInfoDictionaryKey: "CFBundleIdentifier") },
        Way("Bundle(identifier:)") { Bundle(identifier: identifier)?.bundleIdentifier },
        Way("Bundle(for:)") { Bundle(for: Own.self).bundleIdentifier },
        Way("Bundle(path:)") { Bundle(path: Bundle.main.bundlePath)?.infoDictionary?["CFBundleIdentifier"] },
        Way("Bundle(url:)") { Bundle(url: Bundle.main.bundleURL)?.bundleIdentifier },
        Way("allBundles") { Bundle.allBundles.compactMap(\.bundleIdentifier).first },
        Way("a FileHandle of the file") { identifier(in: try? FileHandle(forReadingFrom: file).readToEnd()) },
        Way("PropertyListSerialization of the file") { identifier(in: try? Data(contentsOf: file)) },
        Way("PropertyListSerialization of the resource") {
            identifier(
                in: Bundle.main.url(forResource: "Info", withExtension: "plist").flatMap { try? Data(contentsOf: $0) })
        },
        Way("PropertyListDecoder of the file") {
            struct List: Decodable {
                let CFBundleIdentifier: String
            }
            let data = FileManager.default.contents(atPath: file.path)
            return data.flatMap { try? PropertyListDecoder().decode(List.self, from: $0) }?.CFBundleIdentifier
        },
        Way("the file by the C library") {
            guard let stream = fopen(file.path, "r") else { return nil }
            defer { fclose(stream) }
            var bytes = [UInt8](repeating: 0, count: 4_096)
            let count = fread(&bytes, 1, bytes.count, stream)
            return identifier(in: Data(bytes.prefix(count)))
        },
    ]

    let filled = Fact("has the values of build variables filled in, however it is read") {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-manifest-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Info.plist")
        try Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>Deep</key><dict><key>Name</key><string>${PRODUCT_BUNDLE_IDENTIFIER}</string></dict></dict></plist>
            """.utf8
        ).write(to: file)
        let manifest = try Manifest.read(
            file, variables: ["PRODUCT_BUNDLE_IDENTIFIER": Self.identifier], system: .iOS(17))
        let phone = try FoundationPhone(manifest: manifest) {
            for way in ManifestValueTests.ways { print(way.testDescription, way.read() ?? "nothing") }
            print(Bundle(identifier: "com.example.other") == nil)
        }
        phone.run(for: .seconds(1))
        expect(phone.app.trace.output, is: Self.ways.map { "\($0.testDescription) \(Self.identifier)" } + ["true"])
        try expect(String(contentsOf: file, encoding: .utf8).contains("$(PRODUCT_BUNDLE_IDENTIFIER)"))
    }
}
