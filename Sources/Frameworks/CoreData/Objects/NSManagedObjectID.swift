/// Which object of which store is meant, in all contexts.
///
/// There is one for each object and coordinator: that of a new object becomes the one of the stored object as it is saved.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    /// What kind of object it stands for.
    public let entity: NSEntityDescription
    /// The store that has it; nil before it is saved.
    public internal(set) weak var persistentStore: NSPersistentStore?
    /// Its number among those of its entity; 0 before it is saved.
    var number = 0
    private let temporaryName: String

    /// That of an object that no store has yet.
    init(temporary name: String, of entity: NSEntityDescription) {
        (temporaryName, self.entity) = (name, entity)
        super.init()
    }

    /// That of an object in a store.
    init(_ number: Int, of entity: NSEntityDescription, in store: NSPersistentStore) {
        (self.number, self.entity, persistentStore, temporaryName) = (number, entity, store, "")
        super.init()
    }

    /// Whether no store has the object yet.
    public var isTemporaryID: Bool { number == 0 }

    /// An address by which ``NSPersistentStoreCoordinator/managedObjectID(forURIRepresentation:)`` finds it again.
    public func uriRepresentation() -> URL {
        let name = entity.name ?? ""
        let text =
            isTemporaryID
            ? "x-coredata:///\(name)/t\(temporaryName)"
            : "x-coredata://\(persistentStore?.identifier ?? "")/\(name)/p\(number)"
        guard let url = URL(string: text) else { preconditionFailure("no URL can be made of \(text)") }
        return url
    }

    /// The key that a store's file has for it.
    var key: String { "\(entity.name ?? "")/\(number)" }

    public override var description: String { "<\(uriRepresentation().absoluteString)>" }
}
