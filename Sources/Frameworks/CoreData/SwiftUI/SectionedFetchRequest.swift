import BackgroundRuntime
import SwiftUI

/// The objects that a request finds in the context of the view, in sections, kept up to date.
@propertyWrapper
@MainActor @preconcurrency
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    private var found: FetchRequest<Result>
    private let section: KeyPath<Result, SectionIdentifier>

    /// What a request finds, in sections.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        (found, section) = (FetchRequest(fetchRequest: fetchRequest, animation: animation), sectionIdentifier)
    }

    /// All objects of an entity that meet a condition, in an order, in sections.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        found = FetchRequest(
            entity: entity, sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
        section = sectionIdentifier
    }

    nonisolated public mutating func update() { found.update() }

    /// The objects, in sections.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(found.wrappedValue, section)
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// All objects of the entity of a class that meet a condition, in an order, in sections.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        found = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate, animation: animation)
        section = sectionIdentifier
    }
}

/// The objects that a request found, in sections: neighbours that are alike are in one.
@MainActor @preconcurrency
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
    @MainActor RandomAccessCollection
{
    /// Objects that are alike.
    @MainActor @preconcurrency
    public struct Section: @MainActor Identifiable, @MainActor RandomAccessCollection {
        /// In what they are alike.
        public let id: SectionIdentifier
        fileprivate var objects: [Result]

        /// What Apple calls start index.
        public var startIndex: Int { 0 }
        /// What Apple calls end index.
        public var endIndex: Int { objects.count }
        /// What Apple calls this.
        public subscript(position: Int) -> Result { objects[position] }
    }

    private var sections: [Section] = []

    init(_ results: FetchedResults<Result>, _ section: KeyPath<Result, SectionIdentifier>) {
        for object in results {
            let id = object[keyPath: section]
            if sections.last?.id == id {
                sections[sections.count - 1].objects.append(object)
            } else {
                sections.append(Section(id: id, objects: [object]))
            }
        }
    }

    /// What Apple calls start index.
    public var startIndex: Int { 0 }
    /// What Apple calls end index.
    public var endIndex: Int { sections.count }
    /// What Apple calls this.
    public subscript(position: Int) -> Section { sections[position] }
}
