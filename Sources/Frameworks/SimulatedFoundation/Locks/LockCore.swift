import BackgroundRuntime
import MachineFoundation

/// What all locks are made of: turns of a simulated app wait for it in virtual time, everybody else for real.
///
/// A lock that is given up goes to the turn that waits longest. Statics of an app's code are shared by all devices of a
/// test process, so a thread of the machine and another device may hold the lock too: a gate of the machine guards the
/// few fields, and is never held while anything waits in virtual time.
final class LockCore: @unchecked Sendable {
    /// What happens to code that locks what it holds already.
    enum Relocking {
        /// It counts, and is given up as often.
        case counts
        /// It waits for ever, as on a phone.
        case waits
        /// The app crashes, as on a phone.
        case crashes
    }

    private enum Owner {
        case nobody
        case simulated(SimulatedThread)
        case machine(pthread_t)
    }

    /// The lock's type and name, for reports.
    let kind: String
    /// The name that the app gave it.
    var name: String?
    private let relocking: Relocking
    private let gate = Foundation.NSCondition()
    private var owner = Owner.nobody
    private var depth = 0
    private let waiting = WaitingThreads()

    init(_ kind: String, relocking: Relocking) {
        self.kind = kind
        self.relocking = relocking
    }

    /// Takes the lock, waiting for it.
    func lock() { _ = lock(within: nil) }

    /// Takes the lock if that needs no waiting.
    func tryLock() -> Bool {
        gate.withLock { isFree ? take() : isHeldByCaller && relocking == .counts && takeOnceMore() }
    }

    /// Takes the lock, waiting for it no longer than `limit`; nil for as long as it takes. False when it was not free.
    func lock(within limit: Duration?) -> Bool {
        guard SimulatedThread.current != nil else { return lockForReal(within: limit) }
        gate.lock()
        while isHeldElsewhere { gate.wait() }
        let isTaken = isFree ? take() : isHeldByCaller && relocking == .counts && takeOnceMore()
        let isHeld = isHeldByCaller
        gate.unlock()
        if isTaken { return true }
        if isHeld, relocking == .crashes { SimulatedApp.crash("\(kind) was locked by the thread that holds it") }
        return waitForTurn(within: limit)
    }

    /// Gives the lock up. Misuse is a finding, or the end of an app whose kind of lock crashes then.
    func unlock() {
        gate.lock()
        let misuse = isFree ? "was unlocked when not locked" : isHeldByCaller ? nil : "was unlocked by another thread"
        if !isFree, misuse == nil || relocking != .crashes { release() }
        gate.unlock()
        if let misuse { report(misuse) }
    }

    /// Whether the calling code holds the lock.
    var isHeldByCaller: Bool {
        switch owner {
        case .nobody: false
        case .simulated(let thread): thread === SimulatedThread.current
        case .machine(let thread): SimulatedThread.current == nil && pthread_equal(thread, pthread_self()) != 0
        }
    }

    /// Gives the lock up once, while something else is done under the gate: the first half of waiting for a condition.
    func releaseForWait(_ meanwhile: (Foundation.NSCondition) -> Void) {
        gate.withLock {
            release()
            meanwhile(gate)
        }
    }

    /// Does something under the gate.
    func guarded<Result>(_ body: (Foundation.NSCondition) -> Result) -> Result { gate.withLock { body(gate) } }
}

// Under the gate.

extension LockCore {
    /// A lock whose holder's app has ended is free: on a phone the memory of that launch is gone. The turn in which it
    /// ended may still be on its way out.
    private var isFree: Bool {
        switch owner {
        case .nobody: true
        case .simulated(let thread): thread.isDead && thread !== SimulatedThread.current
        case .machine: false
        }
    }

    /// Whether a thread of the machine, or another device, holds the lock. Those do not wait for the calling device.
    private var isHeldElsewhere: Bool {
        switch owner {
        case .nobody: false
        case .simulated(let thread): !thread.isDead && thread.simulation !== SimulatedThread.current?.simulation
        case .machine: true
        }
    }

    private func take() -> Bool {
        owner = SimulatedThread.current.map(Owner.simulated) ?? .machine(pthread_self())
        depth = 1
        return true
    }

    private func takeOnceMore() -> Bool {
        depth += 1
        return true
    }

    private func release() {
        depth -= 1
        guard depth <= 0 else { return }
        if let next = waiting.serveFirst(), let thread = next.thread {
            owner = .simulated(thread)
            depth = 1
        } else {
            owner = .nobody
            gate.broadcast()
        }
    }
}

// Waiting, and what goes wrong.

extension LockCore {
    /// Blocks the running turn until the lock was handed to it.
    private func waitForTurn(within limit: Duration?) -> Bool {
        if let limit, limit <= .zero { return false }
        var own: WaitingThreads.Entry?
        SimulatedThread.block(on: self) { waiter in
            let entry = WaitingThreads.Entry(waiter)
            own = entry
            gate.withLock { waiting.append(entry) }
            if let limit { waiter.wake(after: limit) }
        }
        guard let own else { return false }
        return gate.withLock {
            waiting.remove(own)
            return own.isServed
        }
    }

    private func lockForReal(within limit: Duration?) -> Bool {
        let deadline = limit.map { Machine.now.addingTimeInterval($0.inSeconds) }
        gate.lock()
        defer { gate.unlock() }
        if isHeldByCaller, relocking == .counts { return takeOnceMore() }
        while !isFree {
            refuseToWaitForStoppedDevice()
            guard gate.waitForReal(until: deadline) else { return isFree && take() }
        }
        return take()
    }

    /// Whoever drives a device outside its run would wait for time that only it can let pass.
    private func refuseToWaitForStoppedDevice() {
        guard case .simulated(let thread) = owner else { return }
        precondition(
            thread.simulation.isRunning,
            "\(waitDescription) is held by a simulated app that waits in virtual time: let the device advance first")
    }

    private func report(_ misuse: String) {
        let text = "\(waitDescription) \(misuse)"
        if relocking == .crashes { SimulatedApp.crash(text) }
        SimulatedApp.report(text)
    }
}

extension LockCore: WaitTarget {
    var waitDescription: String { name.map { "\(kind) \"\($0)\"" } ?? kind }

    var holder: SimulatedThread? {
        gate.withLock {
            guard case .simulated(let thread) = owner else { return nil }
            return thread
        }
    }
}
