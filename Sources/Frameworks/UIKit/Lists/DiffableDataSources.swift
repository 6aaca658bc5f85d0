import BackgroundRuntime

/// Rows by what tells them from others.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    /// What makes the cell of a row.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private let provider: CellProvider
    private weak final var table: UITableView?
    /// How rows come and go. Kept, and without effect.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// The source of a table. From iOS 13.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init()
        table = tableView
        tableView.dataSource = self
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }
    /// Sets the rows, at once: nothing is animated.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let before = shown
        shown = snapshot.applied
        table?.moveRows { snapshot.path(of: $0, in: before) }
        completion?()
    }
    /// Sets the rows, at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        SimulatedApp.require(
            .symbol("UITableViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)", .iOS(15)))
        apply(snapshot, animatingDifferences: false, completion: completion)
    }
    /// The section at a place; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        SimulatedApp.require(.symbol("UITableViewDiffableDataSource.sectionIdentifier(for:)", .iOS(15)))
        return shown.section(at: index)
    }
    /// The place of a section; nil for an unknown one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        SimulatedApp.require(.symbol("UITableViewDiffableDataSource.index(for:)", .iOS(15)))
        return shown.indexOfSection(sectionIdentifier)
    }
    /// The row at a place; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    /// The place of a row; nil for an unknown one.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }

    open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = shown.item(at: indexPath), let cell = provider(tableView, indexPath, item) else {
            SimulatedApp.raise("UITableViewDiffableDataSource has no cell for \(indexPath)")
        }
        return cell
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}

/// Items by what tells them from others.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// What makes the cell of an item.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// What makes a view beside items.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
    private let provider: CellProvider
    private weak final var list: UICollectionView?
    /// What makes views beside items.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The source of a collection. From iOS 13.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init()
        list = collectionView
        collectionView.dataSource = self
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }
    /// Sets the items, at once: nothing is animated.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let before = shown
        shown = snapshot.applied
        trees = [:]
        list?.moveItems { snapshot.path(of: $0, in: before) }
        completion?()
    }
    /// Sets the items, at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        SimulatedApp.require(
            .symbol("UICollectionViewDiffableDataSource.applySnapshotUsingReloadData(_:completion:)", .iOS(15)))
        apply(snapshot, animatingDifferences: false, completion: completion)
    }
    /// Sets the items of one section, at once; those that are below a closed one are none of them.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        trees[section] = snapshot
        let before = shown
        shown.set(snapshot.visibleItems, in: section)
        list?.moveItems { self.shown.path(of: $0, in: before) }
        completion?()
    }
    /// The items of one section.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let tree = trees[section] { return tree }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(shown.itemIdentifiers(inSection: section))
        return flat
    }
    /// The section at a place; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        SimulatedApp.require(.symbol("UICollectionViewDiffableDataSource.sectionIdentifier(for:)", .iOS(15)))
        return shown.section(at: index)
    }
    /// The place of a section; nil for an unknown one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        SimulatedApp.require(.symbol("UICollectionViewDiffableDataSource.index(for:)", .iOS(15)))
        return shown.indexOfSection(sectionIdentifier)
    }
    /// The item at a place; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }
    /// The place of an item; nil for an unknown one.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        shown.numberOfItems(inSection: shown.sectionIdentifiers[section])
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let made = shown.item(at: indexPath).flatMap { item in
            CellsAsked.asking { provider(collectionView, indexPath, item) }
        }
        guard let cell = made else {
            SimulatedApp.raise("UICollectionViewDiffableDataSource has no cell for \(indexPath)")
        }
        return cell
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }
}

extension UICollectionView {
    /// Where items go on.
    public enum ScrollDirection: Int, Sendable {
        /// Down, or to the side.
        case vertical = 0, horizontal
    }
}

extension NSIndexPath {
    /// A place in a table.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
    /// A place in a collection.
    public convenience init(item: Int, section: Int) {
        SimulatedApp.require(.classMethod("indexPathForItem:inSection:", of: "NSIndexPath", .iOS(6)))
        self.init(indexes: [section, item], length: 2)
    }
    /// The first of its numbers.
    public var section: Int { index(atPosition: 0) }
    /// The row in the section.
    public var row: Int { index(atPosition: 1) }
    /// The item in the section.
    public var item: Int {
        SimulatedApp.require(.method("item", of: "NSIndexPath", .iOS(6)))
        return index(atPosition: 1)
    }
}
