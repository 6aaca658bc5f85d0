import BackgroundRuntime

/// Sections and items, by what tells them from others.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The groups, in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

    /// Nothing yet. From iOS 13.
    public init() { SimulatedApp.require(.diffableSnapshot) }

    /// The items of all sections.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }
    /// How many items there are.
    public var numberOfItems: Int { itemIdentifiers.count }
    /// How many sections there are.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// How many items a section has.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    /// What a group has, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    /// The section of an item; nil for an unknown one.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionIdentifiers.first { items[$0]?.contains(identifier) == true }
    }
    /// The place of an item; nil for an unknown one.
    public func indexOfItem(_ itemIdentifier: ItemIdentifierType) -> Int? {
        itemIdentifiers.firstIndex(of: itemIdentifier)
    }
    /// The place of a section; nil for an unknown one.
    public func indexOfSection(_ sectionIdentifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: sectionIdentifier)
    }

    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { sectionIdentifiers += identifiers }
    /// Adds items at the end of a section; of the last where none is named.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            SimulatedApp.raise("There are currently no sections in the data source. Please add a section first.")
        }
        items[section, default: []] += identifiers
    }
    /// Adds items before another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, 0) }
    /// Adds items after another.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, 1) }
    /// Puts an item before another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insert([identifier], beside: toIdentifier, 0)
    }
    /// Puts an item after another.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insert([identifier], beside: toIdentifier, 1)
    }
    /// Adds sections before another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, besideSection: toIdentifier, 0) }
    /// Adds sections after another.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, besideSection: toIdentifier, 1) }
    /// Puts a section before another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        sectionIdentifiers.removeAll { $0 == identifier }
        insert([identifier], besideSection: toIdentifier, 0)
    }
    /// Puts a section after another.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        sectionIdentifiers.removeAll { $0 == identifier }
        insert([identifier], besideSection: toIdentifier, 1)
    }
    /// Takes items out.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in sectionIdentifiers { items[section]?.removeAll(where: gone.contains) }
    }
    /// Takes all items out, and the sections.
    public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }
    /// Takes sections out.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sectionIdentifiers.removeAll(where: identifiers.contains)
        for section in identifiers { items[section] = nil }
    }
    /// Items show something else. Without effect.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
    /// Items show something else. Without effect.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
    /// Sections show something else. Without effect.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, _ distance: Int
    ) {
        guard let path = path(of: other) else {
            SimulatedApp.raise("NSInternalInconsistencyException: the snapshot has no item \(other)")
        }
        let section = sectionIdentifiers[path.section]
        items[section, default: []].insert(contentsOf: identifiers, at: path[1] + distance)
    }

    private mutating func insert(
        _ identifiers: [SectionIdentifierType], besideSection other: SectionIdentifierType, _ distance: Int
    ) {
        guard let index = indexOfSection(other) else {
            SimulatedApp.raise("NSInternalInconsistencyException: the snapshot has no section \(other)")
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index + distance)
    }

    /// Gives a section these items, and makes one at the end where there is none.
    mutating func set(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType) {
        if !sectionIdentifiers.contains(section) { sectionIdentifiers.append(section) }
        items[section] = identifiers
    }

    /// What is at a place; nil where there is nothing.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sectionIdentifiers.indices.contains(path.section) else { return nil }
        let all = items[sectionIdentifiers[path.section]] ?? []
        return all.indices.contains(path[1]) ? all[path[1]] : nil
    }

    /// The section at a place; nil where there is none.
    func section(at index: Int) -> SectionIdentifierType? {
        sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
    }

    /// Where something is; nil for an unknown one.
    func path(of item: ItemIdentifierType) -> IndexPath? {
        for (section, identifier) in sectionIdentifiers.enumerated() {
            if let row = items[identifier]?.firstIndex(of: item) { return IndexPath(indexes: [section, row]) }
        }
        return nil
    }
}

/// Rows by what tells them from others.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    /// What makes the cell of a row.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    private let provider: CellProvider
    /// How rows come and go. Kept, and without effect.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// The source of a table. From iOS 13.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// The rows.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }
    /// Sets the rows, at once: nothing is animated.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        shown = snapshot
        completion?()
    }
    /// Sets the rows, at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        SimulatedApp.require(.tableSnapshotUsingReloadData)
        apply(snapshot, animatingDifferences: false, completion: completion)
    }
    /// The section at a place; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        SimulatedApp.require(.tableSectionIdentifierForIndex)
        return shown.section(at: index)
    }
    /// The place of a section; nil for an unknown one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        SimulatedApp.require(.tableIndexForSectionIdentifier)
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
    /// What makes views beside items.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The source of a collection. From iOS 13.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// The items.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown }
    /// Sets the items, at once: nothing is animated.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        shown = snapshot
        trees = [:]
        completion?()
    }
    /// Sets the items, at once.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        SimulatedApp.require(.collectionSnapshotUsingReloadData)
        apply(snapshot, animatingDifferences: false, completion: completion)
    }
    /// Sets the items of one section, at once; those that are below a closed one are none of them.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        trees[section] = snapshot
        shown.set(snapshot.visibleItems, in: section)
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
        SimulatedApp.require(.collectionSectionIdentifierForIndex)
        return shown.section(at: index)
    }
    /// The place of a section; nil for an unknown one.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        SimulatedApp.require(.collectionIndexForSectionIdentifier)
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
        SimulatedApp.require(.indexPathOfItemObject)
        self.init(indexes: [section, item], length: 2)
    }
    /// The first of its numbers.
    public var section: Int { index(atPosition: 0) }
    /// The row in the section.
    public var row: Int { index(atPosition: 1) }
    /// The item in the section.
    public var item: Int {
        SimulatedApp.require(.indexPathItem2)
        return index(atPosition: 1)
    }
}
