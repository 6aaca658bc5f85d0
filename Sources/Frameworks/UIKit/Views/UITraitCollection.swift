/// How an app is to look: always in the light, on a phone that is held upright.
open class UITraitCollection: NSObject, @unchecked Sendable {
    private var style = UIUserInterfaceStyle.light
    static let light = UITraitCollection(())

    private init(_: Void) {}

    /// The looks of a phone in the light.
    public override convenience init() {
        SimulatedApp.require(UITraitCollection.self)
        self.init(())
    }

    /// Looks of a style.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        SimulatedApp.require(.method("traitCollectionWithUserInterfaceStyle:", of: "UITraitCollection", .iOS(12)))
        self.init(())
        style = userInterfaceStyle
    }

    /// The looks of what is on the screen.
    open class var current: UITraitCollection {
        SimulatedApp.require(.classMethod("currentTraitCollection", of: "UITraitCollection", .iOS(13)))
        return light
    }

    open var userInterfaceStyle: UIUserInterfaceStyle {
        SimulatedApp.require(.method("userInterfaceStyle", of: "UITraitCollection", .iOS(12)))
        return style
    }
    /// What kind of device it is.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    /// How wide there is room.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { .compact }
    /// How high there is room.
    open var verticalSizeClass: UIUserInterfaceSizeClass { .regular }
    /// Pixels in a point.
    open var displayScale: CGFloat { 3 }
    /// How large the user wants letters.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        SimulatedApp.require(.method("preferredContentSizeCategory", of: "UITraitCollection", .iOS(10)))
        return .large
    }
    /// The direction of lines.
    open var layoutDirection: UITraitEnvironmentLayoutDirection {
        SimulatedApp.require(.method("layoutDirection", of: "UITraitCollection", .iOS(10)))
        return .leftToRight
    }

    /// Whether colours look otherwise than in other looks.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        SimulatedApp.require(
            .method("hasDifferentColorAppearanceComparedToTraitCollection:", of: "UITraitCollection", .iOS(13)))
        return traitCollection?.style != style
    }
}

public enum UIUserInterfaceStyle: Int, Sendable {
    /// As the user wants, light, or dark.
    case unspecified = 0, light, dark
}

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Nobody says, little, or as usual.
    case unspecified = 0, compact, regular
}

/// What kind of device it is.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    /// Something that is carried.
    case phone = 0, pad
    case tv, carPlay
    case mac = 5
    /// Something that is worn.
    case vision
}

/// The direction of lines.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    /// As English, or as Arabic.
    case leftToRight = 0, rightToLeft
}

/// How large the user wants letters.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    private static func size(_ name: String) -> UIContentSizeCategory {
        UIContentSizeCategory(rawValue: "UICTContentSizeCategory\(name)")
    }
    public static var unspecified: UIContentSizeCategory { size("Unspecified") }
    public static var extraSmall: UIContentSizeCategory { size("XS") }
    public static var small: UIContentSizeCategory { size("S") }
    /// Somewhat less than usual.
    public static var medium: UIContentSizeCategory { size("M") }
    public static var large: UIContentSizeCategory { size("L") }
    public static var extraLarge: UIContentSizeCategory { size("XL") }
    /// Much more than usual.
    public static var extraExtraLarge: UIContentSizeCategory { size("XXL") }
    /// The most of the usual sizes.
    public static var extraExtraExtraLarge: UIContentSizeCategory { size("XX" + "XL") }

    /// Somebody wants other letters. Not posted here.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// Whether it is one of those for people who see badly: none of these is.
    public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

/// What has looks of its own.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    /// How it is to look.
    var traitCollection: UITraitCollection { get }
    /// It is to look otherwise. Never called here.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
