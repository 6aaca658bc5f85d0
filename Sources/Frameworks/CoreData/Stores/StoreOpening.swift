import BackgroundRuntime

/// Opens a store: the one that the launch has open at the same place, or one from its file.
struct StoreOpening {
    private let type: String
    private let url: URL?
    private let options: [AnyHashable: Any]?
    private let model: NSManagedObjectModel

    init(_ type: String, _ url: URL?, _ options: [AnyHashable: Any]?, _ model: NSManagedObjectModel) {
        (self.type, self.url, self.options, self.model) = (type, url, options, model)
    }

    func contents(isKept: Bool) throws -> StoreContents {
        guard [NSSQLiteStoreType, NSBinaryStoreType, NSInMemoryStoreType].contains(type) else {
            SimulatedApp.raise(
                "NSInvalidArgumentException: Unsupported store type: \(type). SQLite, Binary and InMemory are simulated"
            )
        }
        guard isKept else { return StoreContents(type, StoreOpening.newIdentifier(), in: nil, model) }
        guard let url else { throw NSError.coreData(NSPersistentStoreOpenError, "The store has no URL.") }
        let file = try StoreFile(at: url, options: options)
        let list = try file.read()
        return StoreContents(type, list?["identifier"] as? String ?? StoreOpening.newIdentifier(), in: file, model)
    }

    /// The identifier of a new store: by number, so that every run has the same.
    private static func newIdentifier() -> String {
        guard let app = AppProcess.current?.app else { return UUID().uuidString }
        let count = app.storage.object { StoreCount() }
        count.last += 1
        let digits = String(count.last, radix: 16, uppercase: true)
        return "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - digits.count) + digits
    }
}

/// How many stores an app has made.
private final class StoreCount {
    var last = 0
}

extension StoreContents {
    /// Has what its file says, in the entities of the model; a newer version of the model takes what it knows.
    func load(_ options: [AnyHashable: Any]?) throws {
        guard let list = try file?.read() else {
            try file?.write(emptyList)
            return
        }
        try check(list, options)
        read(list) { entity in [entity.name, entity.renamingIdentifier].compactMap(\.self) }
    }

    private var emptyList: [String: Any] {
        [
            "metadata": [StoreFile.entitiesKey: StoreFile.shape(of: model)], "identifier": identifier, "type": type,
            "last": 0, "entities": [String: Any](),
        ]
    }

    /// The part of the model that the store has the objects of; nil for all.
    var configuration: String? {
        store.flatMap { $0.configurationName == "PF_DEFAULT_CONFIGURATION_NAME" ? nil : $0.configurationName }
    }

    /// Whether the file was made with the model, or can be made one of it.
    private func check(_ list: [String: Any], _ options: [AnyHashable: Any]?) throws {
        let metadata = list["metadata"] as? [String: Any]
        guard let old = metadata?[StoreFile.entitiesKey] as? [String: [String: Int]],
            old != StoreFile.shape(of: model)
        else { return }
        let isAllowed = [NSMigratePersistentStoresAutomaticallyOption, NSInferMappingModelAutomaticallyOption]
            .allSatisfy {
                options?[$0].flatMap { KeyValue.flat($0) as? Bool ?? (KeyValue.flat($0) as? NSNumber)?.boolValue }
                    ?? false
            }
        guard isAllowed else {
            throw NSError.coreData(
                NSPersistentStoreIncompatibleVersionHashError,
                "The managed object model version used to open the persistent store is incompatible with the one that was "
                    + "used to create the persistent store.")
        }
        for entity in model.entities { try checkMapping(of: entity, old) }
        SimulatedApp.note("the store \(file?.url.lastPathComponent ?? "") is migrated to this version of its model")
    }

    /// What has no value in the file needs one, or may be missing.
    private func checkMapping(of entity: NSEntityDescription, _ old: [String: [String: Int]]) throws {
        guard let kept = old[entity.name ?? ""] ?? entity.renamingIdentifier.flatMap({ old[$0] }) else { return }
        for (name, attribute) in entity.attributesByName where !attribute.isTransient {
            let type = kept[name] ?? attribute.renamingIdentifier.flatMap { kept[$0] }
            let isFilled = type == nil ? attribute.isOptional || attribute.defaultValue != nil : true
            guard isFilled, type == nil || type == Int(attribute.attributeType.rawValue) else {
                throw NSError.coreData(
                    NSInferredMappingModelError,
                    "Validation error missing attribute values on mandatory destination attribute",
                    ["entity": entity.name ?? "", "attribute": name])
            }
        }
    }
}
