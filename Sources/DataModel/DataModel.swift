/// A Core Data model as Xcode keeps it: the file `contents` of an `.xcdatamodel`.
public struct DataModel: Hashable, Sendable {
    /// Its entities, in the order of the file.
    public var entities: [Entity] = []
    /// Its stored fetch requests.
    public var fetchRequests: [FetchTemplate] = []
    /// The names of entities, by the configuration that they belong to.
    public var configurations: [String: [String]] = [:]
    /// The identifier that the author gave this version; empty where there is none.
    public var versionIdentifier = ""

    /// A model without entities.
    public init() {}

    /// The entity of a name; nil where the model has none.
    public func entity(named name: String) -> Entity? { entities.first { $0.name == name } }

    /// A fetch request that the model keeps under a name.
    public struct FetchTemplate: Hashable, Sendable {
        /// What it is called.
        public var name: String
        /// The entity whose objects it finds.
        public var entity: String
        /// Its condition, in the words of a predicate's format; empty for all objects.
        public var predicate: String
        /// The most objects it finds; 0 for all.
        public var limit: Int
    }
}

extension DataModel {
    /// What Xcode makes of an entity as the app is built.
    public enum CodeGeneration: String, Hashable, Sendable {
        /// Nothing: the app has the class itself.
        case manual = ""
        case `class`
        /// An extension with the properties of a class that the app has itself.
        case category
    }

    /// A kind of objects.
    public struct Entity: Hashable, Sendable {
        /// What it is called in the model.
        public var name: String
        /// The class of its objects; `NSManagedObject` where the model names none.
        public var className: String
        /// The entity whose properties it has too; nil for none.
        public var parent: String?
        /// Whether there are objects of its descendants alone.
        public var isAbstract: Bool
        /// What Xcode makes of it.
        public var generation: CodeGeneration
        public var attributes: [Attribute] = []
        public var relationships: [Relationship] = []
        /// Properties of which no two objects have the same values.
        public var uniqueness: [[String]] = []
        /// What the author wrote beside it.
        public var userInfo: [String: String] = [:]
        /// The line of the file in which it begins.
        public var line: Int
    }
}
