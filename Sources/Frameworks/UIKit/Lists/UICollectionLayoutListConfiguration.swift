import BackgroundRuntime

/// How a section of a collection looks that is a list. Kept, and without effect.
public struct UICollectionLayoutListConfiguration: @unchecked Sendable {
    /// What says which buttons an item has. Never asked here.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
    /// What says how the lines at an item look. Never asked here.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// How a list looks.
    public enum Appearance: Hashable, Sendable {
        /// One list, groups, or the list beside other columns.
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// What stands above a list.
    public enum HeaderMode: Hashable, Sendable {
        /// Nothing, a view beside items, or the first item.
        case none, supplementary, firstItemInSection
    }

    /// What stands below a list.
    public enum FooterMode: Hashable, Sendable {
        /// Nothing, or a view beside items.
        case none, supplementary
    }

    /// How the list looks.
    public let appearance: Appearance
    /// Whether there are lines between items.
    public var showsSeparators = true
    /// How the lines between items look.
    @SystemAPI.Since(.symbol("UICollectionLayoutListConfiguration.separatorConfiguration", .iOS(14, 5))) public
        var separatorConfiguration = UIListSeparatorConfiguration()
    /// What says how the lines at an item look. Never asked here.
    @SystemAPI.Since(.symbol("UICollectionLayoutListConfiguration.itemSeparatorHandler", .iOS(14, 5))) public
        var itemSeparatorHandler: ItemSeparatorHandler? = nil
    /// What is behind the items.
    public var backgroundColor: UIColor?
    /// Which buttons an item has where lines begin. Never asked here.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Which buttons an item has where lines end. Never asked here.
    ///
    /// - Untouched: items have no buttons that a swipe brings to light
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// What stands above it.
    public var headerMode = HeaderMode.none
    /// What stands below it.
    public var footerMode = FooterMode.none
    /// The room above what stands above it.
    @SystemAPI.Since(.symbol("UICollectionLayoutListConfiguration.headerTopPadding", .iOS(15))) public
        var headerTopPadding: CGFloat? = nil

    /// A list that looks like this.
    public init(appearance: Appearance) {
        SimulatedApp.require(.symbol("UICollectionLayoutListConfiguration.init(appearance:)", .iOS(14)))
        self.appearance = appearance
    }
}

/// How the lines between items look. Kept, and without effect.
public struct UIListSeparatorConfiguration: Sendable {
    /// Whether a line is seen.
    public enum Visibility: Hashable, Sendable {
        /// As usual, always, or never.
        case automatic, visible, hidden
    }

    /// Whether the line above is seen.
    public var topSeparatorVisibility = Visibility.automatic
    /// Whether the line below is seen.
    public var bottomSeparatorVisibility = Visibility.automatic
    /// The room beside the line above.
    public var topSeparatorInsets = NSDirectionalEdgeInsets()
    /// The room beside the line below.
    public var bottomSeparatorInsets = NSDirectionalEdgeInsets()
    /// The colour of the lines.
    public var color = UIColor.clear
    /// The colour of the lines while several items are chosen.
    public var multipleSelectionColor = UIColor.clear

    init() {}

    /// The lines of a list that looks like this.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
        SimulatedApp.require(.symbol("UIListSeparatorConfiguration.init(listAppearance:)", .iOS(14, 5)))
    }
}
