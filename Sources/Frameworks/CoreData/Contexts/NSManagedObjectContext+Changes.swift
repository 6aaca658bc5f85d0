import BackgroundRuntime

extension NSManagedObjectContext {
    /// Takes an object that was made without a context.
    public func insert(_ object: NSManagedObject) {
        guard object.context !== self else { return }
        object.context = self
        object.life = .inserted
        add(object)
        object.awakeFromInsert()
    }

    /// Marks an object, which goes with the next save, and with it what its relationships say.
    public func delete(_ object: NSManagedObject) {
        guard !object.isDeleted, object.life != .gone else { return }
        guard object.context === self else {
            SimulatedApp.raise(
                "NSInvalidArgumentException: An NSManagedObjectContext cannot delete objects in other contexts.")
        }
        object.load()
        object.prepareForDeletion()
        let wasInserted = object.life == .inserted
        object.life = .deleted
        for relationship in object.entity.relationshipsByName.values.sorted(by: { $0.name < $1.name }) {
            propagate(deletionOf: object, relationship)
        }
        noteChange(of: object)
        if wasInserted {
            object.life = .gone
            forgetTouched(object)
        }
    }

    private func propagate(deletionOf object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        let others = object.references(relationship.name).compactMap(known)
        switch relationship.deleteRule {
        case .cascadeDeleteRule: for other in others { delete(other) }
        case .nullifyDeleteRule:
            guard let inverse = relationship.inverseRelationship else { return }
            for other in others where !other.isDeleted { References(other, inverse).forget(object) }
        case .denyDeleteRule, .noActionDeleteRule: return
        }
    }

    /// Puts an object under the store that is to have it.
    public func assign(_ object: Any, to store: NSPersistentStore) {
        (object as? NSManagedObject)?.identity.persistentStore = store
    }

    /// Gives new objects the identifiers that they will have as they are saved.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        guard let coordinator = persistentStoreCoordinator else { return }
        for object in objects { coordinator.adopt(object) }
    }

    /// Takes all changes back since the last save.
    public func rollback() {
        let (inserted, others) = (touched.filter(\.isInserted), touched.filter { $0.life == .deleted || $0.isUpdated })
        for object in inserted {
            object.life = .gone
            forgetObject(object.identity)
        }
        for object in others {
            object.objectWillChange.send()
            (object.values, object.life) = (object.committed, .stored)
            object.awake(fromSnapshotEvents: .rollback)
        }
        forgetTouched()
        unnotified = []
        notify([NSRefreshedObjectsKey: others, NSDeletedObjectsKey: inserted])
    }

    /// Takes the last change back. Without an undo manager, as on a phone, nothing.
    public func undo() { SimulatedApp.notSimulated("NSManagedObjectContext.undo()") }

    /// Does the last change again. Without an undo manager, as on a phone, nothing.
    public func redo() { SimulatedApp.notSimulated("NSManagedObjectContext.redo()") }

    /// Forgets all objects and changes.
    public func reset() {
        for object in allRegistered { (object.life, object.context) = (.gone, nil) }
        forgetAll()
        notify([NSInvalidatedAllObjectsKey: []])
    }

    /// Makes an object a fault, or loads its values anew and keeps what was changed.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        guard object.context === self, object.life == .stored else { return }
        guard flag else {
            forgetTouched(object)
            object.objectWillChange.send()
            object.turnIntoFault()
            return
        }
        merge(object)
    }

    /// Makes all objects without changes faults.
    public func refreshAllObjects() {
        for object in allRegistered where object.life == .stored {
            if object.isUpdated { merge(object) } else if object.isLoaded { object.turnIntoFault() }
        }
    }

    /// Loads the values of an object that are not changed here; whether it is still there.
    @discardableResult
    func merge(_ object: NSManagedObject) -> Bool {
        guard object.isLoaded else { return true }
        guard let row = row(of: object.identity) else { return false }
        guard row.version != object.version || parent != nil else { return true }
        object.objectWillChange.send()
        let own = object.changedValues().keys
        var values = row.values
        for key in own { values[key] = object.values[key] }
        (object.values, object.committed, object.version) = (values, row.values, row.version)
        object.awake(fromSnapshotEvents: .refresh)
        return true
    }

    /// Notices an object's relationships as it is used again. Kept for the sake of the code.
    public func detectConflicts(for object: NSManagedObject) {}
}

extension NSPersistentStoreCoordinator {
    /// Gives a new object its number in the store that will have it.
    func adopt(_ object: NSManagedObject) {
        guard object.identity.isTemporaryID else { return }
        store(for: object)?.contents.adopt(object.identity)
    }
}
