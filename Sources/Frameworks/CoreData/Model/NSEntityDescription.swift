/// A kind of objects, with what they have.
open class NSEntityDescription: NSObject, @unchecked Sendable {
    /// What it is called.
    open var name: String?
    /// The class of its objects.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var managedObjectClassName: String! = "NSManagedObject"
    /// Whether there are objects of its descendants alone.
    open var isAbstract = false
    /// What the author wrote beside it.
    open var userInfo: [AnyHashable: Any]?
    /// Properties of which no two objects have the same values: names, or lists of them.
    open var uniquenessConstraints: [[Any]] = []
    /// What it was called in an older version of the model.
    open var renamingIdentifier: String?
    /// The model that it belongs to.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open internal(set) weak var managedObjectModel: NSManagedObjectModel!
    /// The entity that it inherits from.
    open internal(set) weak var superentity: NSEntityDescription?
    private var own: [NSPropertyDescription] = []
    private var all: [String: NSPropertyDescription]?

    /// An entity without a name.
    public override init() { super.init() }

    /// The entities that inherit from it.
    open var subentities: [NSEntityDescription] = [] {
        didSet {
            for entity in subentities { entity.superentity = self }
            forgetProperties()
        }
    }

    /// What its objects have, with what they inherit.
    open var properties: [NSPropertyDescription] {
        get { propertiesByName.values.sorted { $0.name < $1.name } }
        set {
            own = newValue
            for property in newValue { property.entity = self }
            forgetProperties()
        }
    }

    /// What its objects have, by name.
    open var propertiesByName: [String: NSPropertyDescription] {
        if let all { return all }
        var found: [String: NSPropertyDescription] = [:]
        for property in superentity?.propertiesByName.values.map({ $0 }) ?? [] {
            let copy = property.inherited()
            copy.entity = self
            found[copy.name] = copy
        }
        for property in own { found[property.name] = property }
        all = found
        return found
    }

    private func forgetProperties() {
        all = nil
        for entity in subentities { entity.forgetProperties() }
    }

    /// Its attributes, by name.
    open var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
    }

    /// Its relationships, by name.
    open var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
    }

    /// The entities that inherit from it, by name.
    open var subentitiesByName: [String: NSEntityDescription] {
        Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// The relationships that lead to an entity.
    open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
        relationshipsByName.values.filter { $0.destinationEntity === entity }.sorted { $0.name < $1.name }
    }

    /// Whether it is another one, or inherits from it.
    open func isKindOf(entity: NSEntityDescription) -> Bool {
        self === entity || name == entity.name || superentity?.isKindOf(entity: entity) == true
    }

    /// It and all that inherit from it.
    var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

    open override var description: String { "(<NSEntityDescription>) name \(name ?? "")" }

    /// The entity of a name in the model behind a context; nil where it has none.
    open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription?
    {
        context.model?.entitiesByName[entityName]
    }

    /// A new object of the entity of a name. A name that the model does not have is an exception.
    open class func insertNewObject(
        forEntityName entityName: String, into context: NSManagedObjectContext
    ) -> NSManagedObject {
        guard let entity = entity(forEntityName: entityName, in: context) else {
            SimulatedApp.raise(
                "NSInternalInconsistencyException: +entityForName: could not locate an entity named '\(entityName)' in this "
                    + "model.")
        }
        return ManagedClasses.make(entity, .inserted, in: context)
    }
}
