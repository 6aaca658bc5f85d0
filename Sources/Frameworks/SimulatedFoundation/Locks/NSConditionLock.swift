import BackgroundRuntime

/// A lock with a number: a thread can wait until the lock is free and the number is the one it wants.
open class NSConditionLock: NSObject, NSLocking, @unchecked Sendable {
    private let state = NSCondition()
    private var isLocked = false
    private var number: Int
    private var owner: SimulatedThread?

    /// A lock with the number 0.
    public override convenience init() { self.init(condition: 0) }

    /// A lock with the number `condition`.
    public init(condition: Int) { number = condition }

    /// The name of the lock, for reports.
    open var name: String? {
        get { state.name }
        set { state.name = newValue }
    }

    /// The number of the lock.
    open var condition: Int { number }

    /// Takes the lock, whatever its number.
    open func lock() { _ = take(before: .distantFuture) { true } }

    /// Gives the lock up.
    open func unlock() { release(number) }

    /// Takes the lock once its number is `condition`.
    open func lock(whenCondition condition: Int) { _ = take(before: .distantFuture) { self.number == condition } }

    /// Takes the lock if it is free.
    open func `try`() -> Bool { take(before: .distantPast) { true } }

    /// Takes the lock if it is free and its number is `condition`.
    open func tryLock(whenCondition condition: Int) -> Bool { take(before: .distantPast) { self.number == condition } }

    /// Gives the lock up and sets its number.
    open func unlock(withCondition condition: Int) { release(condition) }

    /// Takes the lock if it is free until `limit`.
    open func lock(before limit: Date) -> Bool { take(before: limit) { true } }

    /// Takes the lock if it is free, with the number `condition`, until `limit`.
    open func lock(whenCondition condition: Int, before limit: Date) -> Bool {
        take(before: limit) { self.number == condition }
    }

    private func take(before limit: Date, when isWanted: () -> Bool) -> Bool {
        state.lock()
        defer { state.unlock() }
        while isTaken || !isWanted() {
            guard limit > Date(), state.wait(on: self, within: limit.timeLeft) else { return false }
        }
        (isLocked, owner) = (true, SimulatedThread.current)
        return true
    }

    private func release(_ condition: Int) {
        state.lock()
        if !isLocked { SimulatedApp.report("\(waitDescription) was unlocked when not locked") }
        (isLocked, owner, number) = (false, nil, condition)
        state.broadcast()
        state.unlock()
    }

    /// A lock whose holder's app has ended is free.
    private var isTaken: Bool { isLocked && owner?.isDead != true }
}

extension NSConditionLock: WaitTarget {
    public var waitDescription: String { name.map { "NSConditionLock \"\($0)\"" } ?? "NSConditionLock" }
    /// Whoever has the lock; while nobody has it, anybody can set the number.
    public var holder: SimulatedThread? { isTaken ? owner : nil }
}
