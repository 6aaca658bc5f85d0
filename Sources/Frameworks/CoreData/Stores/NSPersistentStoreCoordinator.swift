import BackgroundRuntime

/// Where contexts get their objects from, and where they save them.
protocol RowSource: AnyObject {
    var model: NSManagedObjectModel? { get }
    /// The values of an object; nil where there is none.
    func row(of id: NSManagedObjectID) -> StoredRow?
    /// The objects of entities.
    func ids(of entities: [NSEntityDescription], in stores: [NSPersistentStore]?) throws -> [NSManagedObjectID]
    /// Does what a context has changed.
    func commit(_ changes: ContextChanges, of context: NSManagedObjectContext) throws
}

/// The stores of a model, between the files and the contexts.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
    /// The entities of its stores.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores that are open.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// What it is called, for whoever looks at it.
    open var name: String?
    private var contexts: [WeakContext] = []

    private struct WeakContext {
        weak var context: NSManagedObjectContext?
    }

    /// A coordinator without stores.
    public init(managedObjectModel model: NSManagedObjectModel) {
        managedObjectModel = model
        super.init()
        LoadedModels.note(model)
    }

    /// Opens a store, and makes its file where there is none.
    ///
    /// - Throws: an error where the file cannot be read, is locked, or belongs to another version of the model.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        let isKept = storeType != NSInMemoryStoreType && storeURL?.path != "/dev/null"
        if let storeURL, isKept, let known = persistentStores.first(where: { $0.url == storeURL }) { return known }
        let contents = try StoreOpening(storeType, storeURL, options, managedObjectModel).contents(isKept: isKept)
        let store = NSPersistentStore(contents, configuration, options)
        store.url = storeURL
        store.persistentStoreCoordinator = self
        try contents.load(options)
        persistentStores.append(store)
        NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
        return store
    }

    /// Opens a store of a kind.
    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens a store as a description says.
    @preconcurrency
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping @Sendable (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        let open: @Sendable () -> Void = { [self] in
            do {
                var options: [AnyHashable: Any] = storeDescription.options
                if storeDescription.isReadOnly { options[NSReadOnlyPersistentStoreOption] = true }
                try addPersistentStore(
                    ofType: storeDescription.type, configurationName: storeDescription.configuration,
                    at: storeDescription.url, options: options)
                block(storeDescription, nil)
            } catch {
                block(storeDescription, error)
            }
        }
        if storeDescription.shouldAddStoreAsynchronously { DispatchQueue.global().async(execute: open) } else { open() }
    }

    open func remove(_ store: NSPersistentStore) throws {
        persistentStores.removeAll { $0 === store }
        store.contents.file?.close()
    }

    /// Removes the file of a store.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        for store in persistentStores where store.url == url { try remove(store) }
        if FileManager.default.fileExists(atPath: url.path) { try FileManager.default.removeItem(at: url) }
    }

    /// The store at a URL; nil where it is not open.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }

    /// Where a store lies.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

    /// What is said of a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

    /// Says something of a store; it is kept with the next save.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata }

    /// What is said of the store in a file.
    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileReadNoSuchFile) }
        let file = try StoreFile(at: url, options: nil)
        defer { file.close() }
        return try file.read()?["metadata"] as? [String: Any] ?? [:]
    }

    /// The object that an address of `uriRepresentation()` means; nil for one of no open store.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        guard url.scheme == "x-coredata", let store = persistentStores.first(where: { $0.identifier == url.host }),
            let number = Int(url.lastPathComponent.dropFirst()),
            let entity = managedObjectModel.entitiesByName[url.deletingLastPathComponent().lastPathComponent]
        else { return nil }
        return store.contents.id(number, of: entity)
    }

    /// Runs a block by itself.
    open func performAndWait(_ block: () -> Void) { block() }

    /// Runs a block on a thread of the coordinator.
    @preconcurrency
    open func perform(_ block: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: block) }

    /// A context has this coordinator.
    func attach(_ context: NSManagedObjectContext) {
        contexts.removeAll { $0.context == nil || $0.context === context }
        contexts.append(WeakContext(context: context))
    }

    /// The contexts that have it.
    var attached: [NSManagedObjectContext] { contexts.compactMap(\.context) }
}

extension NSPersistentStoreCoordinator: RowSource {
    var model: NSManagedObjectModel? { managedObjectModel }

    func row(of id: NSManagedObjectID) -> StoredRow? { id.persistentStore?.contents.row(of: id) }

    func ids(of entities: [NSEntityDescription], in stores: [NSPersistentStore]?) throws -> [NSManagedObjectID] {
        guard !persistentStores.isEmpty else {
            throw NSError.coreData(
                NSCoreDataError,
                "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save "
                    + "operation.")
        }
        return try (stores ?? persistentStores).flatMap { store in
            try store.contents.file?.check()
            return store.contents.ids(of: entities)
        }
    }

    func commit(_ changes: ContextChanges, of context: NSManagedObjectContext) throws {
        guard !persistentStores.isEmpty else {
            SimulatedApp.raise(
                "NSInternalInconsistencyException: This NSPersistentStoreCoordinator has no persistent stores (disk full?).  It "
                    + "cannot perform a save operation.")
        }
        for object in changes.inserted where object.identity.isTemporaryID {
            store(for: object)?.contents.adopt(object.identity)
        }
        for store in persistentStores { try commit(changes, to: store) }
    }

    /// The store of a new object: the one that the app chose, or the first one whose configuration has its entity.
    func store(for object: NSManagedObject) -> NSPersistentStore? {
        object.identity.persistentStore
            ?? persistentStores.first { store in
                !store.isReadOnly
                    && managedObjectModel.entities(forConfigurationName: store.contents.configuration)?
                        .contains { $0 === object.entity } ?? true
            }
    }

    private func commit(_ changes: ContextChanges, to store: NSPersistentStore) throws {
        let own = { (object: NSManagedObject) in object.identity.persistentStore === store }
        var work = StoreContents.Changes()
        work.written = (changes.inserted + changes.updated).filter(own).map { ($0.identity, $0.values) }
        work.deleted = changes.deleted.filter(own).map(\.identity)
        guard !work.written.isEmpty || !work.deleted.isEmpty else { return }
        guard !store.isReadOnly else {
            throw NSError.coreData(NSPersistentStoreSaveError, "The store is read-only.")
        }
        try StoreLock.hold(store) { try store.contents.commit(work) }
    }
}

/// The lock of a store's file while something is written: whoever holds one in a container that apps share must not be
/// suspended.
enum StoreLock {
    static func hold<Result>(_ store: NSPersistentStore, _ body: () throws -> Result) rethrows -> Result {
        guard let process = AppProcess.current, let url = store.contents.file?.url, url.path.contains("/.groups/")
        else {
            return try body()
        }
        let place = process.simulation.placeInApp().map { " at \($0)" } ?? ""
        let file = LockedFile(url.pathComponents.suffix(2).joined(separator: "/"), by: "a save of Core Data" + place)
        process.inUse.lockedFiles.append(file)
        defer {
            if let held = process.inUse.lockedFiles.lastIndex(of: file) { process.inUse.lockedFiles.remove(at: held) }
        }
        return try body()
    }
}

extension Notification.Name {
    /// A coordinator opened or closed a store.
    public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
        "NSPersistentStoreCoordinatorStoresDidChangeNotification")
    /// Another process changed a store; never posted here.
    public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}
