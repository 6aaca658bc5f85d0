import BackgroundRuntime

/// On which thread a context is used.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
    /// On the thread that made it; the way of old.
    case confinementConcurrencyType = 0
    /// On a queue of its own.
    case privateQueueConcurrencyType = 1
    /// On the main thread.
    case mainQueueConcurrencyType = 2
}

/// What a context has changed since its last save.
struct ContextChanges {
    var inserted: [NSManagedObject] = []
    var updated: [NSManagedObject] = []
    var deleted: [NSManagedObject] = []

    var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

/// Objects that an app works with, and what it has changed of them until it saves.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
    /// On which thread it is used.
    public let concurrencyType: NSManagedObjectContextConcurrencyType
    /// What it is called.
    open var name: String?
    /// Who makes the changes. Kept, and without effect.
    open var transactionAuthor: String?
    /// Whatever the app keeps with it.
    open private(set) var userInfo = NSMutableDictionary()
    /// What happens where two contexts have changed an object: an `NSMergePolicy`.
    open var mergePolicy: Any = NSErrorMergePolicy
    /// Whether it takes over what others save.
    open var automaticallyMergesChangesFromParent = false
    /// Whether objects of which only the context knows are kept. Kept, and without effect.
    open var retainsRegisteredObjects = false
    /// Whether an object that the store has no more counts as deleted.
    open var shouldDeleteInaccessibleFaults = true
    /// Whether what goes with a deleted object goes at once; here it always does.
    open var propagatesDeletesAtEndOfEvent = true
    /// How old loaded values may be, in seconds. Kept, and without effect.
    open var stalenessInterval: TimeInterval = -1
    /// Who takes back changes: kept, and without effect, since undoing is not simulated.
    open var undoManager: (any NSObjectProtocol)?
    /// The context that this one saves into; nil where it is a coordinator.
    open var parent: NSManagedObjectContext? {
        didSet { parent?.children.append(WeakObject(object: self)) }
    }
    /// Where it saves to.
    open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
        get { parent?.persistentStoreCoordinator ?? coordinator }
        set {
            coordinator = newValue
            newValue?.attach(self)
        }
    }

    private var coordinator: NSPersistentStoreCoordinator?
    private var children: [WeakObject<NSManagedObjectContext>] = []
    private var registered: [ObjectIdentifier: WeakObject<NSManagedObject>] = [:]
    /// Those that are kept since they are new, changed or deleted, in the order in which they became so.
    private(set) var touched: [NSManagedObject] = []
    private var touchedIDs: Set<ObjectIdentifier> = []
    /// What was changed since changes were told last.
    var unnotified: [NSManagedObject] = []
    var isNotificationPlanned = false
    /// Whether it goes past the other contexts, as batch requests do.
    var isAside = false
    /// What the next object that is made stands for.
    var expected: NSManagedObjectID?
    private(set) lazy var queue = ContextQueue(self)

    struct WeakObject<Object: AnyObject> {
        weak var object: Object?
    }

    /// A context for a thread.
    public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
        concurrencyType = ct
        super.init()
    }

    /// A context for a thread.
    public convenience init(_ type: ConcurrencyType) {
        self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
    }

    /// On which thread a context is used, by its newer names.
    public enum ConcurrencyType: Sendable {
        /// On the main thread.
        case mainQueue
        /// On a queue of its own.
        case privateQueue
    }

    /// When a block runs that is waited for with `await`.
    public enum ScheduledTaskType: Sendable {
        /// At once where the queue is free.
        case immediate
        /// After what waits already.
        case enqueued
    }

    var source: (any RowSource)? { parent ?? coordinator }

    var livingChildren: [NSManagedObjectContext] { children.compactMap(\.object) }

    // The objects that it knows.

    func register(_ object: NSManagedObject) {
        registered[ObjectIdentifier(object.identity)] = WeakObject(object: object)
        if registered.count > 512, registered.count.isMultiple(of: 512) {
            registered = registered.filter { $0.value.object != nil }
        }
    }

    func forgetObject(_ id: NSManagedObjectID) { registered[ObjectIdentifier(id)] = nil }

    func takeExpected() -> NSManagedObjectID? {
        defer { expected = nil }
        return expected
    }

    func add(_ object: NSManagedObject) {
        register(object)
        touch(object)
        noteChange(of: object)
    }

    private func touch(_ object: NSManagedObject) {
        if touchedIDs.insert(ObjectIdentifier(object)).inserted { touched.append(object) }
    }

    /// The objects have no changes any more.
    func forgetTouched() { (touched, touchedIDs) = ([], []) }

    func forgetTouched(_ object: NSManagedObject) {
        touchedIDs.remove(ObjectIdentifier(object))
        touched.removeAll { $0 === object }
    }

    /// An object is new, deleted or has another value: that is told at the end of the turn.
    func noteChange(of object: NSManagedObject) {
        touch(object)
        if !unnotified.contains(where: { $0 === object }) { unnotified.append(object) }
        planNotification()
    }

    /// The object of an identifier where the context has it: nil where it does not.
    open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        guard let object = registered[ObjectIdentifier(objectID)]?.object, object.life != .gone else { return nil }
        return object
    }

    /// The object of an identifier, a fault where it is not loaded.
    open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        registeredObject(for: objectID) ?? ManagedClasses.make(objectID.entity, .fault(objectID), in: self)
    }

    /// The object of a reference; nil where it is no more.
    func known(_ id: NSManagedObjectID) -> NSManagedObject? {
        if let object = registeredObject(for: id) { return object }
        return row(of: id) == nil ? nil : object(with: id)
    }

    /// The object of an identifier, loaded.
    ///
    /// - Throws: an error where there is none.
    open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        guard let object = known(objectID), !object.isDeleted else {
            throw NSError.coreData(
                NSManagedObjectReferentialIntegrityError, "An NSManagedObject could not be found: \(objectID)")
        }
        object.load()
        return object
    }

    /// The objects that the context has.
    open var registeredObjects: Set<NSManagedObject> { Set(allRegistered) }

    var allRegistered: [NSManagedObject] { registered.values.compactMap(\.object) }

    func forgetAll() {
        registered = [:]
        forgetTouched()
        (unnotified, expected) = ([], nil)
    }

    // What it has changed.

    var changes: ContextChanges {
        ContextChanges(
            inserted: touched.filter(\.isInserted), updated: touched.filter(\.isUpdated),
            deleted: touched.filter(\.isDeleted))
    }

    /// The objects that are new.
    open var insertedObjects: Set<NSManagedObject> { Set(changes.inserted) }
    /// The stored objects that were changed.
    open var updatedObjects: Set<NSManagedObject> { Set(changes.updated) }
    /// The objects that the next save deletes.
    open var deletedObjects: Set<NSManagedObject> { Set(changes.deleted) }
    /// Whether the next save has something to do.
    open var hasChanges: Bool { !changes.isEmpty }
}

extension NSManagedObjectContext: RowSource {
    var model: NSManagedObjectModel? { source?.model }

    /// The values of an object as a child context sees them: this context's own, else those behind it.
    func row(of id: NSManagedObjectID) -> StoredRow? {
        guard let source else { return nil }
        return (source as? NSManagedObjectContext).map { $0.rowForChild(id) } ?? source.row(of: id)
    }

    private func rowForChild(_ id: NSManagedObjectID) -> StoredRow? {
        guard let object = registeredObject(for: id), object.isLoaded else { return row(of: id) }
        return object.isDeleted ? nil : StoredRow(values: object.values, version: object.version)
    }

    func ids(of entities: [NSEntityDescription], in stores: [NSPersistentStore]?) throws -> [NSManagedObjectID] {
        guard let source else { throw NSError.coreData(NSCoreDataError, "The context has no coordinator.") }
        guard let parent = source as? NSManagedObjectContext else { return try source.ids(of: entities, in: stores) }
        return try parent.idsWithChanges(of: entities, in: stores)
    }

    /// The objects of entities behind the context and in it, without those that it deletes.
    func idsWithChanges(
        of entities: [NSEntityDescription], in stores: [NSPersistentStore]?
    ) throws -> [NSManagedObjectID] {
        let changes = changes
        let gone = Set(changes.deleted.map { ObjectIdentifier($0.identity) })
        let new = changes.inserted.filter { object in entities.contains { $0 === object.entity } }.map(\.identity)
        return try ids(of: entities, in: stores).filter { !gone.contains(ObjectIdentifier($0)) } + new
    }
}
