/// A colour. Nothing is drawn with it.
public struct Color: ShapeStyle, Hashable, Sendable {
    /// Its name, by which two colours are the same.
    package nonisolated let name: String

    private nonisolated init(named name: String) { self.name = name }

    /// A colour of the app.
    public nonisolated init(_ name: String, bundle: Bundle? = nil) { self.name = name }

    /// A colour from its parts, each from 0 to 1.
    public nonisolated init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        name = "rgb(\(red), \(green), \(blue), \(opacity))"
    }

    /// A grey from 0 to 1.
    public nonisolated init(white: Double, opacity: Double = 1) { name = "white(\(white), \(opacity))" }

    /// A colour of an asset catalogue.
    public nonisolated init(_ resource: ColorResource) { name = resource.name }

    /// A colour of UIKit.
    @_disfavoredOverload
    public nonisolated init(_ color: UIColor) { name = color.description }

    /// A colour of UIKit.
    public nonisolated init(uiColor: UIColor) {
        SimulatedApp.require(.symbol("SwiftUI.Color.init(uiColor:)", .iOS(15)))
        name = uiColor.description
    }

    /// The colour, more or less transparent.
    public nonisolated func opacity(_ opacity: Double) -> Color { self }

    public nonisolated static let clear = Color(named: "clear")
    /// No light at all.
    public nonisolated static let black = Color(named: "black")
    public nonisolated static let white = Color(named: "white")
    public nonisolated static let gray = Color(named: "gray")
    public nonisolated static let red = Color(named: "red")
    public nonisolated static let green = Color(named: "green")
    public nonisolated static let blue = Color(named: "blue")
    public nonisolated static let orange = Color(named: "orange")
    public nonisolated static let yellow = Color(named: "yellow")
    public nonisolated static let pink = Color(named: "pink")
    public nonisolated static let purple = Color(named: "purple")
    public nonisolated static var mint: Color {
        SimulatedApp.constant(Color(named: "mint"), since: .symbol("SwiftUI.Color.mint", .iOS(15)))
    }
    /// As the duck's head.
    public nonisolated static var teal: Color {
        SimulatedApp.constant(Color(named: "teal"), since: .symbol("SwiftUI.Color.teal", .iOS(15)))
    }
    public nonisolated static var brown: Color {
        SimulatedApp.constant(Color(named: "brown"), since: .symbol("SwiftUI.Color.brown", .iOS(15)))
    }
    public nonisolated static var cyan: Color {
        SimulatedApp.constant(Color(named: "cyan"), since: .symbol("SwiftUI.Color.cyan", .iOS(15)))
    }
    public nonisolated static var indigo: Color {
        SimulatedApp.constant(Color(named: "indigo"), since: .symbol("SwiftUI.Color.indigo", .iOS(15)))
    }
    public nonisolated static let primary = Color(named: "primary")
    /// That of texts of less weight.
    public nonisolated static let secondary = Color(named: "secondary")
    /// That of what can be touched.
    public nonisolated static let accentColor = Color(named: "accent")
}

extension Color: View, LeafView {
    /// It is made of no other views.
    public typealias Body = Never
}

/// What shapes and texts are filled with.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var green: Color { .green }
    public static var blue: Color { .blue }
    /// Between black and white.
    public static var gray: Color { .gray }
    public static var orange: Color { .orange }
    public static var white: Color { .white }
    /// No light at all.
    public static var black: Color { .black }
    public static var primary: Color { .primary }
    /// That of texts of less weight.
    public static var secondary: Color { .secondary }
    /// That of what can be touched.
    public static var tint: Color { .accentColor }
}

/// What shows something of what is behind it.
public struct Material: ShapeStyle {
    init() {}
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { Material() }
    public static var thinMaterial: Material { Material() }
    public static var regularMaterial: Material { Material() }
}
