import BackgroundRuntime

/// Items in an order of the app's. Nothing is drawn: once it is on the screen it asks for as many as are taken to
/// fill that.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    private var classes: [String: UICollectionReusableView.Type] = [:]

    /// How items are laid out. Kept, and without effect.
    open var collectionViewLayout: UICollectionViewLayout
    /// Who has the items.
    open weak var dataSource: (any UICollectionViewDataSource)?

    /// Items in a size.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
    }

    /// Ends the app, as on a phone: items need a layout.
    public convenience override init(frame: CGRect) {
        SimulatedApp.raise(
            "NSInvalidArgumentException: UICollectionView must be initialized with a non-nil layout parameter")
    }

    /// Items from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
    }

    /// What makes cells and views of a storyboard or nib, by their names, those of views behind their kind.
    final var prototypes: [String: () -> AnyObject?] = [:]
    /// The items that are on the screen.
    final let shown = ShownCells<UICollectionViewCell>()

    /// Has cells of a class made under a name.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UICollectionViewCell.Type
    }

    /// A cell of the class under a name. Ends the app where there is none.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = prototypes[identifier]?() as? UICollectionViewCell { return cell.made(as: identifier) }
        guard let type = classes[identifier] else {
            SimulatedApp.raise(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier)")
        }
        let cell = RegisteredCells.item(type) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
        return cell.made(as: identifier)
    }

    /// How many items a section has.
    open func numberOfItems(inSection section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }

    /// The items are others: they are counted, and those on the screen made in a later turn.
    open func reloadData() {
        for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) { _ = numberOfItems(inSection: section) }
        forgetItems()
    }

    /// A view behind the items.
    open var backgroundView: UIView? { didSet { hold(backgroundView, inPlaceOf: oldValue, isBehind: true) } }
    /// Whether items can be chosen. Kept, and without effect.
    open var allowsSelection = true
    /// Whether several items can be chosen. Kept, and without effect.
    open var allowsMultipleSelection = false
    private var chosen: [IndexPath] = []

    /// How many sections there are.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// The items that are on the screen: those that it has asked for.
    open var visibleCells: [UICollectionViewCell] { shown.paths.compactMap { shown[$0] } }
    /// The places of the items that are on the screen: of those that it has asked for.
    open var indexPathsForVisibleItems: [IndexPath] { shown.paths }
    /// The items that are chosen.
    open var indexPathsForSelectedItems: [IndexPath]? { chosen }
    /// The item that a cell was made for, since the items were others; nil for a cell of another list.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.path(of: cell) }
    /// The item at a point: nil, since nothing is laid out.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
    /// The cell of an item, as its source makes it.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        if shown[indexPath] == nil {
            shown[indexPath] = CellsAsked.asking { dataSource?.collectionView(self, cellForItemAt: indexPath) }
        }
        return shown[indexPath]
    }
    /// A view beside items, as its source makes it.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        SimulatedApp.require(.method("supplementaryViewForElementKind:atIndexPath:", of: "UICollectionView", .iOS(9)))
        return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: elementKind, at: indexPath)
    }
    /// Chooses an item; its delegate is not told.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection { chosen = [] }
        chosen += indexPath.map { [$0] } ?? []
    }
    /// Chooses an item no longer.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { chosen.removeAll { $0 == indexPath } }
    /// Has cells of a nib made under a name.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        prototypes[identifier] = nib.map { nib in { nib.makeCell() } }
    }
    /// Has views beside items made of a class under a name.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { classes[elementKind + "/" + identifier] = viewClass as? UICollectionReusableView.Type }
    /// Has views beside items made of a nib under a name.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { prototypes[kind + "/" + identifier] = nib.map { nib in { nib.makeCell() } } }
    /// A view beside items, of the class under a name. Ends the app where there is none.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let name = elementKind + "/" + identifier
        if let view = prototypes[name]?() as? UICollectionReusableView { return view.made(as: identifier) }
        guard let type = classes[name] else {
            SimulatedApp.raise("could not dequeue a view of kind: \(elementKind) with identifier \(identifier)")
        }
        return RegisteredCells.item(type).made(as: identifier)
    }
    /// Some items are others: those on the screen are made again.
    open func reloadItems(at indexPaths: [IndexPath]) {
        for path in indexPaths { shown[path] = nil }
        shown.ask(self) { [weak self] in self?.showItems() }
    }
    /// Some sections are others: the items on the screen are made again.
    open func reloadSections(_ sections: IndexSet) {
        reloadItems(at: shown.paths.filter { sections.contains($0.section) })
    }
    /// Some items show something else: those on the screen are made again.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        SimulatedApp.require(.method("reconfigureItemsAtIndexPaths:", of: "UICollectionView", .iOS(15)))
        reloadItems(at: indexPaths)
    }
    /// There are more sections: the items on the screen are made again.
    open func insertSections(_ sections: IndexSet) { forgetItems() }
    /// There are fewer sections: the items on the screen are made again.
    open func deleteSections(_ sections: IndexSet) { forgetItems() }
    /// An item is elsewhere: those on the screen are made again.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { forgetItems() }
    /// Whether items are asked for before they are seen. Kept, and without effect.
    @SystemAPI.Since(.method("isPrefetchingEnabled", of: "UICollectionView", .iOS(10))) open var isPrefetchingEnabled =
        true
    /// Who is told of items that come soon. Never, here.
    open var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        get {
            SimulatedApp.require(.collectionPrefetchDataSource)
            return early
        }
        set {
            SimulatedApp.require(.collectionPrefetchDataSource)
            early = newValue
        }
    }
    private weak final var early: (any UICollectionViewDataSourcePrefetching)?
    /// There are more items: those on the screen are made again.
    open func insertItems(at indexPaths: [IndexPath]) { forgetItems() }
    /// There are fewer items: those on the screen are made again.
    open func deleteItems(at indexPaths: [IndexPath]) { forgetItems() }
    /// Several changes at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    /// Moves an item into sight. Without effect.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Lays items out otherwise. Kept, and without effect.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        collectionViewLayout = layout
    }

    /// Where an item is moved to. Without effect.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1), bottom = ScrollPosition(rawValue: 4)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let left = ScrollPosition(rawValue: 8), right = ScrollPosition(rawValue: 32)
        /// In the middle from side to side.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    }

    /// The kind of what stands above a section.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of what stands below a section.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

/// An item, or a view beside items.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    /// The name under which a list made it; nil for one that code made.
    open var reuseIdentifier: String? { madeAs }
    private final var madeAs: String?

    /// The view, made under a name.
    final func made(as name: String) -> Self {
        madeAs = name
        return self
    }

    /// A view in a size.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// One from a storyboard or a nib.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The view is about to be another. Never called here.
    open func prepareForReuse() {}
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    /// What is in it.
    public let contentView = UIView()
    /// Whether it is chosen.
    open var isSelected = false

    /// An item in a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// An item from a storyboard or a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Follows the segue that a tap on it begins.
    final var segue: ((Any?) -> Void)?

    /// Whether it is touched.
    open var isHighlighted = false
    /// A view behind it.
    open var backgroundView: UIView? { didSet { hold(backgroundView, inPlaceOf: oldValue, isBehind: true) } }
    /// A view behind it while it is chosen: how that looks. Kept: nothing is drawn.
    open var selectedBackgroundView: UIView?
    /// What it shows. A snapshot of the screen has its texts.
    @SystemAPI.Since(.method("contentConfiguration", of: "UICollectionViewCell", .iOS(14))) open
        var contentConfiguration: (any UIContentConfiguration)? =
            nil
    { didSet { contentView.show(contentConfiguration) } }
    /// What is behind that. Kept, and without effect.
    @SystemAPI.Since(.method("backgroundConfiguration", of: "UICollectionViewCell", .iOS(14))) open
        var backgroundConfiguration: UIBackgroundConfiguration? = nil
    /// Whether what it shows follows what it is. Kept, and without effect.
    @SystemAPI.Since(.method("automaticallyUpdatesContentConfiguration", of: "UICollectionViewCell", .iOS(14))) open
        var automaticallyUpdatesContentConfiguration = true
    /// Whether what is behind that follows what it is. Kept, and without effect.
    @SystemAPI.Since(.method("automaticallyUpdatesBackgroundConfiguration", of: "UICollectionViewCell", .iOS(14))) open
        var automaticallyUpdatesBackgroundConfiguration = true
    /// What is asked what it shows, as it is otherwise. Never, here.
    @SystemAPI.Since(.method("configurationUpdateHandler", of: "UICollectionViewCell", .iOS(15))) open
        var configurationUpdateHandler: ConfigurationUpdateHandler? =
            nil

    /// What is asked what an item shows. Never, here.
    public typealias ConfigurationUpdateHandler = (
        _ cell: UICollectionViewCell, _ state: UICellConfigurationState
    ) -> Void

    override var shownText: String? {
        let shown = _contentConfiguration.value as? UIListContentConfiguration
        return (shown?.text).map { text in (shown?.secondaryText).map { text + "\n" + $0 } ?? text }
    }

    open var configurationState: UICellConfigurationState {
        SimulatedApp.require(.method("configurationState", of: "UICollectionViewCell", .iOS(14)))
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }
    /// It needs to be asked again what it shows. Without effect.
    open func setNeedsUpdateConfiguration() {
        SimulatedApp.require(.method("setNeedsUpdateConfiguration", of: "UICollectionViewCell", .iOS(14)))
    }
    /// What it shows is asked again. Never called here.
    open func updateConfiguration(using state: UICellConfigurationState) {}
}
