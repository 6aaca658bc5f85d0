import BackgroundRuntime

/// Something that a context is asked to do with its stores.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
    /// The stores that are asked; nil for all.
    open var affectedStores: [NSPersistentStore]?

    /// What kind of request it is.
    open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// A kind of request.
public enum NSPersistentStoreRequestType: UInt, Sendable {
    /// Stands for what Apple calls fetch request type.
    case fetchRequestType = 1
    /// Stands for what Apple calls save request type.
    case saveRequestType = 2
    /// Stands for what Apple calls batch insert request type.
    case batchInsertRequestType = 5
    /// Stands for what Apple calls batch update request type.
    case batchUpdateRequestType = 6
    /// Stands for what Apple calls batch delete request type.
    case batchDeleteRequestType = 7
}

/// What a fetch gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects that the context has from then on.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Values by their names.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// How many there are.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A search for objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    open var entity: NSEntityDescription?
    private var givenName: String?
    /// What the objects have to meet; nil for all.
    open var predicate: NSPredicate?
    /// The order of the objects; nil or empty for none in particular.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The most objects; 0 for all.
    open var fetchLimit = 0
    /// How many objects are left out at the beginning.
    open var fetchOffset = 0
    /// How many objects are loaded at once. Kept, and without effect.
    open var fetchBatchSize = 0
    open var resultType = NSFetchRequestResultType.managedObjectResultType
    /// Whether objects of entities that inherit from this one are found too.
    open var includesSubentities = true
    /// Whether values are loaded with the objects. Kept, and without effect.
    open var includesPropertyValues = true
    /// Whether unsaved changes count.
    open var includesPendingChanges = true
    /// Whether objects come with their values.
    open var returnsObjectsAsFaults = true
    /// The relationships that are loaded at once. Kept, and without effect.
    open var relationshipKeyPathsForPrefetching: [String]?
    /// What dictionaries have: names, or descriptions of properties.
    open var propertiesToFetch: [Any]?
    /// Whether no two dictionaries are alike.
    open var returnsDistinctResults = false
    /// What dictionaries are grouped by: names, or descriptions of properties.
    open var propertiesToGroupBy: [Any]?
    /// What the groups have to meet.
    open var havingPredicate: NSPredicate?
    /// Whether objects that are known are loaded anew.
    open var shouldRefreshRefetchedObjects = false

    /// A search that names no entity yet.
    public override init() {
        super.init()
        if let type = ResultType.self as? NSManagedObject.Type { ManagedClasses.note(type) }
    }

    /// A search for objects of the entity of a name.
    public convenience init(entityName: String) {
        self.init()
        givenName = entityName
    }

    /// The name of the entity.
    open var entityName: String? { entity?.name ?? givenName }

    /// The same search again.
    func duplicate() -> NSFetchRequest<ResultType> {
        let copy = NSFetchRequest<ResultType>()
        (copy.entity, copy.givenName, copy.predicate) = (entity, givenName, predicate)
        (copy.sortDescriptors, copy.fetchLimit, copy.fetchOffset) = (sortDescriptors, fetchLimit, fetchOffset)
        (copy.resultType, copy.includesSubentities) = (resultType, includesSubentities)
        (copy.includesPendingChanges, copy.propertiesToFetch) = (includesPendingChanges, propertiesToFetch)
        (copy.returnsDistinctResults, copy.propertiesToGroupBy) = (returnsDistinctResults, propertiesToGroupBy)
        return copy
    }

    open override func copy() -> Any { duplicate() }

    /// What the search is, whatever it gives.
    var search: FetchSearch {
        FetchSearch(
            entity: entity, name: givenName, predicate: predicate, sortDescriptors: sortDescriptors ?? [],
            limit: fetchLimit, offset: fetchOffset, includesSubentities: includesSubentities,
            includesPendingChanges: includesPendingChanges, stores: affectedStores)
    }

    /// How dictionaries are made.
    var columns: FetchColumns {
        FetchColumns(
            properties: propertiesToFetch, groupedBy: propertiesToGroupBy ?? [], isDistinct: returnsDistinctResults)
    }
}
