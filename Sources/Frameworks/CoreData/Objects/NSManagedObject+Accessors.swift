import BackgroundRuntime

extension NSManagedObject {
    /// Calls a method that Core Data makes for a relationship: what the plugin writes for `@NSManaged func`.
    ///
    /// - Parameters:
    ///   - selector: its name in Objective-C, such as `addItemsObject:`.
    ///   - arguments: what it is given.
    public func sendManaged(_ selector: String, _ arguments: Any...) {
        guard let accessor = ManagedAccessor(selector, of: entity) else {
            SimulatedApp.raise(
                "NSInvalidArgumentException: -[\(type(of: self)) \(selector)]: unrecognized selector sent to instance. No "
                    + "relationship of the entity \(entity.name ?? "") has such a method")
        }
        willChangeValue(forKey: accessor.relationship.name)
        accessor.perform(on: self, arguments)
        didChangeValue(forKey: accessor.relationship.name)
    }

    /// The objects of a relationship, of which additions and removals are told.
    public func mutableSetValue(forKey key: String) -> NSMutableSet {
        ManagedSet(self, key, (value(forKey: key) as? NSSet)?.map(\.self) ?? [])
    }
}

/// A method that Core Data makes for a relationship to several objects.
struct ManagedAccessor {
    private enum Kind {
        case add, remove, addAll, removeAll, insert, insertAll, removeAt, removeAllAt, replace, replaceAll
    }

    let relationship: NSRelationshipDescription
    private let kind: Kind

    /// The method of a selector; nil where no relationship has it.
    init?(_ selector: String, of entity: NSEntityDescription) {
        for relationship in entity.relationshipsByName.values where relationship.isToMany {
            let key = relationship.name.prefix(1).uppercased() + relationship.name.dropFirst()
            let names: [String: Kind] = [
                "add\(key)Object:": .add, "remove\(key)Object:": .remove, "add\(key):": .addAll,
                "remove\(key):": .removeAll, "insertObject:in\(key)AtIndex:": .insert,
                "insert\(key):atIndexes:": .insertAll, "removeObjectFrom\(key)AtIndex:": .removeAt,
                "remove\(key)AtIndexes:": .removeAllAt, "replaceObjectIn\(key)AtIndex:withObject:": .replace,
                "replace\(key)AtIndexes:with\(key):": .replaceAll,
            ]
            guard let kind = names[selector] else { continue }
            (self.relationship, self.kind) = (relationship, kind)
            return
        }
        return nil
    }

    func perform(on object: NSManagedObject, _ arguments: [Any]) {
        let references = References(object, relationship)
        var items: [Any] { arguments.first.flatMap { KeyValue.elements(of: $0) } ?? [] }
        switch kind {
        case .add: references.add(arguments[0])
        case .remove: references.remove(arguments[0])
        case .addAll: items.forEach { references.add($0) }
        case .removeAll: items.forEach(references.remove)
        case .insert: references.add(arguments[0], at: arguments[1] as? Int)
        case .insertAll:
            for (item, place) in zip(items, ManagedAccessor.places(arguments[1])) { references.add(item, at: place) }
        case .removeAt: remove([arguments[0] as? Int ?? 0], of: object)
        case .removeAllAt: remove(ManagedAccessor.places(arguments[0]), of: object)
        case .replace: replace([arguments[0] as? Int ?? 0], with: [arguments[1]], of: object)
        case .replaceAll:
            replace(
                ManagedAccessor.places(arguments[0]), with: KeyValue.elements(of: arguments[1]) ?? [], of: object)
        }
    }

    private static func places(_ indexes: Any) -> [Int] {
        (indexes as? NSIndexSet).map { Array($0) } ?? (indexes as? IndexSet).map { Array($0) } ?? []
    }

    private func objects(of object: NSManagedObject) -> [NSManagedObject] {
        object.references(relationship.name).compactMap { object.context?.known($0) }
    }

    private func remove(_ places: [Int], of object: NSManagedObject) {
        let all = objects(of: object)
        for place in places where all.indices.contains(place) { References(object, relationship).remove(all[place]) }
    }

    private func replace(_ places: [Int], with items: [Any], of object: NSManagedObject) {
        var all: [Any] = objects(of: object)
        for (place, item) in zip(places, items) where all.indices.contains(place) { all[place] = item }
        References(object, relationship).set(all)
    }
}

/// A set that is a relationship: what comes and goes does so there.
private final class ManagedSet: NSMutableSet {
    private weak var object: NSManagedObject?
    private var key = ""
    private let items: NSMutableSet

    convenience init(_ object: NSManagedObject, _ key: String, _ items: [Any]) {
        self.init(capacity: items.count)
        for item in items { self.items.add(item) }
        (self.object, self.key) = (object, key)
    }

    required init(capacity numItems: Int) {
        items = NSMutableSet(capacity: numItems)
        super.init(capacity: numItems)
    }

    required init?(coder aDecoder: NSCoder) { nil }

    override var count: Int { items.count }
    override func member(_ object: Any) -> Any? { items.member(object) }
    override func objectEnumerator() -> NSEnumerator { items.objectEnumerator() }

    override func add(_ object: Any) {
        items.add(object)
        self.object?.setValue(NSSet(array: items.allObjects), forKey: key)
    }

    override func remove(_ object: Any) {
        items.remove(object)
        self.object?.setValue(NSSet(array: items.allObjects), forKey: key)
    }
}
