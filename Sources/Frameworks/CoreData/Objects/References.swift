import BackgroundRuntime

/// A relationship of an object: what refers to whom, at both ends.
struct References {
    private let object: NSManagedObject
    private let relationship: NSRelationshipDescription

    init(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        (self.object, self.relationship) = (object, relationship)
    }

    private var key: String { relationship.name }

    /// Sets all objects at the other end.
    func set(_ items: [Any]) {
        let others = items.map(checked)
        let wanted = others.map(\.identity)
        for id in object.references(key) where !wanted.contains(id) { object.context?.known(id).map(unlink) }
        for other in others where !object.references(key).contains(other.identity) { link(other) }
        if relationship.isToMany { object.values[key] = wanted } else if wanted.isEmpty { object.values[key] = nil }
    }

    /// Adds an object, at a place where they have an order.
    func add(_ item: Any, at place: Int? = nil) {
        let other = checked(item)
        guard !object.references(key).contains(other.identity) else { return }
        link(other)
        guard let place, var list = object.values[key] as? [NSManagedObjectID], let last = list.popLast() else {
            return
        }
        list.insert(last, at: min(place, list.count))
        object.values[key] = list
    }

    func remove(_ item: Any) { unlink(checked(item)) }

    /// What the app gave, as an object of the right entity in the same context. Anything else is an exception.
    private func checked(_ item: Any) -> NSManagedObject {
        guard let other = item as? NSManagedObject else {
            SimulatedApp.raise(
                "NSInvalidArgumentException: Unacceptable type of value for to-\(relationship.isToMany ? "many" : "one") "
                    + "relationship: property = \"\(key)\"; given type = \(type(of: item)); value = \(item).")
        }
        if let entity = relationship.destinationEntity, !other.entity.isKindOf(entity: entity) {
            SimulatedApp.raise(
                "NSInvalidArgumentException: Unacceptable type of value for relationship: property = \"\(key)\"; desired "
                    + "type = \(entity.managedObjectClassName ?? ""); given type = \(type(of: other)).")
        }
        if let one = object.context, let two = other.context, one !== two {
            SimulatedApp.raise(
                "NSInvalidArgumentException: Illegal attempt to establish a relationship '\(key)' between objects in "
                    + "different contexts (source = \(object.identity), destination = \(other.identity))")
        }
        return other
    }

    private func link(_ other: NSManagedObject) {
        if !relationship.isToMany {
            for id in object.references(key) { object.context?.known(id).map(unlink) }
        }
        if let inverse = relationship.inverseRelationship {
            if !inverse.isToMany {
                for id in other.references(inverse.name) {
                    if let former = other.context?.known(id) { References(former, relationship).unlink(other) }
                }
            }
            References(other, inverse).refer(to: object)
        }
        refer(to: other)
    }

    func unlink(_ other: NSManagedObject) {
        if let inverse = relationship.inverseRelationship { References(other, inverse).forget(object) }
        forget(other)
    }

    private func refer(to other: NSManagedObject) {
        object.load()
        let known = object.references(key)
        guard !known.contains(other.identity) else { return }
        object.values[key] = relationship.isToMany ? known + [other.identity] : other.identity
        noteChange()
    }

    func forget(_ other: NSManagedObject) {
        let known = object.references(key)
        guard known.contains(other.identity) else { return }
        let left = known.filter { $0 !== other.identity }
        object.values[key] = relationship.isToMany ? left : nil
        noteChange()
    }

    private func noteChange() {
        object.objectWillChange.send()
        object.context?.noteChange(of: object)
    }
}
