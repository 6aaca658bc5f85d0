import BackgroundRuntime

/// A lock with a state, as in `os`: a thread of a simulated app that has to wait for it blocks in virtual time.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    /// Which thread a check of ownership means.
    public enum Ownership: Hashable, Sendable {
        /// The calling thread holds the lock.
        case owner
        /// The calling thread does not hold the lock.
        case notOwner
    }

    private final class Box {
        @exclusivity(unchecked) var state: State
        let core = LockCore("an OSAllocatedUnfairLock", relocking: .crashes)

        init(_ state: State) { self.state = state }
    }

    private let box: Box

    /// A lock around a state that need not be sendable.
    public init(uncheckedState initialState: State) {
        SimulatedApp.require(.symbol("OSAllocatedUnfairLock", .iOS(16)))
        box = Box(initialState)
    }

    /// Runs `body` with the state while the lock is held.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        box.core.lock()
        defer { box.core.unlock() }
        return try body(&box.state)
    }

    /// Runs `body` with the state while the lock is held.
    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Runs `body` with the state if the lock is free; nil if not.
    public func withLockIfAvailableUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result? {
        guard box.core.tryLock() else { return nil }
        defer { box.core.unlock() }
        return try body(&box.state)
    }

    /// Runs `body` with the state if the lock is free; nil if not.
    public func withLockIfAvailable<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result? {
        try withLockIfAvailableUnchecked(body)
    }

    /// Stops the program unless the calling thread holds the lock, or does not, as `ownership` says.
    public func precondition(_ ownership: Ownership) {
        guard box.core.isHeldByCaller != (ownership == .owner) else { return }
        SimulatedApp.crash("an OSAllocatedUnfairLock is not held as its precondition says")
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// A lock around a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock without a state.
    public init() { self.init(uncheckedState: ()) }

    /// Takes the lock, waiting for it.
    public func lock() { box.core.lock() }

    /// Takes the lock if it is free.
    public func lockIfAvailable() -> Bool { box.core.tryLock() }

    /// Gives the lock up.
    public func unlock() { box.core.unlock() }

    /// Runs `body` while the lock is held.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}

/// The C lock under it, used through a pointer as C does.
public struct os_unfair_lock {
    fileprivate let core = LockCore("an os_unfair_lock", relocking: .crashes)

    /// A lock that nobody holds.
    public init() { SimulatedApp.require(.symbol("os_unfair_lock_lock", .iOS(10))) }
}

/// The lock by the name of its C structure.
public typealias os_unfair_lock_s = os_unfair_lock

/// A place in memory that holds a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes the lock, waiting for it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.core.lock() }

/// Takes the lock if it is free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.pointee.core.tryLock() }

/// Gives the lock up.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.core.unlock() }
