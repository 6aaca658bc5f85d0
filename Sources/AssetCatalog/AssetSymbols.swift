/// The Swift source that Xcode makes of asset catalogues: a symbol for each colour and each picture.
package struct AssetSymbols {
    /// How much of it is made, as two settings of a build say.
    package struct Options: Sendable {
        /// Whether `UIColor`, `UIImage` and `Color` have the symbols, too
        /// (`ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`).
        package var hasExtensions = true
        /// Whether the sources know SwiftUI.
        package var hasSwiftUI = false
        /// Names that the sources give to static members of their own.
        package var declared: Set<String> = []

        /// Those of a new project.
        package init() {}
    }

    package let text: String

    /// The symbols of some catalogues.
    package init(of catalogs: [AssetCatalog], options: Options) {
        let assets = catalogs.flatMap(\.assets)
        let colors = SymbolTree(assets.filter { $0.kind == .color }, suffix: "color")
        let images = SymbolTree(assets.filter { $0.kind == .image }, suffix: "image")
        var parts = ["// Made of the app's asset catalogues.", "import UIKit"]
        if options.hasSwiftUI { parts.append("import SwiftUI") }
        parts.append(colors.source(of: .resource("ColorResource")))
        parts.append(images.source(of: .resource("ImageResource")))
        if options.hasExtensions {
            parts.append(colors.source(of: .uiColor, besides: options.declared))
            parts.append(images.source(of: .uiImage, besides: options.declared))
            if options.hasSwiftUI {
                parts.append(colors.source(of: .color, besides: options.declared))
                parts.append(colors.source(of: .shapeStyle, besides: options.declared))
            }
        }
        text = parts.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }
}

/// A type that gets the symbols.
enum SymbolOwner {
    case resource(String)
    case uiColor, uiImage, color, shapeStyle

    var extended: String {
        switch self {
        case .resource(let name): name
        case .uiColor: "UIColor"
        case .uiImage: "UIImage"
        case .color: "Color"
        case .shapeStyle: "ShapeStyle where Self == Color"
        }
    }

    /// What a symbol is.
    var type: String {
        if case .shapeStyle = self { "Color" } else { extended }
    }

    /// How it is made of a resource or, for one itself, of a name.
    func value(_ symbol: String, _ name: String) -> String {
        switch self {
        case .resource(let type): "\(type)(name: \"\(Self.escaped(name))\", bundle: .main)"
        case .uiColor, .uiImage: "\(type)(resource: .\(symbol))"
        case .color, .shapeStyle: "Color(ColorResource.\(symbol))"
        }
    }

    /// A name inside a literal, whatever is in it: a folder may be called as somebody likes.
    static func escaped(_ name: String) -> String {
        name.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: "\\u{\(String(scalar.value, radix: 16))}"
            default: scalar == "\\" || scalar == "\"" ? "\\\(scalar)" : String(scalar)
            }
        }.joined()
    }

    /// The names that the type has already, for which Xcode makes none and warns.
    var taken: Set<String> {
        switch self {
        case .resource, .shapeStyle: []
        case .uiImage: ["add", "remove", "actions", "checkmark", "strokedCheckmark"]
        case .uiColor: Self.ofUIColor
        case .color: Self.ofColor
        }
    }

    static let ofColor: Set = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary",
        "purple",
        "red", "secondary", "teal", "white", "yellow", "accentColor",
    ]

    private static let ofUIColor: Set = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
        "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
        "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
        "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
        "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
        "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange", "systemPink",
        "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
        "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
    ]
}
