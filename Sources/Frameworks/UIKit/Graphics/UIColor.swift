/// A colour, by its name. Nothing is drawn with it.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
    private let name: String

    init(named name: String, _: Void) { self.name = name }

    /// A colour from its parts, each from 0 to 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        name = "rgb(\(red), \(green), \(blue), \(alpha))"
    }

    /// A grey from 0 to 1.
    public init(white: CGFloat, alpha: CGFloat) { name = "white(\(white), \(alpha))" }

    /// A colour from its hue and strength, each from 0 to 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        name = "hsb(\(hue), \(saturation), \(brightness), \(alpha))"
    }

    /// A colour of the app's catalogue, of which there is none here: kept by its name.
    public convenience init?(named name: String) {
        SimulatedApp.require(.namedColor)
        self.init(named: name, ())
    }

    open override var description: String { name }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.name == name }
    open override var hash: Int { name.hashValue }

    /// The colour, more or less transparent.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(named: "\(name) at \(alpha)", ()) }

    /// The colour itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The colour of paper.
    public static let white = UIColor(named: "white", ())
    /// No light at all.
    public static let black = UIColor(named: "black", ())
    /// Transparent.
    public static let clear = UIColor(named: "clear", ())
    /// The colour of what is stopped.
    public static let red = UIColor(named: "red", ())
    /// Between black and white.
    public static let gray = UIColor(named: "gray", ())
    /// Nearer to black.
    public static let darkGray = UIColor(named: "darkGray", ())
    /// Nearer to white.
    public static let lightGray = UIColor(named: "lightGray", ())
    /// As leaves.
    public static let green = UIColor(named: "green", ())
    /// As the sky.
    public static let blue = UIColor(named: "blue", ())
    /// As printers' ink.
    public static let cyan = UIColor(named: "cyan", ())
    /// As lemons.
    public static let yellow = UIColor(named: "yellow", ())
    /// As printers' other ink.
    public static let magenta = UIColor(named: "magenta", ())
    /// As the fruit.
    public static let orange = UIColor(named: "orange", ())
    /// As violets.
    public static let purple = UIColor(named: "purple", ())
    /// As chestnuts.
    public static let brown = UIColor(named: "brown", ())
    /// What the system gives to what can be touched.
    public static var systemBlue: UIColor {
        SimulatedApp.constant(
            UIColor(named: "systemBlue", ()), since: .colorSystemBlue)
    }
    /// What the system gives to what is destroyed.
    public static var systemRed: UIColor {
        SimulatedApp.constant(
            UIColor(named: "systemRed", ()), since: .colorSystemRed)
    }
    /// What the system gives to what is on.
    public static var systemGreen: UIColor {
        SimulatedApp.constant(
            UIColor(named: "systemGreen", ()), since: .colorSystemGreen)
    }
    /// As the fruit, as the system has it.
    public static var systemOrange: UIColor {
        SimulatedApp.constant(
            UIColor(named: "systemOrange", ()), since: .colorSystemOrange)
    }
    /// As lemons, as the system has it.
    public static var systemYellow: UIColor {
        SimulatedApp.constant(
            UIColor(named: "systemYellow", ()), since: .colorSystemYellow)
    }
    /// Between black and white, as the system has it.
    public static var systemGray: UIColor {
        SimulatedApp.constant(
            UIColor(named: "systemGray", ()), since: .colorSystemGray)
    }
    /// Nearer to white, as the system has it.
    public static var systemGray5: UIColor { adaptive("systemGray5") }
    /// Nearest to white, as the system has it.
    public static var systemGray6: UIColor { adaptive("systemGray6") }
    /// As roses, as the system has it.
    public static var systemPink: UIColor {
        SimulatedApp.constant(
            UIColor(named: "systemPink", ()), since: .colorSystemPink)
    }
    /// As violets, as the system has it.
    public static var systemPurple: UIColor {
        SimulatedApp.constant(
            UIColor(named: "systemPurple", ()), since: .colorSystemPurple)
    }
    /// As the duck's head, as the system has it.
    public static var systemTeal: UIColor {
        SimulatedApp.constant(
            UIColor(named: "systemTeal", ()), since: .colorSystemTeal)
    }
    /// As jeans, as the system has it.
    public static var systemIndigo: UIColor { adaptive("systemIndigo") }
    /// The colour behind everything.
    public static var systemBackground: UIColor { adaptive("systemBackground") }
    /// The colour behind parts of it.
    public static var secondarySystemBackground: UIColor { adaptive("secondarySystemBackground") }
    /// The colour behind groups.
    public static var systemGroupedBackground: UIColor { adaptive("systemGroupedBackground") }
    /// That of texts.
    public static var label: UIColor { adaptive("label") }
    /// That of texts of less weight.
    public static var secondaryLabel: UIColor { adaptive("secondaryLabel") }
    /// That of texts of least weight.
    public static var tertiaryLabel: UIColor { adaptive("tertiaryLabel") }
    /// That of lines between rows.
    public static var separator: UIColor { adaptive("separator") }
    /// What the system gives to what leads elsewhere.
    public static var link: UIColor { adaptive("link") }

    /// A colour that follows the look of the system, as those that came with iOS 13.
    private static func adaptive(_ name: String) -> UIColor {
        SimulatedApp.require(.color(name))
        return UIColor(named: name, ())
    }
}
