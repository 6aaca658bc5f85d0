import Foundation
import VigilAssetCatalog
import VigilTranslation

extension TranslatedTarget {
    /// The symbols of the asset catalogues in the target, as a build has them made: one source, or none where there is no
    /// catalogue or no symbol is wanted.
    ///
    /// - Parameter sources: the app's, whose own static members come first.
    func assetSymbols(besides sources: [[UInt8]]) -> [(path: String, text: String)] {
        let catalogs =
            settings.assetSymbols == "none" ? [] : AssetCatalog.places(below: URL(fileURLWithPath: folder))
        guard !catalogs.isEmpty else { return [] }
        var options = AssetSymbols.Options()
        options.hasExtensions = settings.assetSymbols != "resources"
        for read in sources.map(ReadSource.init) {
            if read.imports.contains("SwiftUI") { options.hasSwiftUI = true }
            options.declared.formUnion(read.staticMembers)
        }
        return [("AssetSymbols.swift", AssetSymbols(of: catalogs.map(AssetCatalog.init), options: options).text)]
    }
}
