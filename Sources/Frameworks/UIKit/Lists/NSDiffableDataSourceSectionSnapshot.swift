import BackgroundRuntime

/// The items of one section, each with those below it.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// All items, each before those below it.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Nothing yet. From iOS 14.
    public init() { SimulatedApp.require(.symbol("NSDiffableDataSourceSectionSnapshot.init()", .iOS(14))) }

    /// The items that are below no other.
    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }
    /// The items that are below none that is closed.
    public var visibleItems: [ItemIdentifierType] { items.filter(isVisible) }

    /// Adds items at the end of those below another; at the end of all where none is named.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        for item in items { parents[item] = parent }
        self.items.insert(contentsOf: items, at: parent.map(end(below:)) ?? self.items.count)
    }
    /// Adds items before another, below the same one.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, beside: item, at: index(of: item))
    }
    /// Adds items after another and what is below it, below the same one.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, beside: item, at: index(of: item).map { _ in end(below: item) })
    }
    /// Takes items out, with all below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let gone = self.items.filter { item in items.contains { $0 == item || isBelow(item, $0) } }
        self.items.removeAll(where: gone.contains)
        for item in gone {
            parents[item] = nil
            expanded.remove(item)
        }
    }
    /// Takes all items out.
    public mutating func deleteAll() { (items, parents, expanded) = ([], [:], []) }
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    /// Whether an item is open.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
    /// Whether an item is below none that is closed.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        return parents[item].map { isExpanded($0) && isVisible($0) } ?? true
    }
    /// Whether there is such an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
    /// How many items it is below.
    public func level(of item: ItemIdentifierType) -> Int { parents[item].map { level(of: $0) + 1 } ?? 0 }
    /// The place of an item; nil for an unknown one.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
    /// The item that it is below; nil for none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }
    /// What is below an item, with that where it is asked for.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var part = self
        let kept = items.filter { isBelow($0, parent) || (includingParent && $0 == parent) }
        part.items = kept
        part.expanded.formIntersection(kept)
        part.parents = parents.filter { kept.contains($0.key) && kept.contains($0.value) }
        return part
    }

    private func isBelow(_ item: ItemIdentifierType, _ other: ItemIdentifierType) -> Bool {
        parents[item].map { $0 == other || isBelow($0, other) } ?? false
    }

    /// Where what is below an item ends.
    private func end(below item: ItemIdentifierType) -> Int {
        guard let start = index(of: item) else {
            SimulatedApp.raise("NSInternalInconsistencyException: the section snapshot has no item \(item)")
        }
        return items[(start + 1)...].firstIndex { !isBelow($0, item) } ?? items.count
    }

    private mutating func insert(
        _ items: [ItemIdentifierType], beside item: ItemIdentifierType, at place: Int?
    ) {
        guard let place else {
            SimulatedApp.raise("NSInternalInconsistencyException: the section snapshot has no item \(item)")
        }
        for new in items { parents[new] = parents[item] }
        self.items.insert(contentsOf: items, at: place)
    }
}
