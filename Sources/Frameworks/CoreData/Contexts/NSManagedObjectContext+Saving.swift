import BackgroundRuntime

extension NSManagedObjectContext {
    /// Saves what was changed: into the store, or into the parent.
    ///
    /// - Throws: an error where a value cannot be saved, another context saved the object before, or the file cannot be written;
    ///   the changes stay then.
    public func save() throws {
        guard hasChanges else { return }
        guard let source else {
            SimulatedApp.raise(
                "NSInternalInconsistencyException: This NSManagedObjectContext has no persistent store coordinator. It cannot "
                    + "perform a save operation.")
        }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        processPendingChanges()
        prepareObjects()
        var changes = changes
        try validate(changes)
        if source is NSPersistentStoreCoordinator { try resolveConflicts(&changes) }
        try source.commit(changes, of: self)
        finish(changes)
    }

    /// Objects change themselves as they are about to be saved, which may change others.
    private func prepareObjects() {
        var done: Set<ObjectIdentifier> = []
        for _ in 0..<1000 {
            let next = touched.filter { $0.hasChanges && !done.contains(ObjectIdentifier($0)) }
            guard !next.isEmpty else { return }
            for object in next {
                done.insert(ObjectIdentifier(object))
                object.willSave()
            }
        }
    }

    private func validate(_ changes: ContextChanges) throws {
        var errors: [NSError] = []
        let check = { (body: () throws -> Void) in
            do { try body() } catch { errors.append(error as NSError) }
        }
        for object in changes.inserted { check(object.validateForInsert) }
        for object in changes.updated { check(object.validateForUpdate) }
        for object in changes.deleted { check(object.validateForDelete) }
        guard let first = errors.first else { return }
        if errors.count == 1 { throw first }
        throw NSError.coreData(
            NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: errors])
    }

    /// The changes are where they belong.
    private func finish(_ changes: ContextChanges) {
        for object in changes.inserted + changes.updated {
            (object.committed, object.life) = (object.values, .stored)
            object.version = source?.row(of: object.identity)?.version ?? object.version
        }
        for object in changes.deleted {
            object.life = .gone
            forgetObject(object.identity)
        }
        forgetTouched()
        for object in changes.inserted + changes.updated + changes.deleted { object.didSave() }
        let info: [String: Any] = [
            NSInsertedObjectsKey: Set(changes.inserted), NSUpdatedObjectsKey: Set(changes.updated),
            NSDeletedObjectsKey: Set(changes.deleted),
        ]
        NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
        for object in changes.deleted { object.context = nil }
        notifyRelatives(SavedChanges(changes))
    }

    /// Contexts that take over what others save do so on their own queues.
    private func notifyRelatives(_ saved: SavedChanges) {
        if isAside { return }
        let others = parent == nil ? persistentStoreCoordinator?.attached ?? [] : [parent].compactMap(\.self)
        for context in others where context !== self && context.parent == nil && parent == nil {
            if context.automaticallyMergesChangesFromParent { context.queue.submit { context.take(saved) } }
        }
        for context in (parent?.livingChildren ?? []) + livingChildren where context !== self {
            if context.automaticallyMergesChangesFromParent { context.queue.submit { context.take(saved) } }
        }
    }

    /// Takes the changes of a child.
    func commit(_ changes: ContextChanges, of context: NSManagedObjectContext) throws {
        for child in changes.inserted {
            let object = ManagedClasses.make(child.entity, .fault(child.identity), in: self)
            (object.isLoaded, object.life) = (true, .inserted)
            object.values = child.values
            add(object)
        }
        for child in changes.updated {
            let object = self.object(with: child.identity)
            object.load()
            for key in child.changedValues().keys { object.values[key] = child.values[key] }
            object.objectWillChange.send()
            noteChange(of: object)
        }
        for child in changes.deleted { if let object = known(child.identity) { delete(object) } }
        processPendingChanges()
    }
}

/// What a context has saved, by identifiers: objects belong to their context.
struct SavedChanges: @unchecked Sendable {
    var inserted: [NSManagedObjectID]
    var updated: [NSManagedObjectID]
    var deleted: [NSManagedObjectID]

    init(_ changes: ContextChanges) {
        inserted = changes.inserted.map(\.identity)
        updated = changes.updated.map(\.identity)
        deleted = changes.deleted.map(\.identity)
    }

    /// What a notification of a save says, with objects or identifiers.
    init(_ info: [AnyHashable: Any]) {
        let ids = { (keys: [String]) in
            keys.flatMap { key in KeyValue.elements(of: info[key] ?? []) ?? [] }.compactMap { item in
                (item as? NSManagedObject)?.identity ?? item as? NSManagedObjectID
                    ?? (item as? AnyHashable)?.base as? NSManagedObjectID
            }
        }
        inserted = ids([NSInsertedObjectsKey, NSInsertedObjectIDsKey])
        updated = ids([NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey])
        deleted = ids([NSDeletedObjectsKey, NSDeletedObjectIDsKey])
    }
}
