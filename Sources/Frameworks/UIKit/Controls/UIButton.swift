import BackgroundRuntime

@preconcurrency @MainActor
open class UIButton: UIControl {
    /// What a button looks like.
    public enum ButtonType: Int, Sendable {
        /// As the app makes it, or as the system does.
        case custom = 0, system
        /// A picture that the system has.
        case detailDisclosure, infoLight, infoDark, contactAdd
        /// One that closes something.
        case close = 7
    }

    /// What a button shows, as from iOS 15. Kept, and without effect but for its title.
    public struct Configuration: Sendable {
        public var title: String?
        /// What it says below.
        public var subtitle: String?
        /// The picture in it.
        public var image: UIImage?
        /// What lies behind its text. Kept, and without effect.
        public var baseBackgroundColor: UIColor?
        /// The colour of its text.
        public var baseForegroundColor: UIColor?
        /// What it says, with its looks.
        public var attributedTitle: AttributedString? {
            didSet { title = attributedTitle.map { String($0.characters) } }
        }
        /// What it says below, with its looks.
        public var attributedSubtitle: AttributedString? {
            didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
        }
        /// The room around what it shows. Kept, and without effect.
        public var contentInsets = NSDirectionalEdgeInsets()
        /// The room between picture and texts. Kept, and without effect.
        public var imagePadding: CGFloat = 0
        /// The room between the texts. Kept, and without effect.
        public var titlePadding: CGFloat = 1
        /// Where the picture is. Kept, and without effect.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// How round its corners are. Kept, and without effect.
        public var cornerStyle = CornerStyle.dynamic
        /// How large it is. Kept, and without effect.
        public var buttonSize = Size.medium
        /// Where its texts stand. Kept, and without effect.
        public var titleAlignment = TitleAlignment.automatic
        /// What is behind it. Kept, and without effect.
        public var background = UIBackgroundConfiguration.clear()
        /// Whether it shows that something takes a while. Kept, and without effect.
        public var showsActivityIndicator = false
        /// How a picture of the system looks. Kept, and without effect.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether it looks otherwise while it is chosen. Kept, and without effect.
        public var automaticallyUpdateForSelection = true
        /// What changes the looks of its text. Never asked here.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// What changes the colour of its picture. Never asked here.
        public var imageColorTransformer: UIConfigurationColorTransformer?

        /// How round corners are.
        public enum CornerStyle: Int, Sendable {
            /// As given, as suits the letters, a little, more, most, or as a capsule.
            case fixed = -1, dynamic, small, medium, large, capsule
        }

        /// How large a button is.
        public enum Size: Int, Sendable {
            /// As usual, or otherwise.
            case medium = 0, small, mini, large
        }

        public enum TitleAlignment: Int, Sendable {
            /// As usual, where lines begin, in the middle, or where they end.
            case automatic = 0, leading, center, trailing
        }

        public static func plain() -> Configuration {
            SimulatedApp.require(.symbol("UIButton.Configuration.plain()", .iOS(15)))
            return Configuration()
        }
        public static func filled() -> Configuration {
            SimulatedApp.require(.symbol("UIButton.Configuration.filled()", .iOS(15)))
            return Configuration()
        }
        /// With a background in the colour of what can be touched.
        public static func tinted() -> Configuration {
            SimulatedApp.require(.symbol("UIButton.Configuration.tinted()", .iOS(15)))
            return Configuration()
        }
        /// With a grey background.
        public static func gray() -> Configuration {
            SimulatedApp.require(.symbol("UIButton.Configuration.gray()", .iOS(15)))
            return Configuration()
        }
        public static func borderless() -> Configuration {
            SimulatedApp.require(.symbol("UIButton.Configuration.borderless()", .iOS(15)))
            return Configuration()
        }
        /// With a line around it.
        public static func bordered() -> Configuration {
            SimulatedApp.require(.symbol("UIButton.Configuration.bordered()", .iOS(15)))
            return Configuration()
        }
        /// With a border and the colour of what can be touched.
        public static func borderedTinted() -> Configuration {
            SimulatedApp.require(.symbol("UIButton.Configuration.borderedTinted()", .iOS(15)))
            return Configuration()
        }
        /// With a border, and more in the colour of what can be touched.
        public static func borderedProminent() -> Configuration {
            SimulatedApp.require(.symbol("UIButton.Configuration.borderedProminent()", .iOS(15)))
            return Configuration()
        }
    }

    private var titles = ValuesByState<String>() { didSet { show() } }
    private var attributedTitles = ValuesByState<NSAttributedString>()
    private var colors = ValuesByState<UIColor>() { didSet { show() } }
    private var images = ValuesByState<UIImage>() { didSet { show() } }
    private var backgrounds = ValuesByState<UIImage>()
    private var symbols = ValuesByState<UIImage.SymbolConfiguration>()

    /// What it looks like.
    public private(set) var buttonType = ButtonType.custom
    /// Where its text stands.
    public let titleLabel: UILabel? = UILabel()
    /// The view of the picture in it, made as somebody asks for it.
    open var imageView: UIImageView? {
        if let picture { return picture }
        let view = UIImageView(image: currentImage)
        picture = view
        addSubview(view)
        return view
    }
    private var picture: UIImageView?
    /// What it shows; nil for a button of before iOS 15.
    @SystemAPI.Since(.method("configuration", of: "UIButton", .iOS(15))) open var configuration: Configuration? = nil {
        didSet {
            guard let configuration else { return }
            setTitle(configuration.title, for: .normal)
            setImage(configuration.image, for: .normal)
        }
    }
    /// The menu that it opens.
    @SystemAPI.Since(.method("menu", of: "UIButton", .iOS(14))) open var menu: UIMenu? = nil
    /// The same on each system.
    final var ownMenu: UIMenu? { _menu.value }

    /// A button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// A button that calls an action.
    public convenience init(frame: CGRect = .zero, primaryAction: UIAction?) {
        SimulatedApp.require(.method("initWithFrame:primaryAction:", of: "UIButton", .iOS(14)))
        self.init(frame: frame)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .touchUpInside)
    }

    /// A button that shows something, and calls an action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        SimulatedApp.require(.classMethod("buttonWithConfiguration:primaryAction:", of: "UIButton", .iOS(15)))
        self.init(frame: .zero, primaryAction: primaryAction)
        self.configuration = configuration
    }

    /// A button with a size.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A button from a storyboard or a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var shownText: String? { currentTitle }

    open override var isEnabled: Bool { didSet { show() } }
    open override var isSelected: Bool { didSet { show() } }
    open override var isHighlighted: Bool { didSet { show() } }

    /// Its label and its picture show what it is now.
    private func show() {
        if titleLabel?.text != currentTitle { titleLabel?.text = currentTitle }
        titleLabel?.textColor = currentTitleColor
        picture?.image = currentImage
    }

    /// Sets what it says while it is something.
    open func setTitle(_ title: String?, for state: State) { titles[state] = title }
    /// What it says while it is something.
    open func title(for state: State) -> String? { titles[state] }
    /// What it says now.
    open var currentTitle: String? { title(for: state) }
    /// Sets the picture in it while it is something.
    open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
    /// The picture in it while it is something.
    open func image(for state: State) -> UIImage? { images[state] }
    /// The picture in it now.
    open var currentImage: UIImage? { image(for: state) }
    /// Sets the picture behind it. Kept: nothing is drawn.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
    /// The picture behind it while it is something.
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }
    /// The picture behind it now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    /// Sets the colour of its text. Kept: nothing is drawn.
    open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }
    /// The colour of its text while it is something.
    open func titleColor(for state: State) -> UIColor? { colors[state] }
    /// The colour of its text now: where none was set, that of what can be touched for a button of the system, else white.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? (buttonType == .system ? ownTint : .white) }

    /// Room around its content. Kept, and without effect.
    open var contentEdgeInsets = UIEdgeInsets.zero
    /// Room around its text. Kept, and without effect.
    open var titleEdgeInsets = UIEdgeInsets.zero
    /// Room around its picture. Kept, and without effect.
    open var imageEdgeInsets = UIEdgeInsets.zero
    /// Whether its picture is darker while it is touched. Kept, and without effect.
    open var adjustsImageWhenHighlighted = true
    /// Whether its picture is lighter while it cannot be used. Kept, and without effect.
    open var adjustsImageWhenDisabled = true
    /// Whether it shines while it is touched. Kept, and without effect.
    open var showsTouchWhenHighlighted = false
    /// What makes it show what it is. Never called here.
    @SystemAPI.Since(.method("configurationUpdateHandler", of: "UIButton", .iOS(15))) open
        var configurationUpdateHandler: ((UIButton) -> Void)? = nil

    /// Sets what it says with looks while it is something.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        SimulatedApp.require(.method("setAttributedTitle:forState:", of: "UIButton", .iOS(6)))
        attributedTitles[state] = title
        if let title { setTitle(title.string, for: state) }
    }
    /// What it says with looks while it is something.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        SimulatedApp.require(.method("attributedTitleForState:", of: "UIButton", .iOS(6)))
        return attributedTitles[state]
    }
    /// What it says with looks now; nil where it was set without any.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// Sets how a picture of the system in it looks. Kept: nothing is drawn.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        SimulatedApp.require(.method("setPreferredSymbolConfiguration:forImageInState:", of: "UIButton", .iOS(13)))
        symbols[state] = configuration
    }
    /// How a picture of the system in it looks while it is something.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { symbols[state] }
    /// How a picture of the system in it looks now.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { symbols[state] }
    /// It needs to be asked again what it shows. Without effect.
    open func setNeedsUpdateConfiguration() {
        SimulatedApp.require(.method("setNeedsUpdateConfiguration", of: "UIButton", .iOS(15)))
    }
}
