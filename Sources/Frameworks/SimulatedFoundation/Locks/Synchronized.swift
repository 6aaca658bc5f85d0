import BackgroundRuntime

/// Takes the lock that belongs to an object, waiting for it; the thread that has it may take it again.
///
/// - Returns: 0, for success.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.of(object as AnyObject).lock()
    return 0
}

/// Gives the lock up that belongs to an object.
///
/// - Returns: 0 for success, -1 (`OBJC_SYNC_NOT_OWNING_THREAD_ERROR`) on a thread that does not have it.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    let lock = ObjectLocks.of(object as AnyObject)
    guard lock.isHeldByCaller else { return -1 }
    lock.unlock()
    return 0
}

/// The locks of objects, made when one is first used, and kept with the object until the launch is over.
private final class ObjectLocks {
    private struct Entry {
        /// Kept, so that no other object gets its address.
        let object: AnyObject
        let lock: LockCore
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    static func of(_ object: AnyObject) -> LockCore {
        let locks = SimulatedApp.process(for: "objc_sync_enter(_:)").storage.object { ObjectLocks() }
        let key = ObjectIdentifier(object)
        if let entry = locks.entries[key] { return entry.lock }
        let lock = LockCore("the lock of a \(type(of: object))", relocking: .counts)
        locks.entries[key] = Entry(object: object, lock: lock)
        return lock
    }
}
