import BackgroundRuntime
import Combine
import VigilProgramImage

/// What a fetch request can find.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object of an entity, in a context: its values are loaded when they are first asked for.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
    /// Tells before a value changes.
    public let objectWillChange = ObservableObjectPublisher()
    let identity: NSManagedObjectID
    private let kind: NSEntityDescription
    weak var context: NSManagedObjectContext?
    /// Its values now: references are identifiers, alone or in an array.
    var values: [String: Any] = [:]
    /// What the store has, as far as the context knows.
    var committed: [String: Any] = [:]
    /// Which version of the stored object this is.
    var version = 0
    /// Whether its values are there.
    var isLoaded = false
    var life = Life.stored

    /// How it stands in its context.
    enum Life {
        case stored
        case inserted
        case deleted
        /// It was new, and is deleted or rolled back.
        case gone
    }

    /// A new object of an entity, in a context or in none.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        kind = entity
        self.context = context
        let expected = context?.takeExpected()
        identity = expected ?? NSManagedObjectID(temporary: TemporaryNames.next(), of: entity)
        super.init()
        if expected != nil {
            context?.register(self)
        } else {
            isLoaded = true
            life = .inserted
            for (name, attribute) in entity.attributesByName { values[name] = ManagedValue.first(of: attribute) }
            context?.add(self)
            if context != nil { awakeFromInsert() }
        }
    }

    /// A new object of the entity of this class.
    public convenience init(context moc: NSManagedObjectContext) {
        guard let entity = ManagedClasses.entity(of: Swift.type(of: self), in: moc.model) else {
            SimulatedApp.raise(
                "NSInvalidArgumentException: An NSManagedObject of class '\(Swift.type(of: self))' must have a valid "
                    + "NSEntityDescription.")
        }
        self.init(entity: entity, insertInto: moc)
    }

    /// What contexts make objects with.
    public required convenience init(_ creation: _ManagedObjectCreation) {
        self.init(entity: creation.entity, insertInto: creation.context)
    }

    open var entity: NSEntityDescription { kind }
    /// Which object it is, in all contexts.
    open var objectID: NSManagedObjectID { identity }
    /// The context that it belongs to; nil where that is gone, or it was deleted and saved.
    open var managedObjectContext: NSManagedObjectContext? { context }
    /// Whether it is new in its context.
    open var isInserted: Bool { life == .inserted && context != nil }
    /// Whether it will be deleted as its context is saved.
    open var isDeleted: Bool { life == .deleted }
    /// Whether a stored object was changed.
    open var isUpdated: Bool { life == .stored && hasChangedValues }
    /// Whether the next save has something to do with it.
    open var hasChanges: Bool { isInserted || isDeleted || isUpdated }
    /// Whether any value that a store keeps is another than the one there.
    open var hasPersistentChangedValues: Bool {
        changedValues().contains { entity.propertiesByName[$0.key]?.isTransient == false }
    }
    /// Whether its values are not loaded.
    open var isFault: Bool { !isLoaded }
    /// 0 where its values are loaded.
    open var faultingState: Int { isLoaded ? 0 : 1 }

    /// The entity of this class in the app's model.
    open class func entity() -> NSEntityDescription {
        guard let entity = ManagedClasses.entity(of: self, in: LoadedModels.merged) else {
            SimulatedApp.raise("NSInternalInconsistencyException: no loaded model has an entity of class '\(self)'")
        }
        return entity
    }

    /// A request for all objects of the entity of this class.
    @_disfavoredOverload
    open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        ManagedClasses.note(self)
        let name = ManagedClasses.entity(of: self, in: LoadedModels.merged)?.name
        return NSFetchRequest(entityName: name ?? ManagedClasses.plainName(of: self))
    }

    /// Makes a class known to the entities that name it: what the plugin writes for each class of managed objects.
    public static func _register(in program: UnsafeMutableRawPointer, _ type: NSManagedObject.Type, as name: String) {
        LinkedProgram.add(ManagedClasses.Part(name: name, type: type), to: program)
    }

    // What subclasses override.

    /// It was made in a context.
    open func awakeFromInsert() {}
    /// Its values were loaded.
    open func awakeFromFetch() {}
    /// Its values were set back.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// Its context is about to be saved.
    open func willSave() {}
    /// Its context was saved.
    open func didSave() {}
    /// It is about to be a fault.
    open func willTurnIntoFault() {}
    /// It is a fault.
    open func didTurnIntoFault() {}
    /// It is about to be deleted.
    open func prepareForDeletion() {}

    /// Throws where a value cannot be saved. A class that overrides it may put another in its place.
    open func validateValue(_ value: AutoreleasingUnsafeMutablePointer<AnyObject?>, forKey key: String) throws {
        try Validation(self).check(key, value.pointee)
    }

    /// Throws where it cannot be deleted.
    open func validateForDelete() throws { try Validation(self).checkDeletion() }
    /// Throws where it cannot be saved as a new object.
    open func validateForInsert() throws { try Validation(self).checkAll() }
    /// Throws where its changes cannot be saved.
    open func validateForUpdate() throws { try Validation(self).checkAll() }

    // Its values by their names: see the extensions.

    /// The value of a key; a value that it does not have is an exception.
    open func value(forKey key: String) -> Any? {
        if let known = keyedValue(key) { return KeyValue.flat(known) }
        return KeyValue.value(of: self, for: key)
    }

    /// Sets the value of a key.
    open func setValue(_ value: Any?, forKey key: String) {
        if !setKeyedValue(value, key) { KeyValue.set(value, of: self, for: key) }
    }

    /// The value of a key, told to nobody.
    open func primitiveValue(forKey key: String) -> Any? { current(key).map(ManagedValue.object) }

    /// Sets the value of a key, and tells nobody.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { write(value, for: key) }

    /// A value is about to be asked for.
    open func willAccessValue(forKey key: String?) { load() }
    /// A value was asked for.
    open func didAccessValue(forKey key: String?) {}

    /// A value is about to change.
    open func willChangeValue(forKey key: String) {
        objectWillChange.send()
        KeyValueObserving.willChange(self, key)
    }

    /// A value has changed.
    open func didChangeValue(forKey key: String) {
        context?.noteChange(of: self)
        KeyValueObserving.didChange(self, key)
    }

    /// Whether the objects of a relationship are not loaded.
    open func hasFault(forRelationshipNamed key: String) -> Bool { !isLoaded }

    /// The identifiers of the objects of a relationship.
    open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] { references(key) }

    /// The values that are others than the store's, with those that are missing as `NSNull`.
    open func changedValues() -> [String: Any] { changes(of: values, since: committed) }

    /// The values that changed since the context told of changes last: here, since the last save.
    open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

    /// The stored values of some keys; of all for nil.
    open func committedValues(forKeys keys: [String]?) -> [String: Any] {
        load()
        return Dictionary(
            (keys ?? Array(entity.propertiesByName.keys)).map { key in
                (key, resolved(committed[key], key) ?? NSNull())
            }
        ) { $1 }
    }

    open override var description: String {
        "<\(Swift.type(of: self))> (entity: \(entity.name ?? ""); id: \(identity); data: "
            + (isLoaded ? "\(values.keys.sorted().map { "\($0) = \(values[$0] ?? "nil")" }))" : "<fault>)")
    }
}

/// Why values were set back.
public struct NSSnapshotEventType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What Apple calls undo insertion.
    public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
    /// What Apple calls undo deletion.
    public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
    /// What Apple calls undo update.
    public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
    /// What Apple calls rollback.
    public static let rollback = NSSnapshotEventType(rawValue: 16)
    /// What Apple calls refresh.
    public static let refresh = NSSnapshotEventType(rawValue: 32)
    /// What Apple calls merge policy.
    public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}

/// Where a method puts an object: nothing is released later here.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
