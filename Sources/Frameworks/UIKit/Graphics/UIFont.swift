/// A font, by its name and size. Nothing is written with it.
open class UIFont: NSObject, @unchecked Sendable {
    /// How heavy letters are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// Thin lines.
        public static var light: Weight { SimulatedApp.constant(Weight(rawValue: -0.4), since: .fontWeightLight) }
        /// As in running text.
        public static var regular: Weight { SimulatedApp.constant(Weight(rawValue: 0), since: .fontWeightRegular) }
        /// Somewhat heavier.
        public static var medium: Weight { SimulatedApp.constant(Weight(rawValue: 0.23), since: .fontWeightMedium) }
        /// Rather heavy.
        public static var semibold: Weight { SimulatedApp.constant(Weight(rawValue: 0.3), since: .fontWeightSemibold) }
        /// Heavy.
        public static var bold: Weight { SimulatedApp.constant(Weight(rawValue: 0.4), since: .fontWeightBold) }
        /// Thick lines.
        public static var heavy: Weight { SimulatedApp.constant(Weight(rawValue: 0.56), since: .fontWeightHeavy) }
    }

    /// What a font is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Running text.
        public static var body: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleBody"), since: .fontTextStyleBody)
        }
        /// The heads of sections.
        public static var headline: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleHeadline"), since: .fontTextStyleHeadline)
        }
        /// What stands below a head.
        public static var subheadline: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleSubhead"), since: .fontTextStyleSubheadline)
        }
        /// What stands at the foot.
        public static var footnote: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleFootnote"), since: .fontTextStyleFootnote)
        }
        /// What stands below pictures.
        public static var caption1: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleCaption1"), since: .fontTextStyleCaption1)
        }
        /// What stands below pictures, smaller.
        public static var caption2: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleCaption2"), since: .fontTextStyleCaption2)
        }
        /// Remarks.
        public static var callout: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleCallout"), since: .fontTextStyleCallout)
        }
        /// Titles, the largest first.
        public static var largeTitle: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleTitle0"), since: .fontTextStyleLargeTitle)
        }
        /// What stands above all.
        public static var title1: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleTitle1"), since: .fontTextStyleTitle1)
        }
        /// Titles, smaller.
        public static var title2: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleTitle2"), since: .fontTextStyleTitle2)
        }
        /// Titles, smaller still.
        public static var title3: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleTitle3"), since: .fontTextStyleTitle3)
        }
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
