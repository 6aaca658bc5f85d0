import BackgroundRuntime

/// What the bar above shows for a controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// When titles are large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As before, always, or never.
        case automatic = 0, always, never
    }

    open var title: String?
    /// A text above the title.
    open var prompt: String?
    /// A view in place of the title.
    open var titleView: UIView?
    /// The button where lines begin: the first of those.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftButtons?.first }
        set { leftButtons = newValue.map { [$0] } }
    }
    /// The button where lines end: the last of those.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightButtons?.first }
        set { rightButtons = newValue.map { [$0] } }
    }
    /// The buttons where lines begin.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        get {
            SimulatedApp.require(.navigationItemLeftBarButtonItems)
            return leftButtons
        }
        set {
            SimulatedApp.require(.navigationItemLeftBarButtonItems)
            leftButtons = newValue
        }
    }
    /// The same on each system.
    final var leftButtons: [UIBarButtonItem]?
    /// The buttons where lines end, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        get {
            SimulatedApp.require(.navigationItemRightBarButtonItems)
            return rightButtons
        }
        set {
            SimulatedApp.require(.navigationItemRightBarButtonItems)
            rightButtons = newValue
        }
    }
    /// The same on each system.
    final var rightButtons: [UIBarButtonItem]?
    /// The button that goes back.
    open var backBarButtonItem: UIBarButtonItem?
    /// Whether there is no button that goes back. Kept, and without effect.
    open var hidesBackButton = false
    /// Whether the title is large. Kept, and without effect.
    @SystemAPI.Since(.method("largeTitleDisplayMode", of: "UINavigationItem", .iOS(11)))
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic

    /// What is shown, with a title.
    public init(title: String) { self.title = title }

    /// Sets the button where lines end.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Sets the button where lines begin.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// What is looked for in what is shown.
    @SystemAPI.Since(.method("searchController", of: "UINavigationItem", .iOS(11))) open var searchController:
        UISearchController? = nil
    /// The same on each system.
    final var search: UISearchController? { _searchController.value }
    /// Whether the line where something is looked for goes away. Kept, and without effect.
    @SystemAPI.Since(.method("hidesSearchBarWhenScrolling", of: "UINavigationItem", .iOS(11))) open
        var hidesSearchBarWhenScrolling = true
    /// What the button says that leads back here, where it is none of the app's own.
    @SystemAPI.Since(.method("backButtonTitle", of: "UINavigationItem", .iOS(11))) open var backButtonTitle: String? =
        nil
    /// What the button says that leads back here: as the app has it, else the title.
    final var wayBack: String? {
        backBarButtonItem?.title ?? _backButtonTitle.value ?? title
    }
    /// What the button shows that leads back here. Kept, and without effect.
    @SystemAPI.Since(.method("backButtonDisplayMode", of: "UINavigationItem", .iOS(14))) open
        var backButtonDisplayMode = BackButtonDisplayMode
        .default
    /// Whether the buttons where lines begin leave the one that goes back.
    @SystemAPI.Since(.method("leftItemsSupplementBackButton", of: "UINavigationItem", .iOS(5))) open
        var leftItemsSupplementBackButton = false
    /// Whether they take its place.
    final var replacesBackButton: Bool {
        !(leftButtons ?? []).isEmpty && !_leftItemsSupplementBackButton.value
    }
    /// How the bar looks. Kept, and without effect.
    @SystemAPI.Since(.method("standardAppearance", of: "UINavigationItem", .iOS(13))) open var standardAppearance:
        UINavigationBarAppearance? = nil
    /// How the bar looks at the top of what scrolls. Kept, and without effect.
    @SystemAPI.Since(.method("scrollEdgeAppearance", of: "UINavigationItem", .iOS(13))) open var scrollEdgeAppearance:
        UINavigationBarAppearance? =
            nil

    /// Where the line is where something is looked for. Kept, and without effect.
    @SystemAPI.Since(.method("preferredSearchBarPlacement", of: "UINavigationItem", .iOS(16))) open
        var preferredSearchBarPlacement = SearchBarPlacement
        .automatic

    /// Where the line is where something is looked for.
    public enum SearchBarPlacement: Int, Sendable {
        /// As usual, beside the buttons, or below them.
        case automatic = 0, inline, stacked
    }

    /// What a button shows that goes back.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// As much as there is room for, one word, or an arrow.
        case `default` = 0, generic, minimal
    }

    /// Sets the buttons where lines end.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Sets the buttons where lines begin.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Hides the button that goes back, or not.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

/// What bars show of a controller, made as somebody asks for it. A title that the controller gets later is theirs too.
@MainActor
struct OwnBarItems {
    private(set) var navigation: UINavigationItem?
    var tab: UITabBarItem?

    /// What the bar above shows.
    ///
    /// - Parameter title: that of the controller.
    mutating func navigationItem(_ title: String?) -> UINavigationItem {
        let item = navigation ?? UINavigationItem(title: title ?? "")
        navigation = item
        return item
    }

    /// What the bar of tabs shows.
    mutating func tabBarItem(_ title: String?) -> UITabBarItem {
        let item = tab ?? UITabBarItem(title: title, image: nil, tag: 0)
        tab = item
        return item
    }

    /// The controller has another title.
    func say(_ title: String?) {
        navigation?.title = title
        tab?.title = title
    }
}
