import BackgroundRuntime

/// What a controller of results knows, whatever their type.
final class ResultsCore: @unchecked Sendable {
    let context: NSManagedObjectContext
    let sectionKeyPath: String?
    let cacheName: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private(set) var sections: [ResultsSection]?
    private var search: FetchSearch?
    private var observer: (any NSObjectProtocol)?
    private lazy var anyController = NSFetchedResultsController<any NSFetchRequestResult>(
        self, NSFetchRequest<any NSFetchRequestResult>())
    /// Called after each change.
    var onChange: () -> Void = {}

    init(_ context: NSManagedObjectContext, _ sectionKeyPath: String?, _ cacheName: String?) {
        (self.context, self.sectionKeyPath, self.cacheName) = (context, sectionKeyPath, cacheName)
    }

    deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

    var objects: [NSManagedObject]? { sections?.flatMap(\.members) }

    func object(_ section: Int, _ row: Int) -> NSManagedObject? {
        guard let sections, sections.indices.contains(section), sections[section].members.indices.contains(row) else {
            return nil
        }
        return sections[section].members[row]
    }

    func place(of object: NSManagedObject) -> IndexPath? {
        ResultsCore.places(in: sections ?? [])[ObjectIdentifier(object)]
    }

    func begin(_ search: FetchSearch) throws {
        self.search = search
        sections = try found()
        guard observer == nil else { return }
        observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { [weak self] in self?.contextDidChange($0) }
    }

    private func found() throws -> [ResultsSection] {
        guard let objects = try search?.objects(in: context) else { return [] }
        guard let sectionKeyPath else { return [ResultsSection("", objects)] }
        return objects.reduce(into: []) { sections, object in
            let name = KeyValue.value(of: object, forPath: sectionKeyPath).map { "\($0)" } ?? ""
            if let last = sections.last, last.name == name {
                last.members.append(object)
            } else {
                sections.append(ResultsSection(name, [object]))
            }
        }
    }

    private func contextDidChange(_ notification: Notification) {
        guard let old = sections, let new = try? found() else { return }
        let changed = [NSUpdatedObjectsKey, NSRefreshedObjectsKey].flatMap { key in
            KeyValue.elements(of: notification.userInfo?[key] ?? []) ?? []
        }
        let updated = Set(
            changed.compactMap { ($0 as? AnyHashable)?.base as? NSManagedObject ?? $0 as? NSManagedObject }
                .map(ObjectIdentifier.init))
        let changes = ResultsChanges(from: old, to: new, updated: updated)
        guard !changes.isEmpty else { return }
        delegate?.controllerWillChangeContent(anyController)
        sections = new
        notify(changes)
        delegate?.controllerDidChangeContent(anyController)
        onChange()
    }

    private func notify(_ changes: ResultsChanges) {
        for (section, place, type) in changes.sections {
            delegate?.controller(anyController, didChange: section, atSectionIndex: place, for: type)
        }
        for (object, old, type, new) in changes.objects {
            delegate?.controller(anyController, didChange: object, at: old, for: type, newIndexPath: new)
        }
    }

    static func places(in sections: [ResultsSection]) -> [ObjectIdentifier: IndexPath] {
        var places: [ObjectIdentifier: IndexPath] = [:]
        for (section, info) in sections.enumerated() {
            for (row, object) in info.members.enumerated() {
                places[ObjectIdentifier(object)] = IndexPath(indexes: [section, row])
            }
        }
        return places
    }
}

/// A section of results.
final class ResultsSection: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSManagedObject]

    init(_ name: String, _ members: [NSManagedObject]) { (self.name, self.members) = (name, members) }

    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

/// What is different in results: first what went, then what came, moved, or has other values.
struct ResultsChanges {
    private(set) var sections: [(ResultsSection, Int, NSFetchedResultsChangeType)] = []
    private(set) var objects: [(NSManagedObject, IndexPath?, NSFetchedResultsChangeType, IndexPath?)] = []

    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    init(from old: [ResultsSection], to new: [ResultsSection], updated: Set<ObjectIdentifier>) {
        let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
        for (place, section) in old.enumerated() where !newNames.contains(section.name) {
            sections.append((section, place, .delete))
        }
        for (place, section) in new.enumerated() where !oldNames.contains(section.name) {
            sections.append((section, place, .insert))
        }
        let (oldPlaces, newPlaces) = (ResultsCore.places(in: old), ResultsCore.places(in: new))
        for object in old.flatMap(\.members) where newPlaces[ObjectIdentifier(object)] == nil {
            objects.append((object, oldPlaces[ObjectIdentifier(object)], .delete, nil))
        }
        let (oldRanks, newRanks) = (Self.ranks(old, besides: updated), Self.ranks(new, besides: updated))
        for object in new.flatMap(\.members) {
            let id = ObjectIdentifier(object)
            guard let before = oldPlaces[id], let after = newPlaces[id] else {
                objects.append((object, nil, .insert, newPlaces[id]))
                continue
            }
            guard updated.contains(id) else { continue }
            let hasMoved = old[before[0]].name != new[after[0]].name || oldRanks[id] != newRanks[id]
            objects.append((object, before, hasMoved ? .move : .update, hasMoved ? after : nil))
        }
    }

    /// How many objects that are as before come before each.
    private static func ranks(
        _ sections: [ResultsSection], besides updated: Set<ObjectIdentifier>
    ) -> [ObjectIdentifier: Int] {
        var (ranks, count) = ([ObjectIdentifier: Int](), 0)
        for object in sections.flatMap(\.members) {
            ranks[ObjectIdentifier(object)] = count
            if !updated.contains(ObjectIdentifier(object)) { count += 1 }
        }
        return ranks
    }
}
