import Foundation
import Testing
import VigilFacts

@testable import VigilAssetCatalog

struct AssetCatalogTests: Facts {
    @Test("An asset catalogue", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static func color(_ components: String) -> String {
        """
        {"colors": [
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}},
          {"idiom": "universal", "color": {"color-space": "srgb", "components": {\(components)}}}
        ]}
        """
    }

    let components = Fact("has the parts of a colour in the light, in each way to write them") {
        let catalog = try CatalogFolder([
            "Real.colorset": Self.color(#""red": "0.500", "green": "1.000", "blue": "0.25", "alpha": "0.9""#),
            "Byte.colorset": Self.color(#""red": "255", "green": "0", "blue": "51", "alpha": "1.000""#),
            "Hex.colorset": Self.color(#""red": "0xFF", "green": "0x00", "blue": "0x33", "alpha": "1.000""#),
            "Grey.colorset": Self.color(#""white": "0.5", "alpha": "1.000""#),
            "System.colorset": #"{"colors": [{"idiom": "universal", "color": {"reference": "systemBlueColor"}}]}"#,
        ])
        let parts = Dictionary(uniqueKeysWithValues: AssetCatalog(catalog.url).assets.map { ($0.name, $0.components) })
        expect(parts["Real"] == [0.5, 1, 0.25, 0.9] && parts["Grey"] == [0.5, 0.5, 0.5, 1])
        expect(parts["Byte"] == [1, 0, 0.2, 1] && parts["Hex"] == parts["Byte"] && parts["System"] == .some(nil))
    }

    let pictures = Fact("has the bytes of a picture in its largest scale, also through a link") {
        let list =
            #"{"images": [{"scale": "1x", "filename": "a.png"}, {"scale": "2x", "filename": "b.png"}, {"scale": "3x"}]}"#
        let catalog = try CatalogFolder(["Boat.imageset": list])
        try Data("large".utf8).write(to: catalog.url.appendingPathComponent("Boat.imageset/b.png"))
        let link = catalog.url.deletingLastPathComponent().appendingPathComponent("Link.xcassets")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: catalog.url)
        let assets = AssetCatalog(link).assets
        expect(assets.map(\.name) == ["Boat"] && assets[0].picture == Data("large".utf8))
        expect(AssetCatalog(catalog.url.appendingPathComponent("none")).assets.isEmpty)
    }
}

/// A catalogue on the disk, for as long as the value is there.
final class CatalogFolder {
    let url: URL
    private let root: URL

    /// - Parameter folders: their paths, each with the contents of its `Contents.json`.
    init(_ folders: [String: String]) throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-assets-\(UUID().uuidString)")
        url = root.appendingPathComponent("Assets.xcassets")
        for (path, contents) in folders {
            let folder = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(contents.utf8).write(to: folder.appendingPathComponent("Contents.json"))
        }
    }

    deinit { try? FileManager.default.removeItem(at: root) }
}
