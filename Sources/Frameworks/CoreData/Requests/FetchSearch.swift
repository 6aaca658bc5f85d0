import BackgroundRuntime

/// A search, and what it finds in a context.
struct FetchSearch {
    var entity: NSEntityDescription?
    var name: String?
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]
    var limit: Int
    var offset: Int
    var includesSubentities: Bool
    var includesPendingChanges: Bool
    var stores: [NSPersistentStore]?

    /// The objects that are meant, in order.
    func objects(in context: NSManagedObjectContext) throws -> [NSManagedObject] {
        let found = try matching(in: context)
        let sorted = NSSortDescriptor.sorted(found, by: sortDescriptors).dropFirst(offset)
        return Array(limit > 0 ? sorted.prefix(limit) : sorted)
    }

    private func matching(in context: NSManagedObjectContext) throws -> [NSManagedObject] {
        let entity = entity(in: context)
        if predicate?.hasBlock == true,
            context.persistentStoreCoordinator?.persistentStores.contains(where: { $0.type == NSSQLiteStoreType })
                == true
        {
            SimulatedApp.raise(
                "NSInvalidArgumentException: Problem with subpredicate BLOCKPREDICATE: unimplemented SQL generation for predicate"
            )
        }
        let entities = includesSubentities ? entity.family : [entity]
        let ids =
            includesPendingChanges
            ? try context.idsWithChanges(of: entities, in: stores) : try context.ids(of: entities, in: stores)
        let objects = ids.map { context.object(with: $0) }
        guard let predicate else { return objects }
        return objects.filter { predicate.evaluate(with: $0) }
    }

    /// The entity in the model of a context. One that it does not have is an exception.
    func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        if let entity { return entity }
        guard let name, let entity = context.model?.entitiesByName[name] else {
            SimulatedApp.raise(
                "NSInvalidArgumentException: executeFetchRequest:error: A fetch request must have an entity. The model has none "
                    + "called '\(name ?? "")'.")
        }
        return entity
    }
}

/// What the dictionaries of a search have.
struct FetchColumns {
    let properties: [Any]?
    let groupedBy: [Any]
    let isDistinct: Bool

    /// One column: its name, and how its value is found in objects.
    private struct Column {
        let name: String
        let expression: NSExpression?

        init?(_ property: Any) {
            switch property {
            case let name as String: (self.name, expression) = (name, nil)
            case let made as NSExpressionDescription: (name, expression) = (made.name, made.expression)
            case let property as NSPropertyDescription: (name, expression) = (property.name, nil)
            default: return nil
            }
        }

        var isOfSeveral: Bool { expression?.isAggregate == true }

        func value(_ objects: [NSManagedObject]) -> Any? {
            guard let first = objects.first else { return nil }
            guard let expression else { return FetchColumns.plain(first.value(forKeyPath: name)) }
            return isOfSeveral
                ? expression.aggregate(of: objects) : expression.expressionValue(with: first, context: nil)
        }
    }

    private static func plain(_ value: Any?) -> Any? { (value as? NSManagedObject).map(\.identity) ?? value }

    func dictionaries(of objects: [NSManagedObject], _ entity: NSEntityDescription) -> [[String: Any]] {
        let columns = (properties ?? entity.attributesByName.keys.sorted()).compactMap(Column.init)
        let groups =
            groupedBy.isEmpty
            ? columns.contains(where: \.isOfSeveral) ? [objects] : objects.map { [$0] } : grouped(objects)
        let rows = groups.map { group in
            Dictionary(columns.compactMap { column in column.value(group).map { (column.name, $0) } }) { $1 }
        }
        guard isDistinct else { return rows }
        return rows.reduce(into: [[String: Any]]()) { known, row in
            if !known.contains(where: { NSDictionary(dictionary: $0).isEqual(to: row) }) { known.append(row) }
        }
    }

    private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
        let keys = groupedBy.compactMap { Column($0)?.name }
        var groups: [[NSManagedObject]] = []
        for object in objects {
            let place = groups.firstIndex { group in
                keys.allSatisfy { ValueOrder.areEqual(group[0].value(forKeyPath: $0), object.value(forKeyPath: $0)) }
            }
            if let place { groups[place].append(object) } else { groups.append([object]) }
        }
        return groups
    }
}

extension NSExpression {
    /// Whether it makes one value of several objects.
    fileprivate var isAggregate: Bool {
        ["sum:", "count:", "min:", "max:", "average:"].contains(function)
    }

    /// What a function makes of the values of objects.
    fileprivate func aggregate(of objects: [NSManagedObject]) -> Any? {
        let values = objects.compactMap { arguments?.first?.expressionValue(with: $0, context: nil) }
        let constant = NSExpression(forConstantValue: values)
        return NSExpression(forFunction: function, arguments: [constant]).expressionValue(with: nil, context: nil)
    }
}
