import BackgroundRuntime

/// Which way conflicts are resolved.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType = 0
    /// The store's values stay where both have changed one.
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    /// The context's values go over the store's where both have changed one.
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    /// The context's objects go over the store's as a whole.
    case overwriteMergePolicyType = 3
    /// The context's changes of the object are dropped.
    case rollbackMergePolicyType = 4
}

/// What happens where an object was saved by another context since this one has loaded it.
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// Which way conflicts are resolved.
    open private(set) var mergeType: NSMergePolicyType

    /// A policy of a kind.
    public init(merge ty: NSMergePolicyType) {
        mergeType = ty
        super.init()
    }

    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// The store's values stay.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
    /// The context's values go over the store's.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// The context's objects go over the store's.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// The context's changes are dropped.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

public var NSErrorMergePolicy: Any { NSMergePolicy.error }
/// The store's values stay.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
/// The context's values go over the store's.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
/// The context's objects go over the store's.
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
/// The context's changes are dropped.
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }

/// An object that two contexts have changed.
open class NSMergeConflict: NSObject, @unchecked Sendable {
    /// The object, as the context that saves has it.
    open private(set) var sourceObject: NSManagedObject
    /// Which version of it the context has.
    open private(set) var oldVersionNumber: Int
    /// Which version the store has; 0 where it is deleted there.
    open private(set) var newVersionNumber: Int

    init(_ object: NSManagedObject, _ new: Int) {
        (sourceObject, oldVersionNumber, newVersionNumber) = (object, object.version, new)
        super.init()
    }
}

extension NSManagedObjectContext {
    private var mergeType: NSMergePolicyType { (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType }

    /// Resolves what other contexts have saved meanwhile, as the merge policy says.
    func resolveConflicts(_ changes: inout ContextChanges) throws {
        let conflicts = (changes.updated + changes.deleted).compactMap { object -> NSMergeConflict? in
            let new = source?.row(of: object.identity)?.version ?? 0
            return new == object.version ? nil : NSMergeConflict(object, new)
        }
        if mergeType == .errorMergePolicyType, !conflicts.isEmpty {
            throw NSError.coreData(
                NSManagedObjectMergeError, "Could not merge changes.",
                [NSPersistentStoreSaveConflictsErrorKey: conflicts])
        }
        for conflict in conflicts { resolve(conflict.sourceObject, &changes) }
        for object in changes.inserted + changes.updated { try resolveConstraints(of: object, &changes) }
    }

    private func resolve(_ object: NSManagedObject, _ changes: inout ContextChanges) {
        guard let row = source?.row(of: object.identity), mergeType != .rollbackMergePolicyType else {
            return drop(object, &changes)
        }
        guard mergeType != .overwriteMergePolicyType, !object.isDeleted else { return }
        var values = row.values
        for key in object.changedValues().keys {
            let storeChanged = !ValueOrder.areEqual(row.values[key], object.committed[key])
            if storeChanged, mergeType == .mergeByPropertyStoreTrumpMergePolicyType { continue }
            values[key] = object.values[key]
        }
        object.values = values
    }

    private func drop(_ object: NSManagedObject, _ changes: inout ContextChanges) {
        changes.updated.removeAll { $0 === object }
        changes.deleted.removeAll { $0 === object }
        forgetTouched(object)
        guard let row = source?.row(of: object.identity) else {
            object.life = .gone
            return
        }
        object.life = .stored
        object.take(row)
    }

    /// No two objects may have the same values for what the model says is unique.
    private func resolveConstraints(of object: NSManagedObject, _ changes: inout ContextChanges) throws {
        for constraint in object.entity.uniquenessConstraints {
            let keys = constraint.compactMap { $0 as? String ?? ($0 as? NSAttributeDescription)?.name }
            let values = Dictionary(keys.map { ($0, object.values[$0]) }) { $1 }
            guard !keys.isEmpty, values.values.contains(where: { $0 != nil }),
                let other = persistentStoreCoordinator?.persistentStores.lazy.compactMap({ store in
                    store.contents.holds(values, of: object.entity, besides: object.identity)
                }).first, known(other)?.isDeleted == false
            else { continue }
            try resolve(object, against: other, &changes)
        }
    }

    private func resolve(
        _ object: NSManagedObject, against other: NSManagedObjectID, _ changes: inout ContextChanges
    ) throws {
        let stored = self.object(with: other)
        switch mergeType {
        case .errorMergePolicyType:
            throw NSError.coreData(
                NSManagedObjectConstraintMergeError, "The operation couldn’t be completed. (Cocoa error 133021.)",
                [NSPersistentStoreSaveConflictsErrorKey: [stored, object]])
        case .mergeByPropertyObjectTrumpMergePolicyType, .overwriteMergePolicyType:
            stored.load()
            for key in object.entity.attributesByName.keys { stored.values[key] = object.values[key] }
            if !changes.updated.contains(where: { $0 === stored }) { changes.updated.append(stored) }
        case .mergeByPropertyStoreTrumpMergePolicyType, .rollbackMergePolicyType: break
        }
        changes.inserted.removeAll { $0 === object }
        changes.updated.removeAll { $0 === object }
        object.life = .gone
        forgetTouched(object)
        forgetObject(object.identity)
    }
}
