/// A font, by its name and size. Nothing is written with it.
open class UIFont: NSObject, @unchecked Sendable {
    /// How heavy letters are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Thin lines.
        public static let light = Weight(rawValue: -0.4)
        /// As in running text.
        public static let regular = Weight(rawValue: 0)
        /// Somewhat heavier.
        public static let medium = Weight(rawValue: 0.23)
        /// Rather heavy.
        public static let semibold = Weight(rawValue: 0.3)
        /// Heavy.
        public static let bold = Weight(rawValue: 0.4)
        /// Thick lines.
        public static let heavy = Weight(rawValue: 0.56)
    }

    /// What a font is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// The heads of sections.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// What stands below a head.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// What stands at the foot.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// What stands below pictures.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// What stands below pictures, smaller.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
        /// Remarks.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// Titles, the largest first.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// What stands above all.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// Titles, smaller.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// Titles, smaller still.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    }

    /// What it is called.
    public let fontName: String
    /// How large it is.
    public let pointSize: CGFloat

    /// A font of the app, by its name.
    public init?(name fontName: String, size fontSize: CGFloat) { (self.fontName, pointSize) = (fontName, fontSize) }

    private init(system name: String, _ size: CGFloat) { (fontName, pointSize) = (name, size) }

    /// A font of the system in a size.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(system: "System", fontSize) }
    /// A font of the system in a size and a weight. From iOS 8.2.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        SimulatedApp.require(.weighedFont)
        return UIFont(system: "System", fontSize)
    }
    /// A heavy font of the system in a size.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(system: "SystemBold", fontSize) }
    /// A font of the system in a size, slanted.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(system: "SystemItalic", fontSize) }
    /// A font of the system whose digits have one width. From iOS 9.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        SimulatedApp.require(.digitFont)
        return UIFont(system: "System", fontSize)
    }
    /// The font that the user wants for something. From iOS 7.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        SimulatedApp.require(.preferredFont)
        return UIFont(system: style.rawValue, 17)
    }
    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(system: fontName, fontSize) }
    /// The size of running text.
    open class var systemFontSize: CGFloat { 14 }
    /// The size of labels.
    open class var labelFontSize: CGFloat { 17 }
}
