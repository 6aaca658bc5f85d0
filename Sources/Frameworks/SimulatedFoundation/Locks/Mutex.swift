import BackgroundRuntime

/// A value with its lock, as in `Synchronization`: a thread of a simulated app that has to wait for it blocks in virtual
/// time, also when the holder sleeps meanwhile. Outside an app it is a lock of the machine.
///
/// A file that also imports `Synchronization` gets this one for `Mutex(value)`; where it writes the type, as in
/// `let state: Mutex<Int>`, the compiler calls the name ambiguous. Leave that import out: it is exported from here.
public struct Mutex<Value: ~Copyable>: ~Copyable, Sendable {
    /// The value, where it stays while closures look at it.
    private final class Box: @unchecked Sendable {
        /// Guarded by the lock; turns of several threads of the machine are inside one after the other.
        @exclusivity(unchecked) var value: Value
        let core = LockCore("a Mutex", relocking: .crashes)

        init(_ value: consuming sending Value) { self.value = value }
    }

    private let box: Box

    /// A lock around `initialValue`, which nobody holds.
    public init(_ initialValue: consuming sending Value) { box = Box(initialValue) }

    /// Runs `body` with the value while the lock is held. A thread that holds it already ends the app, as on a phone.
    public borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        box.core.lock()
        defer { box.core.unlock() }
        return try body(&box.value)
    }

    /// Runs `body` with the value if the lock is free; nil if not.
    public borrowing func withLockIfAvailable<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result? {
        guard box.core.tryLock() else { return nil }
        defer { box.core.unlock() }
        return try body(&box.value)
    }
}

extension Mutex {
    /// A lock around `initialValue`, which nobody holds. Preferred to the one of `Synchronization` where both are seen.
    public init(_ initialValue: consuming sending Value) { box = Box(initialValue) }
}
