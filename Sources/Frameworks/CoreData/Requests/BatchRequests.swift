import BackgroundRuntime

/// What a request gives.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// What a batch deletion gives.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Stands for what Apple calls result type status only.
    case resultTypeStatusOnly = 0
    /// Stands for what Apple calls result type object ids.
    case resultTypeObjectIDs = 1
    /// Stands for what Apple calls result type count.
    case resultTypeCount = 2
}

/// What a batch deletion gave.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
    /// Whether it went well, identifiers, or how many there were.
    open private(set) var result: Any?
    open private(set) var resultType: NSBatchDeleteRequestResultType

    init(_ ids: [NSManagedObjectID], _ type: NSBatchDeleteRequestResultType) {
        resultType = type
        switch type {
        case .resultTypeStatusOnly: result = true
        case .resultTypeObjectIDs: result = ids
        case .resultTypeCount: result = ids.count
        }
        super.init()
    }
}

/// Deletes objects in the stores, past the contexts.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
    private let search: FetchSearch?
    private let ids: [NSManagedObjectID]

    /// Deletes what a search finds.
    public init<Result>(fetchRequest fetch: NSFetchRequest<Result>) {
        (search, ids) = (fetch.search, [])
        super.init()
    }

    /// Deletes the objects of identifiers.
    public init(objectIDs objects: [NSManagedObjectID]) {
        (search, ids) = (nil, objects)
        super.init()
    }

    open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }
}

extension NSBatchDeleteRequest: ExecutableRequest {
    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let root = context.aside()
        let objects = try search?.objects(in: root) ?? ids.compactMap(root.known)
        let found = objects.map(\.identity)
        for object in objects { root.delete(object) }
        let all = root.changes.deleted.map(\.identity)
        try root.save()
        return NSBatchDeleteResult(search == nil ? found : all, resultType)
    }
}

/// What a batch insertion or update gives.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Stands for what Apple calls status only.
    case statusOnly = 0
    /// Stands for what Apple calls object ids.
    case objectIDs = 1
    /// Stands for what Apple calls count.
    case count = 2
}

/// What a batch insertion gave.
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
    /// Whether it went well, identifiers, or how many there were.
    open private(set) var result: Any?

    init(_ ids: [NSManagedObjectID], _ type: NSBatchInsertRequestResultType) {
        switch type {
        case .statusOnly: result = true
        case .objectIDs: result = ids
        case .count: result = ids.count
        }
        super.init()
    }
}

/// Makes objects in a store, past the contexts. The store's file is locked until all are there.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
    open var resultType = NSBatchInsertRequestResultType.statusOnly
    /// What kind of objects the request is about.
    public let entityName: String
    /// The values of the objects, by name.
    open var objectsToInsert: [[String: Any]]?
    /// Fills the values of the next object; true where there is none any more.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// Fills the next object; true where there is none any more.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?

    /// Makes objects of values.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        (self.entityName, objectsToInsert) = (entityName, dictionaries)
        super.init()
    }

    /// Makes objects of what a closure fills.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        (self.entityName, dictionaryHandler) = (entityName, handler)
        super.init()
    }

    /// Makes objects that a closure fills.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        (self.entityName, managedObjectHandler) = (entityName, handler)
        super.init()
    }

    open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }
}

extension NSBatchInsertRequest: ExecutableRequest {
    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let root = context.aside()
        root.mergePolicy = context.mergePolicy
        guard let store = root.persistentStoreCoordinator?.persistentStores.first else {
            return NSBatchInsertResult([], resultType)
        }
        return try StoreLock.hold(store) {
            fill(root)
            let made = root.changes.inserted.map(\.identity)
            try root.save()
            return NSBatchInsertResult(made, resultType)
        }
    }

    private func fill(_ root: NSManagedObjectContext) {
        let make = { [entityName] in NSEntityDescription.insertNewObject(forEntityName: entityName, into: root) }
        for values in objectsToInsert ?? [] { make().setValuesForKeys(values) }
        while let dictionaryHandler {
            let values = NSMutableDictionary()
            if dictionaryHandler(values) { break }
            let object = make()
            for (key, value) in values { object.setValue(value, forKey: "\(key)") }
        }
        while let managedObjectHandler {
            let object = make()
            guard managedObjectHandler(object) else { continue }
            root.delete(object)
            break
        }
    }
}

/// What a batch update gives.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Stands for what Apple calls status only result type.
    case statusOnlyResultType = 0
    /// Stands for what Apple calls updated object ids result type.
    case updatedObjectIDsResultType = 1
    /// Stands for what Apple calls updated objects count result type.
    case updatedObjectsCountResultType = 2
}

/// What a batch update gave.
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
    /// Whether it went well, identifiers, or how many there were.
    open private(set) var result: Any?

    init(_ ids: [NSManagedObjectID], _ type: NSBatchUpdateRequestResultType) {
        switch type {
        case .statusOnlyResultType: result = true
        case .updatedObjectIDsResultType: result = ids
        case .updatedObjectsCountResultType: result = ids.count
        }
        super.init()
    }
}

/// Changes values in a store, past the contexts.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
    /// What kind of objects the request is about.
    public let entityName: String
    /// What the objects have to meet; nil for all.
    open var predicate: NSPredicate?
    /// Whether objects of entities that inherit from this one are changed too.
    open var includesSubentities = true
    /// The new values, or expressions for them, by name.
    open var propertiesToUpdate: [AnyHashable: Any]?

    /// Changes objects of the entity of a name.
    public init(entityName: String) {
        self.entityName = entityName
        super.init()
    }

    open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }
}

extension NSBatchUpdateRequest: ExecutableRequest {
    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let root = context.aside()
        let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
        (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
        let objects = try root.fetch(request)
        for object in objects {
            for (key, value) in propertiesToUpdate ?? [:] {
                let name = (key.base as? NSPropertyDescription)?.name ?? "\(key)"
                let expression = value as? NSExpression
                let new: Any? = expression == nil ? value : expression?.expressionValue(with: object, context: nil)
                object.setValue(KeyValue.flat(new), forKey: name)
            }
        }
        try root.save()
        return NSBatchUpdateResult(objects.map(\.identity), resultType)
    }
}

extension NSManagedObjectContext {
    /// A context beside this one, for what goes past the contexts: nobody hears of what it saves.
    fileprivate func aside() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .confinementConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        context.isAside = true
        return context
    }
}

/// What an asynchronous search found.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult, @unchecked Sendable {
    /// The objects; nil until they are there.
    open internal(set) var finalResult: [ResultType]?
    /// Why there are none; nil otherwise.
    open internal(set) var operationError: (any Error)?
}

/// A search whose result comes later.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    /// How many objects are expected. Kept, and without effect.
    open var estimatedResultCount = 0
    private let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

    /// A search, and who gets what it found on the context's queue.
    public init(
        fetchRequest request: NSFetchRequest<ResultType>,
        completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
    ) {
        (fetchRequest, completion) = (request, blk)
        super.init()
    }
}

extension NSAsynchronousFetchRequest: ExecutableRequest {
    func execute(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
        let result = NSAsynchronousFetchResult<ResultType>()
        context.perform { [self] in
            do { result.finalResult = try context.fetch(fetchRequest) } catch { result.operationError = error }
            completion?(result)
        }
        return result
    }
}
