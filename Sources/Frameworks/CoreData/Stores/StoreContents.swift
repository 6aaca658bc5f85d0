import BackgroundRuntime

/// The objects of a store, by entity and number.
final class StoreContents: @unchecked Sendable {
    let type: String
    let identifier: String
    /// Where it is kept; nil for one in memory.
    let file: StoreFile?
    let model: NSManagedObjectModel
    var metadata: [String: Any] = [:]
    weak var store: NSPersistentStore?
    private var rows: [String: [Int: StoredRow]] = [:]
    private var ids: [String: NSManagedObjectID] = [:]
    private var lastNumber = 0

    init(_ type: String, _ identifier: String, in file: StoreFile?, _ model: NSManagedObjectModel) {
        (self.type, self.identifier, self.file, self.model) = (type, identifier, file, model)
    }

    /// What one save does.
    struct Changes {
        var written: [(id: NSManagedObjectID, values: [String: Any])] = []
        var deleted: [NSManagedObjectID] = []
    }

    func row(of id: NSManagedObjectID) -> StoredRow? { rows[id.entity.name ?? ""]?[id.number] }

    /// The objects of entities, in the order in which they were made.
    func ids(of entities: [NSEntityDescription]) -> [NSManagedObjectID] {
        entities.flatMap { entity in
            (rows[entity.name ?? ""]?.keys.sorted() ?? []).compactMap { id($0, of: entity) }
        }
    }

    /// The one identifier of an object.
    func id(_ number: Int, of entity: NSEntityDescription) -> NSManagedObjectID? {
        let key = "\(entity.name ?? "")/\(number)"
        if let known = ids[key] { return known }
        guard let store else { return nil }
        let made = NSManagedObjectID(number, of: entity, in: store)
        ids[key] = made
        return made
    }

    /// Gives a new object its number.
    func adopt(_ id: NSManagedObjectID) {
        guard id.isTemporaryID else { return }
        lastNumber += 1
        id.number = lastNumber
        id.persistentStore = store
        ids[id.key] = id
    }

    /// Does what a save does, and writes the file; where that fails, all is as it was.
    func commit(_ changes: Changes) throws {
        let before = rows
        for (id, values) in changes.written {
            let version = row(of: id)?.version ?? 0
            rows[id.entity.name ?? "", default: [:]][id.number] = StoredRow(values: values, version: version + 1)
        }
        for id in changes.deleted { rows[id.entity.name ?? ""]?[id.number] = nil }
        do { try file?.write(list()) } catch {
            rows = before
            throw error
        }
    }

    /// What goes into the file.
    private func list() -> [String: Any] {
        let coder = RowCoder(self)
        let entities = rows.mapValues { rows in
            Dictionary(uniqueKeysWithValues: rows.map { (String($0.key), ["v": $0.value.version] as [String: Any]) })
        }
        var filled = entities
        for (name, rows) in rows {
            guard let entity = model.entitiesByName[name] else { continue }
            for (number, row) in rows { filled[name]?[String(number)]?["d"] = coder.encoded(row.values, entity) }
        }
        return [
            "metadata": metadata.merging([StoreFile.entitiesKey: StoreFile.shape(of: model)]) { $1 },
            "identifier": identifier, "type": type, "last": lastNumber, "entities": filled,
        ]
    }

    /// Has what a file says.
    func read(_ list: [String: Any], _ oldNames: (NSEntityDescription) -> [String]) {
        lastNumber = list["last"] as? Int ?? 0
        metadata = list["metadata"] as? [String: Any] ?? [:]
        let kept = list["entities"] as? [String: [String: [String: Any]]] ?? [:]
        let coder = RowCoder(self)
        for entity in model.entities {
            for name in oldNames(entity) {
                for (number, row) in kept[name] ?? [:] {
                    guard let number = Int(number), let data = row["d"] as? [String: Any] else { continue }
                    rows[entity.name ?? "", default: [:]][number] = StoredRow(
                        values: coder.decoded(data, entity), version: row["v"] as? Int ?? 1)
                }
            }
        }
    }

    /// Whether another object of the entity has the same values for some keys.
    func holds(_ values: [String: Any?], of entity: NSEntityDescription, besides id: NSManagedObjectID)
        -> NSManagedObjectID?
    {
        ids(of: entity.family).first { other in
            guard other !== id, let row = row(of: other) else { return false }
            return values.allSatisfy { ValueOrder.areEqual(row.values[$0.key], $0.value) }
        }
    }
}
