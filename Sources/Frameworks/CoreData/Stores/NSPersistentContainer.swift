import BackgroundRuntime

/// A model, a coordinator with its stores, and a context for the main thread.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
    /// What it is called: its model and its store are too.
    public let name: String
    /// The context of the main thread.
    open private(set) var viewContext: NSManagedObjectContext
    open var managedObjectModel: NSManagedObjectModel { persistentStoreCoordinator.managedObjectModel }
    /// Where the stores are.
    public let persistentStoreCoordinator: NSPersistentStoreCoordinator
    /// The stores that are opened.
    open var persistentStoreDescriptions: [NSPersistentStoreDescription]

    /// The folder for stores: the app's for its own files.
    open class func defaultDirectoryURL() -> URL {
        let manager = FileManager.default
        guard let folder = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask).first else {
            preconditionFailure("there is no folder for stores")
        }
        // A folder that cannot be made is told as the store is opened in it.
        try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// A container for the model of this name beside the app, which ends where there is none.
    public convenience init(name: String) {
        guard let url = ModelFiles.model(named: name), let model = NSManagedObjectModel(contentsOf: url) else {
            SimulatedApp.crash(
                "CoreData: error: Failed to load model named \(name). It is looked for as \(name).xcdatamodeld or "
                    + "\(name).xcdatamodel in \(Bundle.main.bundlePath) and the folders in it")
        }
        self.init(name: name, managedObjectModel: model)
    }

    /// A container whose stores have the entities of a model that the app has read or made.
    public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        let folder = Swift.type(of: self).defaultDirectoryURL()
        persistentStoreDescriptions = [
            NSPersistentStoreDescription(url: folder.appendingPathComponent("\(name).sqlite"))
        ]
        super.init()
        viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    }

    /// Opens the stores. The block is called once for each: before this returns, or on another thread for one that says so.
    @preconcurrency
    open func loadPersistentStores(
        completionHandler block: @escaping @Sendable (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        for description in persistentStoreDescriptions {
            persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        }
    }

    /// A context with a queue of its own.
    open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
        context.persistentStoreCoordinator = persistentStoreCoordinator
        return context
    }

    /// Runs a block on the queue of a new context.
    open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        let context = newBackgroundContext()
        context.perform { block(context) }
    }

    /// Runs a block on the queue of a new context, and gives what it returns.
    public func performBackgroundTask<Result, Failure: Error>(
        _ block: @escaping (NSManagedObjectContext) throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        let context = newBackgroundContext()
        return try await context.perform { () throws(Failure) -> Result in try block(context) }
    }
}

/// A container whose stores are synchronised with iCloud. Nothing is here: it keeps what the app saves, and says so.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
    /// Tells of synchronisation; never posted here.
    public static let eventChangedNotification = Notification.Name(
        "NSPersistentCloudKitContainerEventChangedNotification")

    open override func loadPersistentStores(
        completionHandler block: @escaping @Sendable (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        SimulatedApp.notSimulated(
            "NSPersistentCloudKitContainer",
            "its stores stay on the phone: nothing is sent to iCloud, and nothing comes")
        super.loadPersistentStores(completionHandler: block)
    }

    /// Makes the schema in iCloud. Nothing is made.
    open func initializeCloudKitSchema(options: NSPersistentCloudKitContainerSchemaInitializationOptions = []) throws {}

    /// Whether an object can be changed: any can.
    open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
    /// Whether an object can be deleted: any can.
    open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
}

/// How a schema in iCloud is made. None is.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What Apple calls dry run.
    public static let dryRun = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 2)
    /// What Apple calls print schema.
    public static let printSchema = NSPersistentCloudKitContainerSchemaInitializationOptions(rawValue: 4)
}
