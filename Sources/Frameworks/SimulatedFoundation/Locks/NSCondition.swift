import BackgroundRuntime
import MachineFoundation

/// A lock with a condition: a thread that waits for it blocks in virtual time until another signals.
open class NSCondition: NSObject, NSLocking, @unchecked Sendable {
    let core = LockCore("NSCondition", relocking: .waits)
    private let waiting = WaitingThreads()

    /// A condition that nobody holds.
    public override init() {}

    /// The name of the condition, for reports.
    open var name: String? {
        get { core.name }
        set { core.name = newValue }
    }

    /// Takes the lock of the condition.
    open func lock() { core.lock() }

    /// Gives the lock of the condition up.
    open func unlock() { core.unlock() }

    /// Gives the lock up, waits for a signal, and takes the lock again.
    open func wait() { _ = wait(on: self, within: nil) }

    /// Gives the lock up, waits for a signal until `limit`, and takes the lock again. False when none came.
    open func wait(until limit: Date) -> Bool { wait(on: self, within: limit.timeLeft) }

    /// Wakes the thread that waits longest.
    open func signal() {
        core.guarded { gate in
            if waiting.serveFirst() != nil { gate.broadcast() }
        }
    }

    /// Wakes all threads that wait.
    open func broadcast() {
        core.guarded { gate in
            waiting.serveAll()
            gate.broadcast()
        }
    }

    /// Waits; reports on deadlocks name `target`.
    func wait(on target: any WaitTarget, within limit: Duration?) -> Bool {
        guard core.isHeldByCaller else {
            SimulatedApp.report("\(waitDescription) was waited for by a thread that does not hold it")
            return false
        }
        let isServed =
            SimulatedThread.current == nil ? waitForReal(within: limit) : waitInTurn(on: target, within: limit)
        core.lock()
        return isServed
    }

    private func waitInTurn(on target: any WaitTarget, within limit: Duration?) -> Bool {
        var own: WaitingThreads.Entry?
        SimulatedThread.block(on: target) { waiter in
            let entry = WaitingThreads.Entry(waiter)
            own = entry
            core.releaseForWait { _ in waiting.append(entry) }
            if let limit { waiter.wake(after: max(limit, .zero)) }
        }
        guard let own else { return false }
        core.guarded { _ in waiting.remove(own) }
        return own.isServed
    }

    private func waitForReal(within limit: Duration?) -> Bool {
        let deadline = limit.map { Machine.now.addingTimeInterval($0.inSeconds) }
        let own = WaitingThreads.Entry()
        core.releaseForWait { gate in
            waiting.append(own)
            while !own.isServed, gate.waitForReal(until: deadline) {}
            waiting.remove(own)
        }
        return own.isServed
    }
}

extension NSCondition: WaitTarget {
    public var waitDescription: String { core.waitDescription }
    public var holder: SimulatedThread? { nil }
}

extension Foundation.NSCondition {
    /// Waits on the machine. Foundation's own wait until a date traps for one that is very far away.
    func waitForReal(until deadline: Date?) -> Bool {
        if let deadline { return wait(until: deadline) }
        wait()
        return true
    }
}

extension Date {
    /// How long it is until this date, on the wall clock of the running device; nil for a date that never comes.
    var timeLeft: Duration? { self == .distantFuture ? nil : Duration(inSeconds: timeIntervalSinceNow) }
}
