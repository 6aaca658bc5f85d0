import BackgroundRuntime
import SwiftUI

/// Where objects of an app's classes are kept: in memory, until the process ends. Nothing is written.
public final class ModelContainer: Equatable, @unchecked Sendable {
    public let schema: Schema
    /// Where Apple's would keep them. Kept, and without effect.
    public let configurations: Set<ModelConfiguration>
    /// The context of the main thread.
    @MainActor public private(set) lazy var mainContext = ModelContext(self)

    /// What contexts have saved, in order.
    var saved: [any PersistentModel] = []
    let willChange = ObservableObjectPublisher()

    /// Keeps objects of some classes.
    public convenience init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws {
        try self.init(for: Schema(types), configurations: configurations)
    }

    /// Keeps objects of some classes. Without effect is how older ones would become newer.
    public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
    ) throws { try self.init(for: schema, configurations: configurations) }

    /// Keeps objects of some classes. Without effect is how older ones would become newer.
    public init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration]
    ) throws {
        SimulatedApp.require(.symbol("ModelContainer", .iOS(17)))
        (self.schema, self.configurations) = (schema, Set(configurations))
        ModelContainer.note()
    }

    /// Says once in a launch what a phone does with objects and Vigil does not.
    private static func note() {
        SimulatedApp.notSimulated(
            "SwiftData",
            "objects are kept in memory and are gone as the process ends: nothing is written. No relationship has an "
                + "inverse or a delete rule, and no attribute is unique")
    }

    /// Takes all objects out.
    public func deleteAllData() {
        willChange.send()
        saved = []
    }

    /// Takes all objects out.
    public func erase() throws { deleteAllData() }

    public static func == (first: ModelContainer, second: ModelContainer) -> Bool { first === second }
}

/// The classes of a container.
public final class Schema: Hashable, @unchecked Sendable {
    let types: [any PersistentModel.Type]
    /// Which of several such lists it is.
    public let version: Version

    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        (self.types, self.version) = (types, version)
    }

    public static func == (first: Schema, second: Schema) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Which of several lists something is.
    public struct Version: Hashable, Sendable {
        /// The numbers between the dots.
        public let major: Int, minor: Int, patch: Int
        public init(_ major: Int, _ minor: Int, _ patch: Int) {
            (self.major, self.minor, self.patch) = (major, minor, patch)
        }
    }
}

/// How older objects become newer. Never asked here: none are older.
public protocol SchemaMigrationPlan {
    /// The lists of classes, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
}

/// A list of classes that others follow.
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    /// Which list it is.
    static var versionIdentifier: Schema.Version { get }
}

/// Where a container keeps objects. Kept, and without effect: it is in memory.
public struct ModelConfiguration: Hashable, Sendable {
    /// What it is called.
    public let name: String
    /// Whether nothing is written.
    public let isStoredInMemoryOnly: Bool
    /// Whether nothing can be changed.
    public let allowsSave: Bool
    public let url: URL

    /// As usual, or in memory.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true
    ) {
        self.init(name, URL(fileURLWithPath: "/dev/null"), isStoredInMemoryOnly, allowsSave)
    }

    public init(_ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true) {
        self.init(name, url, false, allowsSave)
    }

    /// For some classes, as usual or in memory.
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, URL(fileURLWithPath: "/dev/null"), isStoredInMemoryOnly, true)
    }

    private init(_ name: String?, _ url: URL, _ isInMemory: Bool, _ allowsSave: Bool) {
        (self.name, self.url, isStoredInMemoryOnly) = (name ?? "default", url, isInMemory)
        self.allowsSave = allowsSave
    }
}
