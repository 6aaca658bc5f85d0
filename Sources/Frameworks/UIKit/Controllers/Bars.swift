import BackgroundRuntime

/// What bars show of something.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    open var title: String?
    /// The picture in it.
    open var image: UIImage?
    /// Whether it can be used.
    open var isEnabled = true
    /// A number of the app's own.
    open var tag = 0

    /// An item that shows nothing.
    public override init() { super.init() }

    private var looks = ValuesByState<[NSAttributedString.Key: Any]>()
    /// Sets how its text looks while it is something. Kept: nothing is drawn.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        SimulatedApp.require(.method("setTitleTextAttributes:forState:", of: "UIBarItem", .iOS(5)))
        looks[state] = attributes
    }
    /// How its text looks while it is something.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { looks[state] }
    /// Where its picture is. Kept, and without effect.
    open var imageInsets = UIEdgeInsets.zero
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    public enum Style: Int, Sendable {
        case plain = 0
        /// As what is mostly wanted.
        case done = 2
    }

    /// A button that the system has.
    public enum SystemItem: Int, Sendable {
        case done = 0, cancel, edit, save, add
        case flexibleSpace, fixedSpace
        /// It does something with what is shown.
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
        case play, pause, rewind, fastForward, undo, redo
        case close = 24
    }

    /// Who gets the message.
    open weak var target: AnyObject?
    /// The message that is sent.
    open var action: Selector?
    /// What is done in its place.
    @SystemAPI.Since(.method("primaryAction", of: "UIBarButtonItem", .iOS(14))) open var primaryAction: UIAction? = nil
    /// The same on each system.
    var actionInPlace: UIAction? { _primaryAction.value }
    /// The button of the system that it is; nil for one of the app's own.
    final var systemItem: SystemItem?
    /// Follows the segue that a tap on it begins.
    final var segue: ((Any?) -> Void)?
    /// What it does that the system made for a purpose; nil for others.
    final var systemAction: (() -> Void)?
    /// What it shows in place of a text.
    open var customView: UIView?
    /// Its colour. Kept, and without effect.
    @SystemAPI.Since(.method("tintColor", of: "UIBarButtonItem", .iOS(5))) open var tintColor: UIColor? = nil

    /// A button with a text.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.title, self.style) = (title, style)
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// A button with a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init()
        (self.image, self.style) = (image, style)
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// A button that the system has.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init()
        self.systemItem = systemItem
        (self.target, self.action) = (target.map { $0 as AnyObject }, action)
    }

    /// A button that the system has, with an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        SimulatedApp.require(
            .method("initWithBarButtonSystemItem:primaryAction:menu:", of: "UIBarButtonItem", .iOS(14)))
        self.init()
        self.systemItem = systemItem
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }

    /// A button that shows a view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    public class func flexibleSpace() -> UIBarButtonItem {
        SimulatedApp.require(.classMethod("flexibleSpaceItem", of: "UIBarButtonItem", .iOS(14)))
        return UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// How wide it is. Kept, and without effect.
    open var width: CGFloat = 0
    /// How it looks. Kept, and without effect.
    open var style = Style.plain
    /// The menu that it opens.
    @SystemAPI.Since(.method("menu", of: "UIBarButtonItem", .iOS(14))) open var menu: UIMenu? = nil
    /// The same on each system.
    final var ownMenu: UIMenu? { _menu.value }

    /// A button with a text or a picture, and an action or a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        SimulatedApp.require(.method("initWithTitle:image:primaryAction:menu:", of: "UIBarButtonItem", .iOS(14)))
        self.init()
        (self.title, self.image) = (title ?? primaryAction?.title, image)
        (self.primaryAction, self.menu) = (primaryAction, menu)
    }
}

/// What the bar of tabs shows for a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// A tab that the system has.
    public enum SystemItem: Int, Sendable {
        /// More tabs, or what is liked best.
        case more = 0, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    /// What is written over it; nil for nothing.
    open var badgeValue: String?
    /// The picture while it is chosen.
    @SystemAPI.Since(.method("selectedImage", of: "UITabBarItem", .iOS(7))) open var selectedImage: UIImage? = nil

    /// A tab with a text and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// A tab with a text and two pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        SimulatedApp.require(.method("initWithTitle:image:selectedImage:", of: "UITabBarItem", .iOS(7)))
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// A tab that the system has.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: nil, image: nil, tag: tag)
        self.systemItem = systemItem
    }
    /// The tab of the system that it is; nil for one of the app's own.
    final var systemItem: SystemItem?
}

/// The bar above a stack.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    /// Whether titles are large. Kept, and without effect.
    @SystemAPI.Since(.method("prefersLargeTitles", of: "UINavigationBar", .iOS(11))) open var prefersLargeTitles = false
    /// Its colour. Kept, and without effect.
    @SystemAPI.Since(.method("barTintColor", of: "UINavigationBar", .iOS(7))) open var barTintColor: UIColor? = nil
    /// Whether something is seen through it. Kept, and without effect.
    open var isTranslucent = true
    /// How titles look. Kept, and without effect.
    @SystemAPI.Since(.method("titleTextAttributes", of: "UINavigationBar", .iOS(5)))
    open var titleTextAttributes: [NSAttributedString.Key: Any]? = nil

    /// How it looks. Kept, and without effect.
    open var barStyle = UIBarStyle.default
    /// How titles look that are large. Kept, and without effect.
    @SystemAPI.Since(.method("largeTitleTextAttributes", of: "UINavigationBar", .iOS(11))) open
        var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil
    /// What is dark below it. Kept, and without effect.
    @SystemAPI.Since(.method("shadowImage", of: "UINavigationBar", .iOS(6))) open var shadowImage: UIImage? = nil
    /// How it looks. Kept, and without effect.
    open var standardAppearance: UINavigationBarAppearance {
        get {
            SimulatedApp.require(.navigationBarStandardAppearance)
            return looks
        }
        set {
            SimulatedApp.require(.navigationBarStandardAppearance)
            looks = newValue
        }
    }
    private final lazy var looks = UINavigationBarAppearance()
    /// How it looks where it is small. Kept, and without effect.
    @SystemAPI.Since(.method("compactAppearance", of: "UINavigationBar", .iOS(13))) open var compactAppearance:
        UINavigationBarAppearance? = nil
    /// How it looks at the top of what scrolls. Kept, and without effect.
    @SystemAPI.Since(.method("scrollEdgeAppearance", of: "UINavigationBar", .iOS(13))) open var scrollEdgeAppearance:
        UINavigationBarAppearance? = nil
    /// The arrow that goes back. Kept, and without effect.
    @SystemAPI.Since(.method("backIndicatorImage", of: "UINavigationBar", .iOS(7))) open var backIndicatorImage:
        UIImage? = nil
    /// What it shows, the last in front: of a stack, what belongs to its controllers.
    open var items: [UINavigationItem]? {
        get { stack.map { $0.viewControllers.map(\.navigationItem) } ?? own }
        set { own = newValue }
    }
    private var own: [UINavigationItem]?
    /// The stack whose bar it is; nil for one of the app's own.
    final weak var stack: UINavigationController?
    /// Who is asked about it. Never, here.
    open weak var delegate: (any UINavigationBarDelegate)?

    /// What it shows last.
    open var topItem: UINavigationItem? { items?.last }
    /// What the button leads to that goes back; nil for none.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Sets what it shows.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// Shows something else in front.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    private var backgrounds: [UIBarMetrics: UIImage] = [:]
    /// Sets the picture behind it. Kept: nothing is drawn.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        SimulatedApp.require(.method("setBackgroundImage:forBarMetrics:", of: "UINavigationBar", .iOS(5)))
        backgrounds[barMetrics] = backgroundImage
    }
    /// The picture behind it.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgrounds[barMetrics] }
}

/// The bar of tabs.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// What it shows: of a controller of tabs, what belongs to its controllers.
    open var items: [UITabBarItem]? {
        get { tabs.map { $0.contained.map(\.tabBarItem) } ?? own }
        set { own = newValue }
    }
    private var own: [UITabBarItem]?
    /// The controller whose bar it is; nil for one of the app's own.
    final weak var tabs: UITabBarController?
    /// Its colour. Kept, and without effect.
    @SystemAPI.Since(.method("barTintColor", of: "UITabBar", .iOS(7))) open var barTintColor: UIColor? = nil

    /// Who is told of what a finger chooses.
    open weak var delegate: (any UITabBarDelegate)?
    /// What is chosen: of a controller of tabs, what belongs to the one that is shown.
    open var selectedItem: UITabBarItem? {
        get { tabs.map { $0.selectedViewController?.tabBarItem } ?? chosen }
        set { chosen = newValue }
    }
    private weak var chosen: UITabBarItem?
    /// Sets what it shows.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    /// How it looks. Kept, and without effect.
    @SystemAPI.Since(.method("barStyle", of: "UITabBar", .iOS(7))) open var barStyle = UIBarStyle.default
    /// Whether something is seen through it. Kept, and without effect.
    @SystemAPI.Since(.method("isTranslucent", of: "UITabBar", .iOS(7))) open var isTranslucent = true
    /// The colour of what is not chosen. Kept, and without effect.
    @SystemAPI.Since(.method("unselectedItemTintColor", of: "UITabBar", .iOS(10))) open var unselectedItemTintColor:
        UIColor? = nil
    /// The picture behind it. Kept, and without effect.
    @SystemAPI.Since(.method("backgroundImage", of: "UITabBar", .iOS(5))) open var backgroundImage: UIImage? = nil
    /// What is dark above it. Kept, and without effect.
    @SystemAPI.Since(.method("shadowImage", of: "UITabBar", .iOS(6))) open var shadowImage: UIImage? = nil
    /// How it looks. Kept, and without effect.
    open var standardAppearance: UITabBarAppearance {
        get {
            SimulatedApp.require(.tabBarStandardAppearance)
            return looks
        }
        set {
            SimulatedApp.require(.tabBarStandardAppearance)
            looks = newValue
        }
    }
    private final lazy var looks = UITabBarAppearance()
    /// How it looks at the end of what scrolls. Kept, and without effect.
    @SystemAPI.Since(.method("scrollEdgeAppearance", of: "UITabBar", .iOS(15))) open var scrollEdgeAppearance:
        UITabBarAppearance? = nil
}

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// The buttons: of a stack, those of the controller that is shown.
    open var items: [UIBarButtonItem]? {
        get { stack.map { $0.topViewController?.toolbarItems } ?? own }
        set { if let stack { stack.topViewController?.toolbarItems = newValue } else { own = newValue } }
    }
    private var own: [UIBarButtonItem]?
    /// The stack whose bar it is; nil for one of the app's own.
    final weak var stack: UINavigationController?

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// How it looks. Kept, and without effect.
    open var barStyle = UIBarStyle.default
    /// Whether something is seen through it. Kept, and without effect.
    open var isTranslucent = true
    /// Its colour. Kept, and without effect.
    @SystemAPI.Since(.method("barTintColor", of: "UIToolbar", .iOS(7))) open var barTintColor: UIColor? = nil
}
