import BackgroundRuntime

extension NSManagedObject: KeyValueCoded {
    package func keyedValue(_ key: String) -> Any?? {
        switch key {
        case "objectID": return .some(identity)
        case "entity": return .some(entity)
        default:
            guard entity.propertiesByName[key] != nil else { return nil }
            return .some(current(key).map(ManagedValue.object))
        }
    }

    package func setKeyedValue(_ value: Any?, _ key: String) -> Bool {
        guard entity.propertiesByName[key] != nil else { return false }
        setManagedValue(value, forKey: key)
        return true
    }

    /// The value of a key as a property of Swift has it: what the plugin writes for `@NSManaged var`.
    public func managedValue<Value>(forKey key: String) -> Value {
        willAccessValue(forKey: key)
        let value = current(key)
        didAccessValue(forKey: key)
        return ManagedValue.cast(value, to: Value.self, key, of: self)
    }

    /// Sets the value of a key from a property of Swift: what the plugin writes for `@NSManaged var`.
    public func setManagedValue<Value>(_ value: Value, forKey key: String) {
        load()
        willChangeValue(forKey: key)
        write(KeyValue.flat(value), for: key)
        didChangeValue(forKey: key)
    }

    /// The value of a key as the object has it, with objects for references; nil where it has none.
    func current(_ key: String) -> Any? {
        load()
        return resolved(values[key], key)
    }

    /// A kept value with objects for references.
    func resolved(_ value: Any?, _ key: String) -> Any? {
        guard let relationship = entity.propertiesByName[key] as? NSRelationshipDescription else { return value }
        let objects = (value as? [NSManagedObjectID] ?? (value as? NSManagedObjectID).map { [$0] } ?? [])
            .compactMap { id in context?.known(id) }
        guard relationship.isToMany else { return objects.first }
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    /// The identifiers of the objects of a relationship.
    func references(_ key: String) -> [NSManagedObjectID] {
        load()
        return values[key] as? [NSManagedObjectID] ?? (values[key] as? NSManagedObjectID).map { [$0] } ?? []
    }

    /// Sets the value of a key, as it comes from the app. One that the entity does not have is an exception.
    func write(_ value: Any?, for key: String) {
        load()
        switch entity.propertiesByName[key] {
        case let attribute as NSAttributeDescription:
            values[key] = value.map { ManagedValue.kept(rawValue(of: $0), attribute) }
        case let relationship as NSRelationshipDescription:
            References(self, relationship).set(value.map { KeyValue.elements(of: $0) ?? [$0] } ?? [])
        default: values[key] = value
        }
    }

    /// A case of an enumeration is kept as its number or text.
    private func rawValue(of value: Any) -> Any { (value as? any RawRepresentable).map { $0.rawValue as Any } ?? value }

    /// Whether a value is another than the stored one.
    var hasChangedValues: Bool { isLoaded && !changes(of: values, since: committed).isEmpty }

    /// The values that two states do not share, as the first one has them.
    func changes(of values: [String: Any], since old: [String: Any]) -> [String: Any] {
        guard isLoaded else { return [:] }
        var found: [String: Any] = [:]
        for key in entity.propertiesByName.keys where !isSame(values[key], old[key], key) {
            found[key] = resolved(values[key], key) ?? NSNull()
        }
        return found
    }

    private func isSame(_ one: Any?, _ two: Any?, _ key: String) -> Bool {
        if let relationship = entity.propertiesByName[key] as? NSRelationshipDescription {
            let (left, right) = (one as? [NSManagedObjectID] ?? [], two as? [NSManagedObjectID] ?? [])
            guard relationship.isToMany else { return one as? NSManagedObjectID === two as? NSManagedObjectID }
            return relationship.isOrdered ? left == right : Set(left) == Set(right)
        }
        return ValueOrder.areEqual(one, two)
    }

    /// Loads the values where they are not there. An object that the store has no more is an exception.
    func load() {
        guard !isLoaded, let context else { return }
        guard let row = context.row(of: identity) else {
            if context.shouldDeleteInaccessibleFaults {
                isLoaded = true
                return
            }
            SimulatedApp.raise(
                "NSObjectInaccessibleException: CoreData could not fulfill a fault for '\(identity)'")
        }
        take(row)
        awakeFromFetch()
    }

    /// Has the values of a row from now on.
    func take(_ row: StoredRow) {
        (values, committed, version, isLoaded) = (row.values, row.values, row.version, true)
    }

    /// Becomes a fault: its values are loaded anew when they are asked for.
    func turnIntoFault() {
        willTurnIntoFault()
        (values, committed, isLoaded) = ([:], [:], false)
        didTurnIntoFault()
    }
}

/// The values of an object as a store has them.
struct StoredRow {
    var values: [String: Any]
    /// How often it was saved.
    var version: Int
}
