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

    /// What is at a place; nil where there is nothing.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard sectionIdentifiers.indices.contains(path.section) else { return nil }
        let all = items[sectionIdentifiers[path.section]] ?? []
        return all.indices.contains(path[1]) ? all[path[1]] : nil
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
        completion?()
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
        guard let item = shown.item(at: indexPath), let cell = provider(collectionView, indexPath, item) else {
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

/// Where an item is.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    /// Its place.
    open var indexPath = IndexPath()
    /// Its area.
    open var frame = CGRect.zero
    /// How opaque it is.
    open var alpha: CGFloat = 1
    /// How far in front it is.
    open var zIndex = 0

    /// Where a cell is.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }
}

/// Who is asked how items are laid out in lines. Never, here.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// How large an item is.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// The room around a section.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// The room between lines.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// The room between items.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// How large what stands above a section is.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    private var lines: UICollectionViewFlowLayout { UICollectionViewFlowLayout() }

    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { lines.itemSize }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { lines.minimumLineSpacing }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { lines.minimumInteritemSpacing }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { .zero }
}

extension UICollectionView {
    /// Where items go on.
    public enum ScrollDirection: Int, Sendable {
        /// Down, or to the side.
        case vertical = 0, horizontal
    }
}

extension NSIndexPath {
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
