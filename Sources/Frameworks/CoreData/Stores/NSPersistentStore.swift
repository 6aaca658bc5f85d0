import BackgroundRuntime

/// A store of SQLite. Here all kinds of stores that outlive the launch keep a property list.
public let NSSQLiteStoreType = "SQLite"
/// A store in one file that is read and written as a whole.
public let NSBinaryStoreType = "Binary"
/// A store that goes with the launch.
public let NSInMemoryStoreType = "InMemory"

/// Whether a store of an older version of the model is made one of the newer.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Whether what has changed between two versions is found out.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Whether a store can only be read.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// How well the file of a store is protected: a `FileProtectionType`, or its text.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// Whether a store keeps what was changed when. Kept, and without effect.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// Whether changes of other processes are told. Kept, and without effect.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// Words for SQLite. Kept, and without effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// How long to wait for a store. Kept, and without effect.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The identifier of a store, in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The kind of a store, in its metadata.
public let NSStoreTypeKey = "NSStoreType"

/// A store of objects that a coordinator has opened.
open class NSPersistentStore: NSObject, @unchecked Sendable {
    /// The kind of a store.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// What Apple calls sqlite.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// What Apple calls in memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }

    let contents: StoreContents
    /// The coordinator that has opened it.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
    /// The part of the model that it has the objects of; nil for all.
    public let configurationName: String
    /// How it was opened.
    public let options: [AnyHashable: Any]?
    open var url: URL?
    /// Whether it can only be read.
    open var isReadOnly: Bool

    init(_ contents: StoreContents, _ configuration: String?, _ options: [AnyHashable: Any]?) {
        (self.contents, self.options, url) = (contents, options, contents.file?.url)
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        isReadOnly = options?[NSReadOnlyPersistentStoreOption].map { KeyValue.flat($0) as? Bool ?? false } ?? false
        super.init()
        contents.store = self
    }

    /// What kind of store it is.
    open var type: String { contents.type }
    /// Its identifier, which stays as long as its file.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var identifier: String! { contents.identifier }
    /// What is said of the store in its file.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var metadata: [String: Any]! {
        get {
            contents.metadata.merging([NSStoreUUIDKey: contents.identifier, NSStoreTypeKey: contents.type]) { $1 }
        }
        set { contents.metadata = newValue ?? [:] }
    }

    open override var description: String { "<\(type) store at \(url?.path ?? "/dev/null")>" }
}

/// How a store is opened.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
    /// What kind of store it is.
    open var type = NSSQLiteStoreType
    /// The part of the model that it has the objects of; nil for all.
    open var configuration: String?
    /// Where it lies; nil for one in memory.
    open var url: URL?
    /// What else is said of it.
    open private(set) var options: [String: NSObject] = [
        NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
        NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
    ]
    /// Whether it can only be read.
    open var isReadOnly = false
    /// How long to wait for it, in seconds. Kept, and without effect.
    open var timeout: TimeInterval = 240
    /// Whether it is opened on another thread.
    open var shouldAddStoreAsynchronously = false
    /// How it is synchronised with iCloud. Nothing is.
    open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

    /// A store at a URL.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// A store that lies nowhere yet.
    public override init() { super.init() }

    /// Whether a store of an older version of the model is made one of the newer.
    open var shouldMigrateStoreAutomatically: Bool {
        get {
            options[NSMigratePersistentStoresAutomaticallyOption].map { $0 as? NSNumber == NSNumber(value: true) }
                ?? false
        }
        set { setOption(NSNumber(value: newValue), forKey: NSMigratePersistentStoresAutomaticallyOption) }
    }

    /// Whether what has changed between two versions is found out.
    open var shouldInferMappingModelAutomatically: Bool {
        get {
            options[NSInferMappingModelAutomaticallyOption].map { $0 as? NSNumber == NSNumber(value: true) } ?? false
        }
        set { setOption(NSNumber(value: newValue), forKey: NSInferMappingModelAutomaticallyOption) }
    }

    /// Says something else of it; nil takes it back.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

    /// Gives SQLite a word. Kept, and without effect.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// How a store is synchronised with iCloud: nothing is.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
    /// The container in iCloud.
    open private(set) var containerIdentifier: String

    /// Says which container in iCloud is meant.
    public init(containerIdentifier: String) {
        self.containerIdentifier = containerIdentifier
        super.init()
    }
}
