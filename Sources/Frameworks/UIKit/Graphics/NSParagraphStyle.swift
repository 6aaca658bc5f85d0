/// The looks of paragraphs.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate struct Looks {
        var lineSpacing: CGFloat = 0, paragraphSpacing: CGFloat = 0, paragraphSpacingBefore: CGFloat = 0
        var alignment = NSTextAlignment.natural, lineBreakMode = NSLineBreakMode.byWordWrapping
        var baseWritingDirection = NSWritingDirection.natural
        var firstLineHeadIndent: CGFloat = 0, headIndent: CGFloat = 0, tailIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0, lineHeightMultiple: CGFloat = 0
        var hyphenationFactor: Float = 0
    }

    fileprivate var looks: Looks

    public override init() {
        SimulatedApp.require(NSParagraphStyle.self)
        looks = Looks()
        super.init()
    }

    fileprivate init(_ looks: Looks) { self.looks = looks }

    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(looks) }
    /// The same looks, to be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        let style = NSMutableParagraphStyle()
        style.looks = looks
        return style
    }

    // Lengths are in points.

    /// The room between lines.
    open var lineSpacing: CGFloat { looks.lineSpacing }
    /// The room below paragraphs.
    open var paragraphSpacing: CGFloat { looks.paragraphSpacing }
    /// The room above paragraphs.
    open var paragraphSpacingBefore: CGFloat { looks.paragraphSpacingBefore }
    open var alignment: NSTextAlignment { looks.alignment }
    /// Where lines are cut.
    open var lineBreakMode: NSLineBreakMode { looks.lineBreakMode }
    /// The direction of lines.
    open var baseWritingDirection: NSWritingDirection { looks.baseWritingDirection }
    /// The room before first lines.
    open var firstLineHeadIndent: CGFloat { looks.firstLineHeadIndent }
    /// The room before other lines.
    open var headIndent: CGFloat { looks.headIndent }
    /// The room after lines.
    open var tailIndent: CGFloat { looks.tailIndent }
    /// How high lines are at least.
    open var minimumLineHeight: CGFloat { looks.minimumLineHeight }
    /// How high lines are at most.
    open var maximumLineHeight: CGFloat { looks.maximumLineHeight }
    /// How many times as high as usual lines are.
    open var lineHeightMultiple: CGFloat { looks.lineHeightMultiple }
    /// How readily words are divided.
    open var hyphenationFactor: Float { looks.hyphenationFactor }
}

/// The looks of paragraphs, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The room between lines.
    open override var lineSpacing: CGFloat {
        get { looks.lineSpacing }
        set { looks.lineSpacing = newValue }
    }
    /// The room below paragraphs.
    open override var paragraphSpacing: CGFloat {
        get { looks.paragraphSpacing }
        set { looks.paragraphSpacing = newValue }
    }
    /// The room above paragraphs.
    open override var paragraphSpacingBefore: CGFloat {
        get { looks.paragraphSpacingBefore }
        set { looks.paragraphSpacingBefore = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { looks.alignment }
        set { looks.alignment = newValue }
    }
    /// Where lines are cut.
    open override var lineBreakMode: NSLineBreakMode {
        get { looks.lineBreakMode }
        set { looks.lineBreakMode = newValue }
    }
    /// The direction of lines.
    open override var baseWritingDirection: NSWritingDirection {
        get { looks.baseWritingDirection }
        set { looks.baseWritingDirection = newValue }
    }
    /// The room before first lines.
    open override var firstLineHeadIndent: CGFloat {
        get { looks.firstLineHeadIndent }
        set { looks.firstLineHeadIndent = newValue }
    }
    /// The room before other lines.
    open override var headIndent: CGFloat {
        get { looks.headIndent }
        set { looks.headIndent = newValue }
    }
    /// The room after lines.
    open override var tailIndent: CGFloat {
        get { looks.tailIndent }
        set { looks.tailIndent = newValue }
    }
    /// How high lines are at least.
    open override var minimumLineHeight: CGFloat {
        get { looks.minimumLineHeight }
        set { looks.minimumLineHeight = newValue }
    }
    /// How high lines are at most.
    open override var maximumLineHeight: CGFloat {
        get { looks.maximumLineHeight }
        set { looks.maximumLineHeight = newValue }
    }
    /// How many times as high as usual lines are.
    open override var lineHeightMultiple: CGFloat {
        get { looks.lineHeightMultiple }
        set { looks.lineHeightMultiple = newValue }
    }
    /// How readily words are divided.
    open override var hyphenationFactor: Float {
        get { looks.hyphenationFactor }
        set { looks.hyphenationFactor = newValue }
    }

    /// Takes the looks of another.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { looks = obj.looks }
}
