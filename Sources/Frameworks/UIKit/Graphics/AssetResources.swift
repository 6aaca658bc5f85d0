import BackgroundRuntime
import VigilAssetCatalog

/// A picture of an asset catalogue, as the symbols that are made of it name it.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// That which the catalogues of a bundle have under a name.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour of an asset catalogue, as the symbols that are made of it name it.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    package let bundle: Bundle

    /// That which the catalogues of a bundle have under a name.
    public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// What a bundle's asset catalogues have in them: read once in each launch.
final class BundleAssets {
    private let assets: [AssetCatalog.Kind: [String: AssetCatalog.Asset]]
    /// Whether there is any catalogue.
    let areThere: Bool

    private init(of bundle: Bundle) {
        let catalogs = bundle.assetCatalogs
        areThere = !catalogs.isEmpty
        assets = Dictionary(grouping: catalogs.flatMap { AssetCatalog($0).assets }, by: \.kind).mapValues { assets in
            Dictionary(assets.map { ($0.name, $0) }) { first, _ in first }
        }
    }

    /// An asset of that name; nil where there is none.
    func asset(_ kind: AssetCatalog.Kind, named name: String) -> AssetCatalog.Asset? { assets[kind]?[name] }

    /// Those of a bundle; nil outside an app.
    static func of(_ bundle: Bundle?) -> BundleAssets? {
        guard let process = AppProcess.current else { return nil }
        let bundle = bundle ?? .main
        let known = process.storage.object { KnownAssets() }
        if let assets = known.bundles[bundle.bundlePath] { return assets }
        let assets = BundleAssets(of: bundle)
        known.bundles[bundle.bundlePath] = assets
        return assets
    }

    private final class KnownAssets {
        var bundles: [String: BundleAssets] = [:]
    }
}

extension UIImage {
    /// A picture of an asset catalogue: without anything on it where none has that name.
    public convenience init(resource: ImageResource) {
        let asset = BundleAssets.of(resource.bundle)?.asset(.image, named: resource.name)
        if asset == nil { SimulatedApp.note("there is no picture named \(resource.name) in an asset catalogue") }
        self.init(of: asset)
    }
}

extension UIColor {
    /// A colour of an asset catalogue: one whose parts nobody knows where none has that name.
    public convenience init(resource: ColorResource) {
        let asset = BundleAssets.of(resource.bundle)?.asset(.color, named: resource.name)
        if asset == nil { SimulatedApp.note("there is no colour named \(resource.name) in an asset catalogue") }
        self.init(named: resource.name, asset?.components?.map { CGFloat($0) })
    }
}
