import BackgroundRuntime

/// A view that shows a text. Nothing is drawn; a snapshot of the screen has the text in it.
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text; nil for none.
    open var text: String? {
        get { looks?.string }
        set { looks = newValue.map { NSAttributedString(string: $0) } }
    }
    private var looks: NSAttributedString? {
        didSet { SimulatedApp.noteChange(of: self) }
    }
    /// The colour of the text. Kept, and without effect.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! = UIColor.black
    /// How many lines it may have; 0 for any number. Kept, and without effect.
    open var numberOfLines = 1

    /// The font of the text. Kept, and without effect.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! = UIFont.systemFont(ofSize: 17)
    /// The text with its looks, which are kept.
    open var attributedText: NSAttributedString? {
        get {
            SimulatedApp.require(.labelAttributedText)
            return looks
        }
        set {
            SimulatedApp.require(.labelAttributedText)
            looks = newValue
        }
    }
    /// Where the text stands. Kept, and without effect.
    open var textAlignment = NSTextAlignment.natural
    /// Where the text is cut that has no room. Kept, and without effect.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether letters become smaller that have no room. Kept, and without effect.
    open var adjustsFontSizeToFitWidth = false
    /// Whether letters follow the size that the user wants. Kept, and without effect.
    @SystemAPI.Since(.method("adjustsFontForContentSizeCategory", of: "UILabel", .iOS(10))) open
        var adjustsFontForContentSizeCategory = false

    override var shownText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

    /// How wide lines are. Kept, and without effect.
    @SystemAPI.Since(.method("preferredMaxLayoutWidth", of: "UILabel", .iOS(6))) open var preferredMaxLayoutWidth:
        CGFloat = 0
    /// How small letters may become. Kept, and without effect.
    @SystemAPI.Since(.method("minimumScaleFactor", of: "UILabel", .iOS(6))) open var minimumScaleFactor: CGFloat = 0
    /// The colour of its shadow. Kept, and without effect.
    open var shadowColor: UIColor?
    /// Where its shadow is. Kept, and without effect.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// The colour of the text while it is touched. Kept, and without effect.
    open var highlightedTextColor: UIColor?
    /// Whether it is touched. Kept, and without effect.
    open var isHighlighted = false
    /// Whether it can be used. Kept, and without effect.
    open var isEnabled = true
    /// Whether letters move together that have no room. Kept, and without effect.
    @SystemAPI.Since(.method("allowsDefaultTighteningForTruncation", of: "UILabel", .iOS(9))) open
        var allowsDefaultTighteningForTruncation = false

    /// Draws the text. Never called here.
    open func drawText(in rect: CGRect) {}
    /// Where the text stands in an area: in all of it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
}

/// An effect of a ``UIVisualEffectView``.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// An effect that blurs what is behind it.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// How strong the effect is. Kept, and without effect.
    public enum Style: Int, Sendable {
        /// Lighter than what is behind it.
        case extraLight = 0
        /// As light as what is behind it.
        case light = 1
        /// Darker than what is behind it.
        case dark = 2
        /// Fits the look of the system.
        case regular = 4
        case prominent = 5
        /// As the system's own surfaces, from thin to thick.
        case systemUltraThinMaterial = 6, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// The same in the light.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        /// The same in the light, of bars.
        case systemChromeMaterialLight
        /// The same in the dark.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        /// The same in the dark, of bars.
        case systemChromeMaterialDark
    }

    /// A blur as strong as its style says.
    public init(style: Style) {
        SimulatedApp.require(UIBlurEffect.self)
        super.init()
    }
}

/// An effect that lets colours through a blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    /// One for a blur.
    public init(blurEffect: UIBlurEffect) {
        SimulatedApp.require(UIVibrancyEffect.self)
        super.init()
    }
}

/// A view that blurs what is behind it, as apps cover their screen before they leave it: no text behind it can be read.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The effect; nil for none.
    open var effect: UIVisualEffect?
    /// The view to which an app adds what stands in front of the effect.
    public let contentView = UIView()

    /// A view with an effect, without a size.
    public init(effect: UIVisualEffect?) {
        SimulatedApp.require(UIVisualEffectView.self)
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// A view of a size, without an effect.
    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// A view from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }
}
