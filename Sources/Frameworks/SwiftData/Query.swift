import BackgroundRuntime
import SwiftUI

/// The objects of a class in the context of the view, kept up to date.
@propertyWrapper
@MainActor @preconcurrency
public struct Query<Element: PersistentModel>: DynamicProperty {
    @Environment(\.modelContext) private var context
    @StateObject private var changes = QueryChanges()
    private let descriptor: FetchDescriptor<Element>

    private init(descriptor: FetchDescriptor<Element>) {
        SimulatedApp.require(.symbol("Query", .iOS(17)))
        self.descriptor = descriptor
    }

    /// All objects of a class.
    public init() { self.init(descriptor: FetchDescriptor()) }

    public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }

    nonisolated public mutating func update() {
        let copy = self
        MainActor.assumeIsolated { copy.changes.listen(to: copy.context.container) }
    }

    /// The context of the view.
    public var modelContext: ModelContext { context }
    /// Why nothing was found; nil where nothing is wrong.
    public var fetchError: (any Error)? {
        do {
            _ = try context.fetch(descriptor)
            return nil
        } catch { return error }
    }
}

extension Query {
    /// What is looked for.
    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
        self.init(descriptor: descriptor)
    }

    /// All objects of a class that meet a condition, in an order.
    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        animation: Animation? = nil
    ) { self.init(descriptor: FetchDescriptor(predicate: filter, sortBy: descriptors)) }

    /// All objects of a class that meet a condition, by one of their values.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation? = nil
    ) {
        self.init(
            descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
        )
    }

    /// All objects of a class that meet a condition, by one of their values, those without one first.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation? = nil
    ) {
        self.init(
            descriptor: FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
        )
    }
}

/// Has a view be evaluated again as objects come and go.
final class QueryChanges: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    private weak var container: ModelContainer?
    private var token: AnyCancellable?

    func listen(to container: ModelContainer) {
        guard self.container !== container else { return }
        self.container = container
        token = container.willChange.sink { [weak self] in self?.objectWillChange.send() }
    }
}

extension EnvironmentValues {
    private enum ContextKey: EnvironmentKey {
        static var defaultValue: ModelContext {
            guard let container = try? ModelContainer(for: Schema([]), configurations: []) else {
                preconditionFailure("a container in memory can always be made")
            }
            return ModelContext(container)
        }
    }

    /// The context that views look for objects in. Without one they find none.
    public var modelContext: ModelContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

extension View {
    /// Has all views below look for objects in a container.
    public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }
    /// Has all views below look for objects in a context.
    public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }
    /// Has all views below look for objects of a class in a container that is made once in a launch.
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false
    ) -> some View { modelContainer(MadeContainers.container(for: [modelType])) }
    /// Has all views below look for objects of some classes in a container that is made once in a launch.
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false
    ) -> some View { modelContainer(MadeContainers.container(for: modelTypes)) }
}

extension Scene {
    /// Has all views of a scene look for objects in a container.
    @MainActor
    public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }
    /// Has all views of a scene look for objects of a class in a container that is made once in a launch.
    @MainActor
    public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false
    ) -> some Scene { modelContainer(MadeContainers.container(for: [modelType])) }
    /// Has all views of a scene look for objects of some classes in a container that is made once in a launch.
    @MainActor
    public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
        isUndoEnabled: Bool = false
    ) -> some Scene { modelContainer(MadeContainers.container(for: modelTypes)) }
}

/// The containers that views and scenes of a launch made, by the classes in them.
@MainActor
private final class MadeContainers {
    private var containers: [[ObjectIdentifier]: ModelContainer] = [:]

    static func container(for types: [any PersistentModel.Type]) -> ModelContainer {
        let made = AppProcess.current?.storage.object { MadeContainers() } ?? MadeContainers()
        let key = types.map { ObjectIdentifier($0) }
        if let container = made.containers[key] { return container }
        guard let container = try? ModelContainer(for: Schema(types), configurations: []) else {
            preconditionFailure("a container in memory can always be made")
        }
        made.containers[key] = container
        return container
    }
}
