import BackgroundRuntime
import SwiftUI

/// Objects of an app's classes, and changes of which ones there are. What is in them is not looked at.
public final class ModelContext: Equatable, @unchecked Sendable {
    /// Where it saves to.
    public let container: ModelContainer
    /// Whether it saves by itself. Kept: objects of the main thread's are found by others after ``save()``.
    public var autosaveEnabled = false

    private var inserted: [any PersistentModel] = []
    private var deleted: [any PersistentModel] = []

    /// Nothing yet that is not saved.
    public init(_ container: ModelContainer) {
        SimulatedApp.require(.symbol("ModelContext", .iOS(17)))
        self.container = container
    }

    /// Whether objects came or went that are not saved.
    public var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty }
    /// The objects that came.
    public var insertedModelsArray: [any PersistentModel] { inserted }
    /// The objects that went.
    public var deletedModelsArray: [any PersistentModel] { deleted }

    /// Puts an object in.
    public func insert<T: PersistentModel>(_ model: T) {
        let place = Models.current.known(model)
        guard place.context !== self || place.isDeleted else { return }
        container.willChange.send()
        (place.context, place.isDeleted) = (self, false)
        deleted.removeAll { $0 === model }
        inserted.append(model)
    }

    /// Takes an object out.
    public func delete<T: PersistentModel>(_ model: T) {
        container.willChange.send()
        Models.current.known(model).isDeleted = true
        if inserted.contains(where: { $0 === model }) {
            inserted.removeAll { $0 === model }
        } else {
            deleted.append(model)
        }
    }

    /// Takes all objects of a class out that meet a condition.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for object in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(object) }
    }

    /// Has others find what came, and find no more what went. Nothing is written.
    public func save() throws {
        guard hasChanges else { return }
        container.willChange.send()
        container.saved.removeAll { saved in deleted.contains { $0 === saved } }
        container.saved += inserted
        (inserted, deleted) = ([], [])
    }

    /// Forgets what came and went.
    public func rollback() {
        container.willChange.send()
        for model in inserted { Models.current.known(model).context = nil }
        for model in deleted { Models.current.known(model).isDeleted = false }
        (inserted, deleted) = ([], [])
    }

    /// Does something, and saves.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }

    /// The objects of a class that meet a condition, in an order.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let all = (container.saved + inserted).compactMap { $0 as? T }
        var found = try all.filter { model in
            guard !deleted.contains(where: { $0 === model }) else { return false }
            return try descriptor.predicate?.evaluate(model) ?? true
        }
        if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
        let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
        let part = Array(rest.prefix(descriptor.fetchLimit ?? rest.count))
        for model in part where Models.current.known(model).context == nil {
            Models.current.known(model).context = self
        }
        return part
    }

    /// How many objects of a class meet a condition.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    /// What tells the objects of a class from others that meet a condition, in an order.
    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    {
        try fetch(descriptor).map(\.persistentModelID)
    }

    /// Does something with each object of a class that meets a condition, in an order.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5_000, allowEscapingMutations: Bool = false,
        block: (_ model: T) throws -> Void
    ) throws { for model in try self.fetch(fetch) { try block(model) } }

    /// The object of an identifier; nil where there is none.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        Models.current.model(persistentModelID) as? T
    }

    /// The object of an identifier. Ends the app where there is none.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = Models.current.model(persistentModelID) as? any PersistentModel else {
            SimulatedApp.crash("SwiftData has no object of this identifier: \(persistentModelID.entityName)")
        }
        return model
    }

    public static func == (first: ModelContext, second: ModelContext) -> Bool { first === second }
}

/// Which objects of a class are looked for.
public struct FetchDescriptor<T: PersistentModel> {
    /// The condition; nil for all.
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    /// How many at most; nil for all.
    public var fetchLimit: Int?
    /// How many of the first are left out.
    public var fetchOffset: Int?
    /// Whether those are found that are not saved. Kept: they are.
    public var includePendingChanges = true
    /// What is loaded at once. Kept, and without effect.
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
    /// What is loaded. Kept, and without effect.
    public var propertiesToFetch: [PartialKeyPath<T>] = []

    /// Those that meet a condition, in an order.
    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        SimulatedApp.require(.symbol("FetchDescriptor", .iOS(17)))
        (self.predicate, self.sortBy) = (predicate, sortBy)
    }
}
