/// What a row, an item or another view shows.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Makes the view that shows it, in a row or an item.
    func makeContentView() -> any UIView & UIContentView
    /// The same while the row is something. Never called here.
    func updated(for state: any UIConfigurationState) -> Self
}

extension UIView {
    /// Shows in it what a configuration of the app's own says: by the view that shows such a one already, or a new one.
    /// Those of UIKit are read where they are kept.
    func show(_ configuration: (any UIContentConfiguration)?) {
        let old = subviews.first { $0 is any UIContentView } as? any UIView & UIContentView
        guard let configuration, !(configuration is UIListContentConfiguration) else {
            old?.removeFromSuperview()
            return
        }
        if let old, type(of: old.configuration) == type(of: configuration) {
            old.configuration = configuration
        } else {
            hold(configuration.makeContentView(), inPlaceOf: old)
        }
    }
}

extension UIContentConfiguration {
    public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that shows what it is told.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
}

/// What a row or an item is.
public protocol UIConfigurationState: Sendable {}

/// What a row or an item is.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Whether it cannot be used.
    public var isDisabled = false
    /// Whether it is touched.
    public var isHighlighted = false
    /// Whether it is chosen.
    public var isSelected = false
    /// Whether it is changed.
    public var isEditing = false

    public init(traitCollection: UITraitCollection) {
        SimulatedApp.require(.symbol("UICellConfigurationState", .iOS(14)))
    }
}

/// Two texts and a picture. A snapshot of the screen has the texts.
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
    /// How a text looks. Kept, and without effect.
    public struct TextProperties: Sendable {
        /// The face and size of its letters.
        public var font = UIFont.systemFont(ofSize: 17)
        /// What its letters look like.
        public var color = UIColor.black
        /// How many lines it may have; 0 for any number.
        public var numberOfLines = 0
        /// Whether letters become smaller that have no room.
        public var adjustsFontSizeToFitWidth = false
        /// Whether letters follow the size that the user wants.
        public var adjustsFontForContentSizeCategory = false
        /// Where it is cut that has no room.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        public var alignment = TextAlignment.natural

        /// Where a text stands.
        public enum TextAlignment: Int, Sendable {
            /// As the language has it, in the middle, or at both sides.
            case natural = 0, center, justified
        }
    }

    /// How a picture looks. Kept, and without effect.
    public struct ImageProperties: Sendable {
        /// What a shape is filled with.
        public var tintColor: UIColor?
        /// How round its corners are.
        public var cornerRadius: CGFloat = 0
        /// How large it is at most.
        public var maximumSize = CGSize.zero
        /// How much room it has.
        public var reservedLayoutSize = CGSize.zero
        /// How pictures of the system look.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    public var text: String?
    /// The first text with its looks.
    public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
    public var secondaryText: String?
    /// The other text with its looks.
    public var secondaryAttributedText: NSAttributedString? {
        didSet { secondaryText = secondaryAttributedText?.string }
    }
    public var image: UIImage?
    /// How the first text looks.
    public var textProperties = TextProperties()
    /// How the other text looks.
    public var secondaryTextProperties = TextProperties()
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// Whether the texts stand side by side. Kept, and without effect.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The room between picture and texts. Kept, and without effect.
    public var imageToTextPadding: CGFloat = 8
    /// The room between the texts. Kept, and without effect.
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    /// The room around. Kept, and without effect.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets()

    private init() { SimulatedApp.require(.symbol("UIListContentConfiguration", .iOS(14))) }

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Two texts, one below the other.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Two texts, side by side.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// What stands above a section of a list.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// What stands above a group.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// What stands below a group.
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// A row beside other columns.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
}

/// A view of two texts and a picture.
open class UIListContentView: UIView, UIContentView {
    open var configuration: any UIContentConfiguration

    /// A view of texts and a picture.
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    /// A view of a size, which shows nothing yet.
    public convenience override init(frame: CGRect) {
        self.init(configuration: .cell())
        self.frame = frame
    }

    /// One from a nib.
    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration.cell()
        super.init(coder: coder)
    }

    override var shownText: String? { (configuration as? UIListContentConfiguration)?.text }
}

/// What is behind a row or an item. Kept, and without effect.
public struct UIBackgroundConfiguration: Sendable {
    /// What it is filled with.
    public var backgroundColor: UIColor?
    /// How round its corners are.
    public var cornerRadius: CGFloat = 0
    /// The colour of its border.
    public var strokeColor: UIColor?
    /// How wide its border is.
    public var strokeWidth: CGFloat = 0
    /// A view in place of a colour.
    public var customView: UIView?

    private init() { SimulatedApp.require(.symbol("UIBackgroundConfiguration", .iOS(14))) }

    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// What is behind a row of a list.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// What is behind a row of a group.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
