import BackgroundRuntime
import Combine
@_exported import SwiftUI

extension EnvironmentValues {
    private enum ContextKey: EnvironmentKey {
        static var defaultValue: NSManagedObjectContext {
            NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        }
    }

    /// The context that views look for objects in. Without one they find none.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

/// The objects that a request finds in the context of the view, kept up to date.
@propertyWrapper
@MainActor @preconcurrency
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @StateObject private var core: FetchedObjects
    private let request: NSFetchRequest<Result>

    /// What a request finds.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        request = fetchRequest
        _core = StateObject(wrappedValue: FetchedObjects())
    }

    /// All objects of an entity that meet a condition, in an order.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>()
        (request.entity, request.sortDescriptors, request.predicate) = (entity, sortDescriptors, predicate)
        self.init(fetchRequest: request)
    }

    nonisolated public mutating func update() {
        let carried = UncheckedSendableBox(value: self)
        MainActor.assumeIsolated { carried.value.core.show(carried.value.request.search, in: carried.value.context) }
    }

    public var wrappedValue: FetchedResults<Result> { FetchedResults(core, request) }

    /// The request, to be changed.
    public var projectedValue: Binding<Configuration> {
        let (core, search) = (core, request.search)
        return Binding {
            Configuration(
                nsSortDescriptors: core.sortDescriptors ?? search.sortDescriptors, nsPredicate: core.predicate(search))
        } set: {
            core.change($0.nsSortDescriptors, $0.nsPredicate)
        }
    }

    /// What can be changed of the request.
    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: NSPredicate?
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// All objects of the entity of a class that meet a condition, in an order.
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        let request = NSFetchRequest<Result>(entityName: Result.plainEntityName)
        (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
        self.init(fetchRequest: request)
    }

    /// All objects of the entity of a class that meet a condition, in an order.
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate)
    }
}

extension NSManagedObject {
    /// The entity that a class of this name is for.
    fileprivate static var plainEntityName: String {
        ManagedClasses.entity(of: self, in: LoadedModels.merged)?.name ?? ManagedClasses.plainName(of: self)
    }
}

/// The objects that a request found.
@MainActor @preconcurrency
public struct FetchedResults<Result: NSFetchRequestResult>: @MainActor RandomAccessCollection {
    private let objects: [Result]
    private let core: FetchedObjects
    private let search: FetchSearch

    init(_ core: FetchedObjects, _ request: NSFetchRequest<Result>) {
        (self.core, search) = (core, request.search)
        objects = core.objects.compactMap { $0 as? Result }
    }

    /// What Apple calls start index.
    public var startIndex: Int { 0 }
    /// What Apple calls end index.
    public var endIndex: Int { objects.count }
    /// What Apple calls this.
    public subscript(position: Int) -> Result { objects[position] }

    /// The condition, to be changed.
    public var nsPredicate: NSPredicate? {
        get { core.predicate(search) }
        nonmutating set { core.change(core.sortDescriptors ?? search.sortDescriptors, newValue) }
    }

    /// The order, to be changed.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { core.sortDescriptors ?? search.sortDescriptors }
        nonmutating set { core.change(newValue, core.predicate(search)) }
    }
}

/// What a view's request found, and who says that it changed.
final class FetchedObjects: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    private(set) var objects: [NSManagedObject] = []
    private(set) var sortDescriptors: [NSSortDescriptor]?
    private var newPredicate: NSPredicate??
    private var results: ResultsCore?
    private var search: FetchSearch?

    init() {}

    func predicate(_ search: FetchSearch) -> NSPredicate? { newPredicate ?? search.predicate }

    /// The view is about to be evaluated.
    func show(_ search: FetchSearch, in context: NSManagedObjectContext) {
        let isOther = self.search.map { $0.predicate != search.predicate || $0.name != search.name } ?? true
        self.search = search
        guard isOther || results?.context !== context else { return }
        begin(in: context)
    }

    func change(_ sortDescriptors: [NSSortDescriptor], _ predicate: NSPredicate?) {
        (self.sortDescriptors, newPredicate) = (sortDescriptors, .some(predicate))
        objectWillChange.send()
        if let context = results?.context { begin(in: context) }
    }

    private func begin(in context: NSManagedObjectContext) {
        guard var search, context.persistentStoreCoordinator != nil else { return }
        (search.sortDescriptors, search.predicate) = (sortDescriptors ?? search.sortDescriptors, predicate(search))
        let results = ResultsCore(context, nil, nil)
        results.onChange = { [weak self, weak results] in
            self?.objectWillChange.send()
            self?.objects = results?.objects ?? []
        }
        do { try results.begin(search) } catch { SimulatedApp.report("@FetchRequest found nothing: \(error)") }
        (self.results, objects) = (results, results.objects ?? [])
    }
}
