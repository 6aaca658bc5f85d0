// The colours that everybody has. Those of the system are here as they look in the light on a recent one.

extension UIColor {
    /// The colour of paper.
    public static let white = UIColor(named: "white", [1, 1, 1, 1])
    /// No light at all.
    public static let black = UIColor(named: "black", [0, 0, 0, 1])
    public static let clear = UIColor(named: "clear", [0, 0, 0, 0])
    /// The colour of what is stopped.
    public static let red = UIColor(named: "red", [1, 0, 0, 1])
    /// Between black and white.
    public static let gray = UIColor(named: "gray", [0.5, 0.5, 0.5, 1])
    public static let darkGray = UIColor(named: "darkGray", [1.0 / 3, 1.0 / 3, 1.0 / 3, 1])
    public static let lightGray = UIColor(named: "lightGray", [2.0 / 3, 2.0 / 3, 2.0 / 3, 1])
    public static let green = UIColor(named: "green", [0, 1, 0, 1])
    public static let blue = UIColor(named: "blue", [0, 0, 1, 1])
    public static let cyan = UIColor(named: "cyan", [0, 1, 1, 1])
    public static let yellow = UIColor(named: "yellow", [1, 1, 0, 1])
    /// As printers' other ink.
    public static let magenta = UIColor(named: "magenta", [1, 0, 1, 1])
    public static let orange = UIColor(named: "orange", [1, 0.5, 0, 1])
    public static let purple = UIColor(named: "purple", [0.5, 0, 0.5, 1])
    public static let brown = UIColor(named: "brown", [0.6, 0.4, 0.2, 1])
    /// That of texts on something dark.
    public static let lightText = UIColor(named: "lightText", [1, 1, 1, 0.6])
    /// That of texts on something light.
    public static let darkText = UIColor(named: "darkText", [0, 0, 0, 1])
    /// The colour behind the groups of tables.
    public static let groupTableViewBackground = UIColor(
        named: "groupTableViewBackground", [242.0 / 255, 242.0 / 255, 247.0 / 255, 1])
    /// What the system gives to what can be touched.
    public static var systemBlue: UIColor {
        SimulatedApp.constant(
            system("systemBlue", 0, 122, 255), since: .classMethod("systemBlueColor", of: "UIColor", .iOS(7)))
    }
    /// What the system gives to what is destroyed.
    public static var systemRed: UIColor {
        SimulatedApp.constant(
            system("systemRed", 255, 59, 48), since: .classMethod("systemRedColor", of: "UIColor", .iOS(7)))
    }
    /// What the system gives to what is on.
    public static var systemGreen: UIColor {
        SimulatedApp.constant(
            system("systemGreen", 52, 199, 89), since: .classMethod("systemGreenColor", of: "UIColor", .iOS(7)))
    }
    /// As the fruit, as the system has it.
    public static var systemOrange: UIColor {
        SimulatedApp.constant(
            system("systemOrange", 255, 149, 0), since: .classMethod("systemOrangeColor", of: "UIColor", .iOS(7)))
    }
    /// As lemons, as the system has it.
    public static var systemYellow: UIColor {
        SimulatedApp.constant(
            system("systemYellow", 255, 204, 0), since: .classMethod("systemYellowColor", of: "UIColor", .iOS(7)))
    }
    /// Between black and white, as the system has it.
    public static var systemGray: UIColor {
        SimulatedApp.constant(
            system("systemGray", 142, 142, 147), since: .classMethod("systemGrayColor", of: "UIColor", .iOS(7)))
    }
    /// As roses, as the system has it.
    public static var systemPink: UIColor {
        SimulatedApp.constant(
            system("systemPink", 255, 45, 85), since: .classMethod("systemPinkColor", of: "UIColor", .iOS(7)))
    }
    /// As violets, as the system has it.
    public static var systemPurple: UIColor {
        SimulatedApp.constant(
            system("systemPurple", 175, 82, 222), since: .classMethod("systemPurpleColor", of: "UIColor", .iOS(9)))
    }
    /// As the duck's head, as the system has it.
    public static var systemTeal: UIColor {
        SimulatedApp.constant(
            system("systemTeal", 48, 176, 199), since: .classMethod("systemTealColor", of: "UIColor", .iOS(7)))
    }
    /// Lighter than grey, as the system has it.
    public static var systemGray2: UIColor { adaptive("systemGray2", 174, 174, 178) }
    /// Lighter than that, as the system has it.
    public static var systemGray3: UIColor { adaptive("systemGray3", 199, 199, 204) }
    /// Light, as the system has it.
    public static var systemGray4: UIColor { adaptive("systemGray4", 209, 209, 214) }
    /// Nearer to white, as the system has it.
    public static var systemGray5: UIColor { adaptive("systemGray5", 229, 229, 234) }
    /// Nearest to white, as the system has it.
    public static var systemGray6: UIColor { adaptive("systemGray6", 242, 242, 247) }
    /// As jeans, as the system has it.
    public static var systemIndigo: UIColor { adaptive("systemIndigo", 88, 86, 214) }
    /// As chestnuts, as the system has it.
    public static var systemBrown: UIColor { adaptive("systemBrown", 162, 132, 94) }
    /// The colour behind everything.
    public static var systemBackground: UIColor { adaptive("systemBackground", 255, 255, 255) }
    /// The colour behind parts of it.
    public static var secondarySystemBackground: UIColor { adaptive("secondarySystemBackground", 242, 242, 247) }
    /// The colour behind parts of these.
    public static var tertiarySystemBackground: UIColor { adaptive("tertiarySystemBackground", 255, 255, 255) }
    /// The colour behind groups.
    public static var systemGroupedBackground: UIColor { adaptive("systemGroupedBackground", 242, 242, 247) }
    /// The colour of groups.
    public static var secondarySystemGroupedBackground: UIColor {
        adaptive("secondarySystemGroupedBackground", 255, 255, 255)
    }
    /// The colour of groups in groups.
    public static var tertiarySystemGroupedBackground: UIColor {
        adaptive("tertiarySystemGroupedBackground", 242, 242, 247)
    }
    public static var label: UIColor { adaptive("label", 0, 0, 0) }
    /// That of texts of less weight.
    public static var secondaryLabel: UIColor { adaptive("secondaryLabel", 60, 60, 67, 0.6) }
    /// That of texts of least weight.
    public static var tertiaryLabel: UIColor { adaptive("tertiaryLabel", 60, 60, 67, 0.3) }
    /// That of texts that hardly count.
    public static var quaternaryLabel: UIColor { adaptive("quaternaryLabel", 60, 60, 67, 0.18) }
    /// That of texts where nothing is typed.
    public static var placeholderText: UIColor { adaptive("placeholderText", 60, 60, 67, 0.3) }
    /// That of lines between rows.
    public static var separator: UIColor { adaptive("separator", 60, 60, 67, 0.29) }
    /// That of lines between rows through which nothing is seen.
    public static var opaqueSeparator: UIColor { adaptive("opaqueSeparator", 198, 198, 200) }
    /// What the system gives to what leads elsewhere.
    public static var link: UIColor { adaptive("link", 0, 122, 255) }
    /// What small forms are filled with.
    public static var systemFill: UIColor { adaptive("systemFill", 120, 120, 128, 0.2) }
    /// What forms are filled with.
    public static var secondarySystemFill: UIColor { adaptive("secondarySystemFill", 120, 120, 128, 0.16) }
    /// What large forms are filled with.
    public static var tertiarySystemFill: UIColor { adaptive("tertiarySystemFill", 118, 118, 128, 0.12) }
    /// What the largest forms are filled with.
    public static var quaternarySystemFill: UIColor { adaptive("quaternarySystemFill", 116, 116, 128, 0.08) }
    /// As peppermint, as the system has it.
    public static var systemMint: UIColor {
        SimulatedApp.require(.classMethod("systemMintColor", of: "UIColor", .iOS(15)))
        return system("systemMint", 0, 199, 190)
    }
    /// As printers' ink, as the system has it.
    public static var systemCyan: UIColor {
        SimulatedApp.require(.classMethod("systemCyanColor", of: "UIColor", .iOS(15)))
        return system("systemCyan", 50, 173, 230)
    }
    /// That of what can be touched, where it is used.
    public static var tintColor: UIColor {
        SimulatedApp.require(.classMethod("tintColor", of: "UIColor", .iOS(15)))
        return system("tintColor", 0, 122, 255)
    }

    /// A colour that follows the look of the system, as those that came with iOS 13.
    private static func adaptive(
        _ name: String, _ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1
    ) -> UIColor {
        SimulatedApp.require(.color(name))
        return system(name, red, green, blue, alpha)
    }

    static func system(_ name: String, _ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
        UIColor(named: name, [red, green, blue].map { CGFloat($0) / 255 } + [alpha])
    }
}
