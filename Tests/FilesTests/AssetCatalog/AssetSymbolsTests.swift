import Foundation
import Testing
import VigilFacts

@testable import VigilAssetCatalog

struct AssetSymbolsTests: Facts {
    @Test("The symbols of asset catalogues", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let names = Fact(
        "are called as Xcode calls them",
        for: [
            ("AccentColor", "color", "accent"), ("BlackColor", "color", "black"), ("Deep Fir", "color", "deepFir"),
            ("AllTrails-White", "color", "allTrailsWhite"), ("UIColour", "color", "uiColour"),
            ("BGLighGray", "color", "bgLighGray"), ("blueEF", "color", "blueEF"), ("292C38", "color", "_292_C_38"),
            ("A2D8FF", "color", "A_2_D_8_FF"), ("FFFFFF", "color", "FFFFFF"), ("c50000", "color", "c50000"),
            ("121212", "color", "_121212"), ("4AB3FF", "color", "_4_AB_3_FF"), ("AllTrails_0", "image", "allTrails0"),
            ("placeholder-image", "image", "placeholder"), ("FilesImage", "image", "files"),
            ("Image", "image", "image"),
            ("welcomeVCimage", "image", "welcomeVCimage"), ("icon_ID", "image", "iconID"), ("1", "image", "_1"),
            ("sy_head_10@2x", "image", "syHead102X"), ("emoji_10_laughing", "image", "emoji10Laughing"),
            ("repeat.slash", "image", "repeatSlash"), ("かぐや", "image", nil as String?),
        ]
    ) { (asset: String, suffix: String, symbol: String?) in
        expect(SymbolName(asset, without: suffix).property, is: symbol)
    }

    /// The source of a catalogue with these folders, each with what its `Contents.json` says.
    private static func source(
        _ folders: [String: String], _ edit: (inout AssetSymbols.Options) -> Void = { _ in }
    ) throws -> String {
        let catalog = try CatalogFolder(folders)
        var options = AssetSymbols.Options()
        edit(&options)
        return AssetSymbols(of: [AssetCatalog(catalog.url)], options: options).text
    }

    let hostile = Fact("have an asset's name as text, whatever is in it") {
        let text = try Self.source(["a\") }\nlet b\u{2028} = \\(c).colorset": "{}"])
        let lines = text.split(whereSeparator: \.isNewline).filter { $0.contains("let b") }
        expect(!lines.isEmpty && lines.allSatisfy { $0.contains(#""a\") }\u{a}let b\u{2028} = \\(c)""#) })
    }

    let types = Fact("are those of resources and of the types of UIKit and SwiftUI") {
        let folders = ["Sea.colorset": "{}", "Icons/Boat.imageset": "{}", "AppIcon.appiconset": "{}"]
        let whole = try Self.source(folders) { $0.hasSwiftUI = true }
        let lines = [
            "import SwiftUI", "extension ColorResource {", "extension ShapeStyle where Self == Color {",
            #"    nonisolated static var sea: ColorResource { ColorResource(name: "Sea", bundle: .main) }"#,
            #"    nonisolated static var boat: ImageResource { ImageResource(name: "Boat", bundle: .main) }"#,
            "    nonisolated static var sea: UIColor { UIColor(resource: .sea) }",
            "    nonisolated static var boat: UIImage { UIImage(resource: .boat) }",
            "    nonisolated static var sea: Color { Color(ColorResource.sea) }",
        ]
        for line in lines {
            expect(whole.split(separator: "\n").contains(Substring(line)), "\(line) is not in\n\(whole)")
        }
        expect(!whole.contains("appIcon"))
        let plain = try Self.source(folders) { $0.hasExtensions = false }
        expect(plain.contains("ColorResource") && !plain.contains("UIColor") && !plain.contains("SwiftUI"))
    }

    let namespaces = Fact("have the namespaces that folders provide") {
        let text = try Self.source([
            "Charts": #"{"properties": {"provides-namespace": true}}"#, "Charts/Axis.colorset": "{}",
        ])
        expect(text.contains("    enum Charts {\n"))
        expect(text.contains(#"static var axis: ColorResource { ColorResource(name: "Charts/Axis", bundle: .main) }"#))
        expect(text.contains("static var axis: UIColor { UIColor(resource: .Charts.axis) }"))
    }

    let conflicts = Fact(
        "warn of names that are taken or empty, as Xcode does, and leave out what the app declares itself"
    ) {
        let folders = [
            "emoji 1.imageset": "{}", "emoji_1.imageset": "{}", "かぐや.imageset": "{}", "Red.colorset": "{}",
            "Brand.colorset": "{}", "default.colorset": "{}",
        ]
        let text = try Self.source(folders) { $0.declared = ["brand"] }
        expect(
            text.contains(#"The \"emoji_1\" image asset name resolves to the symbol \"emoji1\" which already exists."#))
        expect(text.contains(#"The \"かぐや\" image asset name resolves to an empty symbol."#))
        expect(text.contains(#"The \"Red\" color asset name resolves to a conflicting UIColor symbol \"red\"."#))
        expect(text.contains("static var brand: ColorResource") && !text.contains("static var brand: UIColor"))
        expect(text.contains("static var `default`: UIColor { UIColor(resource: .`default`) }"))
    }
}
