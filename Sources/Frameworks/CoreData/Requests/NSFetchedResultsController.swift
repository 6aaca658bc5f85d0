import BackgroundRuntime

/// What happened to a result, or to a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// Stands for what Apple calls insert.
    case insert = 1
    /// Stands for what Apple calls delete.
    case delete = 2
    /// Stands for what Apple calls move.
    case move = 3
    /// Stands for what Apple calls update.
    case update = 4
}

/// Results that stand together, since they have a value in common.
public protocol NSFetchedResultsSectionInfo {
    /// What its objects have in common; empty without sections.
    var name: String { get }
    /// Its letter in an index.
    var indexTitle: String? { get }
    /// How many objects it has.
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

/// Who is told of changes of results. Every method has a default that does nothing.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Results are about to change.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// A result came, went, moved, or has other values.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// A section came or went.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

/// What a request finds in a context, in sections, and what changes of it.
///
/// Its delegate gets a controller for any kind of results, which is equal to this one and has the same.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    let core: ResultsCore

    /// A controller of a search, whose order has to begin with that of the sections. A search without one is an exception; an
    /// empty order is none.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        guard fetchRequest.sortDescriptors != nil else {
            SimulatedApp.raise(
                "NSInvalidArgumentException: An instance of NSFetchedResultsController requires a fetch request with sort "
                    + "descriptors")
        }
        self.fetchRequest = fetchRequest
        core = ResultsCore(context, sectionNameKeyPath, name)
        super.init()
    }

    /// The same results for whoever does not know their type.
    init(_ core: ResultsCore, _ search: NSFetchRequest<ResultType>) {
        (self.core, fetchRequest) = (core, search)
        super.init()
    }

    /// Who is told of changes; without anybody they are not looked for.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { core.delegate }
        set { core.delegate = newValue }
    }

    /// The context that is searched.
    open var managedObjectContext: NSManagedObjectContext { core.context }
    /// What the objects of a section have in common.
    open var sectionNameKeyPath: String? { core.sectionKeyPath }
    /// What it keeps the sections under. Kept, and without effect.
    open var cacheName: String? { core.cacheName }

    /// Searches, and watches the context from now on.
    open func performFetch() throws { try core.begin(fetchRequest.search) }

    /// The results; nil before the first search.
    open var fetchedObjects: [ResultType]? { core.objects?.compactMap { $0 as? ResultType } }

    /// The sections; nil before the first search.
    open var sections: [any NSFetchedResultsSectionInfo]? { core.sections }

    /// The letters of the sections.
    open var sectionIndexTitles: [String] { core.sections?.compactMap(\.indexTitle) ?? [] }

    /// The result at a place. A place without one is an exception.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard indexPath.count == 2, let object = core.object(indexPath[0], indexPath[1]) as? ResultType else {
            SimulatedApp.raise(
                "NSInvalidArgumentException: no object at index \(indexPath.last ?? 0) in section at index "
                    + "\(indexPath.first ?? 0)")
        }
        return object
    }

    /// The place of a result; nil for what is none.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { core.place(of: $0) }
    }

    /// Forgets the sections of a name. There are none kept.
    open class func deleteCache(withName name: String?) {}

    open override func isEqual(_ object: Any?) -> Bool { (object as? any ResultsOwner)?.core === core }

    open override var hash: Int { ObjectIdentifier(core).hashValue }
}

/// A controller of whatever results.
private protocol ResultsOwner {
    var core: ResultsCore { get }
}

extension NSFetchedResultsController: ResultsOwner {}

// Whether two controllers are one: a delegate gets one for any kind of results, which is another object.

/// Whether two controllers have the same results.
public func === <One, Two>(left: NSFetchedResultsController<One>, right: NSFetchedResultsController<Two>) -> Bool {
    left.core === right.core
}

/// Whether two controllers have the same results, the second of which may be missing.
public func === <One, Two>(left: NSFetchedResultsController<One>, right: NSFetchedResultsController<Two>?) -> Bool {
    left.core === right?.core
}

/// Whether two controllers have the same results.
public func == <One, Two>(left: NSFetchedResultsController<One>, right: NSFetchedResultsController<Two>) -> Bool {
    left.core === right.core
}

/// Whether two controllers have the same results, the second of which may be missing.
public func == <One, Two>(left: NSFetchedResultsController<One>, right: NSFetchedResultsController<Two>?) -> Bool {
    left.core === right?.core
}
