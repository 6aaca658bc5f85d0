import BackgroundRuntime

/// A view above or below a section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// The name under which it was made.
    public let reuseIdentifier: String?
    /// What is in it.
    public let contentView = UIView()
    /// What it says first.
    public private(set) final lazy var textLabel: UILabel? = UILabel()
    public private(set) final lazy var detailTextLabel: UILabel? = UILabel()
    /// A view behind it.
    open var backgroundView: UIView? { didSet { hold(backgroundView, inPlaceOf: oldValue, isBehind: true) } }
    @SystemAPI.Since(.method("contentConfiguration", of: "UITableViewHeaderFooterView", .iOS(14))) open
        var contentConfiguration: (any UIContentConfiguration)? = nil
    { didSet { contentView.show(contentConfiguration) } }

    /// A view under a name.
    public init(reuseIdentifier: String?) {
        SimulatedApp.require(UITableViewHeaderFooterView.self)
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    /// A view of a size, under no name.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// One from a nib.
    public required init?(coder: NSCoder) {
        reuseIdentifier = coder.interfaceElement?["reuseIdentifier"]
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The view is about to be another. Never called here.
    open func prepareForReuse() {}
}

/// Who is told of rows that come soon. Never, here.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

/// A button of a row, which a finger brings to light by moving over that.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What a button does.
    public enum Style: Int, Sendable {
        /// Something, or it destroys something.
        case normal = 0, destructive
    }

    /// What is called, with something that tells whether it was done.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    /// Its colour. Kept, and without effect.
    open var backgroundColor: UIColor?
    /// The picture in it.
    open var image: UIImage?

    /// A button that calls a closure.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        SimulatedApp.require(UIContextualAction.self)
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}

/// The buttons of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    public let actions: [UIContextualAction]
    /// Whether a long movement presses the first. Kept, and without effect.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        SimulatedApp.require(UISwipeActionsConfiguration.self)
        self.actions = actions
    }
}

/// A button of a row, as before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
    /// What a button does.
    public enum Style: Int, Sendable {
        /// It destroys something, or does something else.
        case `default` = 0, normal
        public static let destructive = Style.default
    }

    public let style: Style
    open var title: String?
    /// Its colour. Kept, and without effect.
    open var backgroundColor: UIColor?

    final let handler: (UITableViewRowAction, IndexPath) -> Void

    /// A button that calls a closure.
    public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
        SimulatedApp.require(UITableViewRowAction.self)
        (self.style, self.title, self.handler) = (style, title, handler)
    }
}

/// A menu that a finger finds by staying.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// What is shown in advance.
    public typealias PreviewProvider = () -> UIViewController?
    /// What makes the menu.
    public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

    /// Tells it from others.
    public let identifier: any NSCopying
    /// What makes the menu.
    final let makeMenu: ActionProvider?

    /// A menu that a closure makes.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
        actionProvider: ActionProvider? = nil
    ) {
        SimulatedApp.require(UIContextMenuConfiguration.self)
        self.identifier = identifier ?? NSUUID()
        makeMenu = actionProvider
    }
}

/// What finds a menu below a view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Who has the menu.
    public private(set) weak final var delegate: (any UIContextMenuInteractionDelegate)?

    /// One that asks somebody.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
}

/// Who has the menu below a view: asked as a finger stays on that.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu at a point.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
}
