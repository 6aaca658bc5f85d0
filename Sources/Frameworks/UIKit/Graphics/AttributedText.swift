// What UIKit knows of the looks of texts. They are kept, and nothing is written with them.

extension NSAttributedString.Key {
    /// The face and size of letters.
    public static var font: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.font", .iOS(6)))
        return NSAttributedString.Key(rawValue: "NSFont")
    }
    /// The looks of its paragraphs.
    public static var paragraphStyle: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.paragraphStyle", .iOS(6)))
        return NSAttributedString.Key(rawValue: "NSParagraphStyle")
    }
    /// The colour of letters.
    public static var foregroundColor: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.foregroundColor", .iOS(6)))
        return NSAttributedString.Key(rawValue: "NSColor")
    }
    /// The colour behind letters.
    public static var backgroundColor: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.backgroundColor", .iOS(6)))
        return NSAttributedString.Key(rawValue: "NSBackgroundColor")
    }
    /// Whether letters run together.
    public static var ligature: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.ligature", .iOS(6)))
        return NSAttributedString.Key(rawValue: "NSLigature")
    }
    /// The room between letters.
    public static var kern: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.kern", .iOS(6)))
        return NSAttributedString.Key(rawValue: "NSKern")
    }
    /// The line through letters.
    public static var strikethroughStyle: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.strikethroughStyle", .iOS(6)))
        return NSAttributedString.Key(rawValue: "NSStrikethrough")
    }
    /// The line below letters.
    public static var underlineStyle: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.underlineStyle", .iOS(6)))
        return NSAttributedString.Key(rawValue: "NSUnderline")
    }
    /// The colour of the edge of letters.
    public static var strokeColor: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.strokeColor", .iOS(6)))
        return NSAttributedString.Key(rawValue: "NSStrokeColor")
    }
    /// How wide the edge of letters is.
    public static var strokeWidth: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.strokeWidth", .iOS(6)))
        return NSAttributedString.Key(rawValue: "NSStrokeWidth")
    }
    /// What is dark behind letters.
    public static var shadow: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.shadow", .iOS(6)))
        return NSAttributedString.Key(rawValue: "NSShadow")
    }
    /// How letters are pressed.
    public static var textEffect: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.textEffect", .iOS(7)))
        return NSAttributedString.Key(rawValue: "NSTextEffect")
    }
    /// What stands in place of a letter.
    public static var attachment: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.attachment", .iOS(7)))
        return NSAttributedString.Key(rawValue: "NSAttachment")
    }
    public static var link: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.link", .iOS(7)))
        return NSAttributedString.Key(rawValue: "NSLink")
    }
    /// How far letters are raised.
    public static var baselineOffset: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.baselineOffset", .iOS(7)))
        return NSAttributedString.Key(rawValue: "NSBaselineOffset")
    }
    /// The colour of the line below letters.
    public static var underlineColor: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.underlineColor", .iOS(7)))
        return NSAttributedString.Key(rawValue: "NSUnderlineColor")
    }
    /// The colour of the line through letters.
    public static var strikethroughColor: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.strikethroughColor", .iOS(7)))
        return NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    }
    /// How far letters lean.
    public static var obliqueness: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.obliqueness", .iOS(7)))
        return NSAttributedString.Key(rawValue: "NSObliqueness")
    }
    /// How wide letters are.
    public static var expansion: NSAttributedString.Key {
        SimulatedApp.require(.symbol("NSAttributedString.Key.expansion", .iOS(7)))
        return NSAttributedString.Key(rawValue: "NSExpansion")
    }
}

/// A line below or through letters.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    public static let patternDot = NSUnderlineStyle(rawValue: 256)
    /// Short lines in a row.
    public static let patternDash = NSUnderlineStyle(rawValue: 512)
    /// Below words and not between them.
    public static let byWord = NSUnderlineStyle(rawValue: 32768)
}

/// The direction in which a text is written.
public enum NSWritingDirection: Int, Sendable {
    /// As the language has it.
    case natural = -1
    /// As English, or as Arabic.
    case leftToRight = 0, rightToLeft
}

/// What is dark behind letters.
open class NSShadow: NSObject, @unchecked Sendable {
    open var shadowOffset = CGSize.zero
    /// How far it fades.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour, a `UIColor`.
    open var shadowColor: Any?

    public override init() {
        SimulatedApp.require(NSShadow.self)
        super.init()
    }
}

/// What stands in place of a letter: a picture.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    open var image: UIImage?
    /// Where it is, measured from the letter.
    open var bounds = CGRect.zero

    public override init() {
        SimulatedApp.require(NSTextAttachment.self)
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }
}

/// How the size of a text is measured. Without effect.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// From where it begins.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// With the room between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// By what is drawn.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// With dots at the end of what has no room.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What is found out while a text is measured: nothing.
open class NSStringDrawingContext: NSObject {
    /// How small letters may become.
    open var minimumScaleFactor: CGFloat = 0

    /// Nothing found out yet.
    public override init() {
        SimulatedApp.require(NSStringDrawingContext.self)
        super.init()
    }
}

/// Says that no text is measured here.
private func unmeasured() -> CGSize {
    SimulatedApp.notSimulated("the size of a text", "no letters are drawn: it has none")
    return .zero
}

extension NSAttributedString {
    /// A picture as a text.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }

    /// The room that it takes: none, since nothing is drawn.
    public func size() -> CGSize {
        SimulatedApp.require(.method("size", of: "NSAttributedString", .iOS(6)))
        return unmeasured()
    }

    /// The room that it takes at most: none, since nothing is drawn.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        SimulatedApp.require(.method("boundingRectWithSize:options:context:", of: "NSAttributedString", .iOS(6)))
        return CGRect(origin: .zero, size: unmeasured())
    }

    /// Draws it. Without effect.
    public func draw(in rect: CGRect) {
        SimulatedApp.require(.method("drawInRect:", of: "NSAttributedString", .iOS(6)))
    }
}

extension NSString {
    /// The room that it takes: none, since nothing is drawn.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        SimulatedApp.require(.method("sizeWithAttributes:", of: "NSString", .iOS(7)))
        return unmeasured()
    }

    /// The room that it takes at most: none, since nothing is drawn.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        SimulatedApp.require(.method("boundingRectWithSize:options:attributes:context:", of: "NSString", .iOS(7)))
        return CGRect(origin: .zero, size: unmeasured())
    }

    /// Draws it. Without effect.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        SimulatedApp.require(.method("drawInRect:withAttributes:", of: "NSString", .iOS(7)))
    }
}

extension String {
    /// The room that it takes: none, since nothing is drawn.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }

    /// The room that it takes at most: none, since nothing is drawn.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws it. Without effect.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attrs)
    }
}
