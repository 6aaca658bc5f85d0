import Foundation
import VigilDocuments

/// An asset catalogue as Xcode keeps it: the folder `NAME.xcassets`, with a folder for each asset.
package struct AssetCatalog: Sendable {
    /// What an asset is.
    package enum Kind: Sendable, Hashable {
        case image, color
    }

    /// A colour or a picture.
    package struct Asset: Sendable {
        /// Its name, behind those of the folders that are namespaces: `Charts/Axis`.
        package let name: String
        package let kind: Kind
        package let folder: URL
    }

    /// Its colours and pictures, by name.
    package let assets: [Asset]

    private static let kinds: [String: Kind] = ["imageset": .image, "symbolset": .image, "colorset": .color]
    /// How deep folders lie in each other: a link may lead back to its own.
    private static let maximalDepth = 12

    /// Reads the names of what is in a catalogue; nothing where no folder is.
    package init(_ catalog: URL) {
        var (found, open) = ([Asset](), [(catalog, "", 0)])
        while let (folder, space, depth) = open.popLast(), depth < Self.maximalDepth {
            // By its path, which is followed where the catalogue is a link.
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
                let url = folder.appendingPathComponent(name)
                if let kind = Self.kinds[url.pathExtension] {
                    let own = url.deletingPathExtension().lastPathComponent
                    found.append(Asset(name: space + own, kind: kind, folder: url))
                } else if url.pathExtension.isEmpty, !name.hasPrefix(".") {
                    open.append((url, Self.isNamespace(url) ? "\(space)\(name)/" : space, depth + 1))
                }
            }
        }
        assets = found.sorted { $0.name < $1.name }
    }

    private static func isNamespace(_ folder: URL) -> Bool {
        let properties = contents(of: folder)?["properties"] as? [String: Any]
        return properties?["provides-namespace"] as? Bool == true
    }

    /// What the file `Contents.json` of a folder says.
    static func contents(of folder: URL) -> [String: Any]? {
        let data = RegularFile.contents(at: folder.appendingPathComponent("Contents.json").path)
        return data.flatMap { try? JSONSerialization.jsonObject(with: $0) as? [String: Any] }
    }
}

extension AssetCatalog.Asset {
    /// The bytes of a picture in its largest scale; nil where it has none.
    package var picture: Data? {
        let entries = AssetCatalog.contents(of: folder).map {
            ($0["images"] ?? $0["symbols"]) as? [[String: Any]] ?? []
        }
        let files = (entries ?? []).compactMap { entry in
            (entry["filename"] as? String).map { (name: $0, scale: entry["scale"] as? String ?? "") }
        }
        let largest = files.max { $0.scale < $1.scale }
        return largest.flatMap { RegularFile.contents(at: folder.appendingPathComponent($0.name).path) }
    }

    /// Red, green and blue of a colour in the light, each from 0 to 1, and how opaque it is; nil for one of the system.
    package var components: [Double]? {
        let entries = AssetCatalog.contents(of: folder)?["colors"] as? [[String: Any]] ?? []
        let plain = entries.first { $0["appearances"] == nil && $0["idiom"] as? String == "universal" }
        let color = (plain ?? entries.first { $0["appearances"] == nil } ?? entries.first)?["color"] as? [String: Any]
        guard let parts = color?["components"] as? [String: Any] else { return nil }
        let alpha = Self.number(parts["alpha"]) ?? 1
        if let white = Self.number(parts["white"]) { return [white, white, white, alpha] }
        let all = ["red", "green", "blue"].compactMap { Self.number(parts[$0]) }
        return all.count == 3 ? all + [alpha] : nil
    }

    /// A part as one of three ways to write it: `0.5`, `128` and `0x80`.
    private static func number(_ value: Any?) -> Double? {
        guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
    }
}
