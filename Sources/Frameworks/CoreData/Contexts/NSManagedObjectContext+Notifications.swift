import BackgroundRuntime

/// The objects that are new, in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The objects that were changed.
public let NSUpdatedObjectsKey = "updated"
/// The objects that are deleted.
public let NSDeletedObjectsKey = "deleted"
/// The objects whose values were loaded anew.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects that count no more.
public let NSInvalidatedObjectsKey = "invalidated"
/// Whether no object counts any more.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The identifiers of objects that are new.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identifiers of objects that were changed.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identifiers of objects that are deleted.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
    /// A context is about to save.
    public static let NSManagedObjectContextWillSave = Notification.Name(
        "NSManagingContextWillSaveChangesNotification")
    /// A context has saved.
    public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
    /// Objects of a context have changed.
    public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
        "NSObjectsChangedInManagingContextNotification")
}

extension NSManagedObjectContext {
    public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
    /// A context is about to save.
    public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
    /// A context has saved.
    public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
    /// Objects were saved by their identifiers; never posted here.
    public static let didSaveObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// Changes were taken over by their identifiers; never posted here.
    public static let didMergeChangesObjectIDsNotification = Notification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")

    /// A key of what a notification says.
    public enum NotificationKey: String, Sendable {
        /// Stands for what Apple calls source context.
        case sourceContext
        /// Stands for what Apple calls query generation.
        case queryGeneration
        /// Stands for what Apple calls inserted objects.
        case insertedObjects = "inserted"
        /// Stands for what Apple calls updated objects.
        case updatedObjects = "updated"
        /// Stands for what Apple calls deleted objects.
        case deletedObjects = "deleted"
        /// Stands for what Apple calls refreshed objects.
        case refreshedObjects = "refreshed"
        /// Stands for what Apple calls invalidated objects.
        case invalidatedObjects = "invalidated"
        /// Stands for what Apple calls invalidated all objects.
        case invalidatedAllObjects = "invalidatedAll"
        /// Stands for what Apple calls inserted object ids.
        case insertedObjectIDs = "inserted_objectIDs"
        /// Stands for what Apple calls updated object ids.
        case updatedObjectIDs = "updated_objectIDs"
        /// Stands for what Apple calls deleted object ids.
        case deletedObjectIDs = "deleted_objectIDs"
    }

    /// Changes are told at the end of the turn in which the first of them was made.
    func planNotification() {
        guard !isNotificationPlanned, AppProcess.current != nil else { return }
        isNotificationPlanned = true
        queue.submit { [weak self] in
            self?.isNotificationPlanned = false
            self?.processPendingChanges()
        }
    }

    /// Tells of what was changed until now.
    public func processPendingChanges() {
        guard !unnotified.isEmpty else { return }
        let changed = unnotified
        unnotified = []
        notify([
            NSInsertedObjectsKey: changed.filter(\.isInserted), NSUpdatedObjectsKey: changed.filter(\.isUpdated),
            NSDeletedObjectsKey: changed.filter { $0.life == .deleted || $0.life == .gone },
        ])
    }

    /// Posts what happened to objects; keys without any are left out.
    func notify(_ objects: [String: [NSManagedObject]]) {
        var info: [String: Any] = [:]
        for (key, objects) in objects where !objects.isEmpty || key == NSInvalidatedAllObjectsKey {
            info[key] = Set(objects)
        }
        guard !info.isEmpty else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
    }

    /// Takes over what another context has saved.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        take(SavedChanges(notification.userInfo ?? [:]))
    }

    /// Takes over changes in several contexts: what a batch request gave back, or a notification said.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts { context.take(SavedChanges(changeNotificationData)) }
    }

    func take(_ saved: SavedChanges) {
        let changed = saved.updated.compactMap { id in registeredObject(for: id).map { ($0, merge($0)) } }
        let gone = saved.deleted.compactMap { registeredObject(for: $0) } + changed.filter { !$0.1 }.map(\.0)
        for object in gone {
            object.objectWillChange.send()
            object.life = .gone
            forgetTouched(object)
            forgetObject(object.identity)
        }
        notify([
            NSInsertedObjectsKey: saved.inserted.compactMap(known),
            NSRefreshedObjectsKey: changed.filter(\.1).map(\.0), NSDeletedObjectsKey: gone,
        ])
    }
}
