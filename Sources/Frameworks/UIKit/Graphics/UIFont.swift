/// A font, by its name and size. Nothing is written with it.
open class UIFont: NSObject, @unchecked Sendable {
    /// How heavy letters are.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static var ultraLight: Weight {
            SimulatedApp.require(.symbol("UIFont.Weight.ultraLight", .iOS(8, 2)))
            return Weight(rawValue: -0.8)
        }
        /// Somewhat more than that.
        public static var thin: Weight {
            SimulatedApp.require(.symbol("UIFont.Weight.thin", .iOS(8, 2)))
            return Weight(rawValue: -0.6)
        }
        /// As heavy as can be.
        public static var black: Weight {
            SimulatedApp.require(.symbol("UIFont.Weight.black", .iOS(8, 2)))
            return Weight(rawValue: 0.62)
        }
        public static var light: Weight {
            SimulatedApp.constant(Weight(rawValue: -0.4), since: .symbol("UIFont.Weight.light", .iOS(8, 2)))
        }
        /// As in running text.
        public static var regular: Weight {
            SimulatedApp.constant(Weight(rawValue: 0), since: .symbol("UIFont.Weight.regular", .iOS(8, 2)))
        }
        public static var medium: Weight {
            SimulatedApp.constant(Weight(rawValue: 0.23), since: .symbol("UIFont.Weight.medium", .iOS(8, 2)))
        }
        public static var semibold: Weight {
            SimulatedApp.constant(Weight(rawValue: 0.3), since: .symbol("UIFont.Weight.semibold", .iOS(8, 2)))
        }
        public static var bold: Weight {
            SimulatedApp.constant(Weight(rawValue: 0.4), since: .symbol("UIFont.Weight.bold", .iOS(8, 2)))
        }
        public static var heavy: Weight {
            SimulatedApp.constant(Weight(rawValue: 0.56), since: .symbol("UIFont.Weight.heavy", .iOS(8, 2)))
        }
    }

    /// What a font is for.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static var body: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleBody"), since: .symbol("UIFont.TextStyle.body", .iOS(7)))
        }
        /// The heads of sections.
        public static var headline: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleHeadline"), since: .symbol("UIFont.TextStyle.headline", .iOS(7)))
        }
        /// What stands below a head.
        public static var subheadline: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleSubhead"), since: .symbol("UIFont.TextStyle.subheadline", .iOS(7))
            )
        }
        /// What stands at the foot.
        public static var footnote: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleFootnote"), since: .symbol("UIFont.TextStyle.footnote", .iOS(7)))
        }
        /// What stands below pictures.
        public static var caption1: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleCaption1"), since: .symbol("UIFont.TextStyle.caption1", .iOS(7)))
        }
        /// What stands below pictures, smaller.
        public static var caption2: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleCaption2"), since: .symbol("UIFont.TextStyle.caption2", .iOS(7)))
        }
        public static var callout: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleCallout"), since: .symbol("UIFont.TextStyle.callout", .iOS(9)))
        }
        /// Titles, the largest first.
        public static var largeTitle: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleTitle0"), since: .symbol("UIFont.TextStyle.largeTitle", .iOS(11)))
        }
        /// What stands above all.
        public static var title1: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleTitle1"), since: .symbol("UIFont.TextStyle.title1", .iOS(9)))
        }
        public static var title2: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleTitle2"), since: .symbol("UIFont.TextStyle.title2", .iOS(9)))
        }
        public static var title3: TextStyle {
            SimulatedApp.constant(
                TextStyle(rawValue: "UICTFontTextStyleTitle3"), since: .symbol("UIFont.TextStyle.title3", .iOS(9)))
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
        SimulatedApp.require(.classMethod("systemFontOfSize:weight:", of: "UIFont", .iOS(8, 2)))
        return UIFont(system: "System", fontSize)
    }
    /// A heavy font of the system in a size.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(system: "SystemBold", fontSize) }
    /// A font of the system in a size, slanted.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(system: "SystemItalic", fontSize) }
    /// A font of the system whose digits have one width. From iOS 9.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        SimulatedApp.require(.classMethod("monospacedDigitSystemFontOfSize:weight:", of: "UIFont", .iOS(9)))
        return UIFont(system: "System", fontSize)
    }
    /// The font that the user wants for something. From iOS 7.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        SimulatedApp.require(.classMethod("preferredFontForTextStyle:", of: "UIFont", .iOS(7)))
        return UIFont(system: style.rawValue, 17)
    }
    /// The same font in another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(system: fontName, fontSize) }
    /// The size of running text.
    open class var systemFontSize: CGFloat { 14 }
    /// The size of labels.
    open class var labelFontSize: CGFloat { 17 }

    /// Where it is in its family.
    open var familyName: String { fontName }
    /// How high a line is, in points: a fifth more than its size.
    open var lineHeight: CGFloat { pointSize * 1.2 }
    /// How far letters rise, in points.
    open var ascender: CGFloat { pointSize * 0.95 }
    /// How far letters hang below the line, in points.
    open var descender: CGFloat { -pointSize * 0.25 }
    /// How high great letters are, in points.
    open var capHeight: CGFloat { pointSize * 0.7 }
    open var fontDescriptor: UIFontDescriptor {
        SimulatedApp.require(.method("fontDescriptor", of: "UIFont", .iOS(7)))
        return UIFontDescriptor(name: fontName, size: pointSize)
    }
    /// The font of a description.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        SimulatedApp.require(.method("fontWithDescriptor:size:", of: "UIFont", .iOS(7)))
        self.init(system: descriptor.name, pointSize > 0 ? pointSize : descriptor.pointSize)
    }
    /// A font of the system whose letters have one width.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        SimulatedApp.require(.classMethod("monospacedSystemFontOfSize:weight:", of: "UIFont", .iOS(13)))
        return UIFont(system: "SystemMono", fontSize)
    }
    /// The font that the user wants for something, in some looks.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        SimulatedApp.require(
            .classMethod("preferredFontForTextStyle:compatibleWithTraitCollection:", of: "UIFont", .iOS(10)))
        return UIFont(system: style.rawValue, 17)
    }
    /// The families of fonts: none is there.
    open class var familyNames: [String] { [] }
    /// The fonts of a family: none is there.
    open class func fontNames(forFamilyName familyName: String) -> [String] { [] }
    /// The size of small texts.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The size of texts in buttons.
    open class var buttonFontSize: CGFloat { 18 }
}

/// What describes a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    let name: String
    /// How large it is.
    public let pointSize: CGFloat

    /// What describes a font of the phone.
    public init(name fontName: String, size: CGFloat) {
        SimulatedApp.require(UIFontDescriptor.self)
        (name, pointSize) = (fontName, size)
    }

    /// The same with other traits.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        UIFontDescriptor(name: name, size: pointSize)
    }

    /// The same in another shape.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        SimulatedApp.require(.method("fontDescriptorWithDesign:", of: "UIFontDescriptor", .iOS(13)))
        return UIFontDescriptor(name: name, size: pointSize)
    }

    /// The description of what the user wants for something.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(name: style.rawValue, size: 17)
    }

    /// Traits of a font.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1), traitBold = SymbolicTraits(rawValue: 2)
        /// With letters of one width.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    }

    /// The shape of letters.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "default")
        public static let rounded = SystemDesign(rawValue: "rounded")
        public static let serif = SystemDesign(rawValue: "serif")
        public static let monospaced = SystemDesign(rawValue: "monospaced")
    }
}

/// How a font grows with the letters that the user wants: not at all here.
open class UIFontMetrics: NSObject, @unchecked Sendable {
    /// How the fonts of a style grow.
    public init(forTextStyle textStyle: UIFont.TextStyle) { SimulatedApp.require(UIFontMetrics.self) }

    /// How running text grows.
    open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: UIFont.TextStyle(rawValue: "body")) }

    /// The font as the user wants it.
    open func scaledFont(for font: UIFont) -> UIFont { font }
    /// A length as the user wants it.
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
