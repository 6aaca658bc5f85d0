import BackgroundRuntime

/// Sections and items, by what tells them from others.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The groups, in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    /// What shows something else, as long as nobody has applied it.
    private(set) var changed: Set<ItemIdentifierType> = []

    /// Nothing yet. From iOS 13.
    public init() { SimulatedApp.require(.symbol("NSDiffableDataSourceSnapshot.init()", .iOS(13))) }

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
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in sectionIdentifiers { items[section]?.removeAll(where: gone.contains) }
    }
    /// Takes all items out, and the sections.
    public mutating func deleteAllItems() { (sectionIdentifiers, items) = ([], [:]) }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        sectionIdentifiers.removeAll(where: identifiers.contains)
        for section in identifiers { items[section] = nil }
    }
    /// Items show something else: their cells are made again.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { changed.formUnion(identifiers) }
    /// Items show something else: their cells are made again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { changed.formUnion(identifiers) }
    /// Sections show something else: their cells are made again.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers { changed.formUnion(items[section] ?? []) }
    }

    /// The same, once it was applied.
    var applied: Self {
        var applied = self
        applied.changed = []
        return applied
    }

    /// Where what was at a place of another snapshot is now; nil where it is gone, or shows something else.
    func path(of old: IndexPath, in other: Self) -> IndexPath? {
        other.item(at: old).flatMap { changed.contains($0) ? nil : path(of: $0) }
    }

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
