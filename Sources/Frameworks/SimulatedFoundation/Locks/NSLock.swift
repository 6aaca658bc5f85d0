import BackgroundRuntime

/// A lock of the simulated app: a thread that has to wait for it blocks in virtual time. Outside an app it is a lock of
/// the machine.
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
    let core = LockCore("NSLock", relocking: .waits)

    /// A lock that nobody holds.
    public override init() {}

    /// The name of the lock, for reports.
    open var name: String? {
        get { core.name }
        set { core.name = newValue }
    }

    /// Takes the lock, waiting for it. A thread that holds it already waits for ever.
    open func lock() { core.lock() }

    /// Gives the lock up. Doing that for another thread is a finding.
    open func unlock() { core.unlock() }

    /// Takes the lock if it is free.
    open func `try`() -> Bool { core.tryLock() }

    /// Takes the lock if it is free until `limit`, on the wall clock.
    open func lock(before limit: Date) -> Bool { core.lock(within: limit.timeLeft) }
}

/// A lock that the thread which holds it may take again.
open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
    let core = LockCore("NSRecursiveLock", relocking: .counts)

    /// A lock that nobody holds.
    public override init() {}

    /// The name of the lock, for reports.
    open var name: String? {
        get { core.name }
        set { core.name = newValue }
    }

    /// Takes the lock, waiting for it, or takes it once more.
    open func lock() { core.lock() }

    /// Gives the lock up once.
    open func unlock() { core.unlock() }

    /// Takes the lock if it is free, or held by the calling thread.
    open func `try`() -> Bool { core.tryLock() }

    /// Takes the lock if it is free until `limit`, on the wall clock.
    open func lock(before limit: Date) -> Bool { core.lock(within: limit.timeLeft) }
}
