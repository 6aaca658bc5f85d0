import BackgroundRuntime

/// How large the place is in which a compositional layout arranges.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    var contentSize: CGSize { get }
    /// Its size without the room at its edges.
    var effectiveContentSize: CGSize { get }
    /// The room at its edges.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// What of that counts.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// Where a compositional layout arranges.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// How large it is.
    var container: any NSCollectionLayoutContainer { get }
    /// What the screen is like.
    var traitCollection: UITraitCollection { get }
}

/// An item that is seen. There are none here.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
    /// How opaque it is.
    var alpha: CGFloat { get set }
    /// How far in front it is.
    var zIndex: Int { get set }
    /// Whether it is not seen.
    var isHidden: Bool { get set }
    /// Where its middle is.
    var center: CGPoint { get set }
    /// How it is turned and stretched.
    var transform: CGAffineTransform { get set }
    var indexPath: IndexPath { get }
    var frame: CGRect { get }
    /// Its area, in itself.
    var bounds: CGRect { get }
    /// Its kind, where it is beside items.
    var representedElementKind: String? { get }
}

/// What is told of the items that are seen. Never, here.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// How a section goes on that does not go the way of the others.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// As the others, on and on, from group to group, or from page to page.
    case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// What room at edges is measured from.
public enum UIContentInsetsReference: Int, Sendable {
    /// As usual, nothing, the area that nothing covers, the margins, or where texts are read well.
    case automatic = 0, none, safeArea, layoutMargins, readableContent
}

/// How the groups of a section are arranged. Kept, and without effect.
@preconcurrency @MainActor
public class NSCollectionLayoutSection: NSObject {
    /// The room in it.
    public var contentInsets = NSDirectionalEdgeInsets()
    /// The room between its groups.
    public var interGroupSpacing: CGFloat = 0
    /// What the room in it is measured from.
    @SystemAPI.Since(.method("contentInsetsReference", of: "NSCollectionLayoutSection", .iOS(14))) public
        var contentInsetsReference = UIContentInsetsReference
        .automatic
    /// How it goes on.
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// What stands above and below it.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether what stands above and below it has the same room.
    public var supplementariesFollowContentInsets = true
    /// What is told of the items that are seen. Never, here.
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// What is behind it.
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// A section of groups of one kind.
    public init(group: NSCollectionLayoutGroup) { super.init() }

    private override init() { super.init() }

    /// Items one below the other, as rows.
    public class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { NSCollectionLayoutSection() }
}

/// What holds for all sections of a compositional layout. Kept, and without effect.
@preconcurrency @MainActor
public class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Where sections go on.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The room between sections.
    public var interSectionSpacing: CGFloat = 0
    /// What the room in it is measured from.
    @SystemAPI.Since(
        .method("contentInsetsReference", of: "UICollectionViewCompositionalLayoutConfiguration", .iOS(14))) public
        var contentInsetsReference = UIContentInsetsReference.safeArea
    /// What stands above and below all sections.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}

/// What says how a section is arranged, by its number. Never asked here.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Items in groups, and groups in sections. Nothing is laid out, and no section is asked for.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// What holds for all sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration

    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        SimulatedApp.require(UICollectionViewCompositionalLayout.self)
        self.configuration = configuration
        super.init()
    }

    /// Sections as the app has them.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Sections as the app has them.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        SimulatedApp.require(UICollectionViewCompositionalLayout.self)
        self.configuration = configuration
        super.init()
    }

    /// Sections that are lists.
    open class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
