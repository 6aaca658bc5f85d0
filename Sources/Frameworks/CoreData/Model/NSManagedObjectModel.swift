import BackgroundRuntime
import VigilDataModel

/// The entities of an app: what kinds of objects it keeps.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
    open var entities: [NSEntityDescription] = [] {
        didSet { for entity in entities { entity.managedObjectModel = self } }
    }
    private var requests: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]
    private var members: [String: [NSEntityDescription]] = [:]
    /// What the author called this version.
    open var versionIdentifiers: Set<AnyHashable> = []

    /// A model without entities.
    public override init() { super.init() }

    /// The model at a URL: of an `.xcdatamodeld`, an `.xcdatamodel`, or of the `.momd` that Xcode would make of them. Nil where
    /// there is none.
    public init?(contentsOf url: URL) {
        guard let contents = ModelFiles.contents(at: url) else { return nil }
        super.init()
        guard let model = ModelFiles.read(contents) else { return nil }
        ModelBuilder(model, into: self).build()
    }

    /// All models beside the app, as one.
    open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
        let found = (bundles ?? [.main]).flatMap { ModelFiles.all(in: $0.bundleURL) }
        return NSManagedObjectModel(byMerging: found.compactMap { NSManagedObjectModel(contentsOf: $0) })
    }

    /// Several models as one; nil where there is none.
    public convenience init?(byMerging models: [NSManagedObjectModel]?) {
        guard let models, !models.isEmpty else { return nil }
        self.init()
        entities = models.flatMap(\.entities)
        for model in models { requests.merge(model.requests) { $1 } }
        versionIdentifiers = models.reduce([]) { $0.union($1.versionIdentifiers) }
    }

    /// The entities by name.
    open var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
    }

    /// The names of its configurations.
    open var configurations: [String] { members.keys.sorted() }

    /// The entities of a configuration; all for nil.
    open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
        configuration.map { members[$0] } ?? entities
    }

    /// Sets the entities of a configuration.
    open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
        members[configuration] = entities
    }

    /// A fetch request that the model keeps under a name; nil where it has none.
    open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? { requests[name] }

    /// Keeps a fetch request under a name.
    open func setFetchRequestTemplate(
        _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
    ) {
        requests[name] = fetchRequestTemplate
    }

    /// A copy of a fetch request that the model keeps, with values for its variables.
    open func fetchRequestFromTemplate(
        withName name: String, substitutionVariables variables: [String: Any]
    ) -> NSFetchRequest<any NSFetchRequestResult>? {
        guard let copy = requests[name]?.duplicate() else { return nil }
        copy.predicate = copy.predicate?.withSubstitutionVariables(variables)
        return copy
    }

    /// Whether a store was made by this model: here, whether it has the entities that the store has.
    open func isConfiguration(
        withName configuration: String?, compatibleWithStoreMetadata metadata: [String: Any]
    ) -> Bool {
        guard let names = metadata[StoreFile.entitiesKey] as? [String: Any] else { return true }
        return Set(names.keys).isSubset(of: entitiesByName.keys)
    }
}
