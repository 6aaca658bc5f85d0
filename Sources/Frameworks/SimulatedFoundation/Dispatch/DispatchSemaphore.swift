import BackgroundRuntime

/// A counting semaphore of the simulated app: a wait blocks the turn, virtual time goes on.
public final class DispatchSemaphore: @unchecked Sendable {
    private let firstValue: Int
    private var value: Int
    private let waiters = WaitingThreads()

    /// A semaphore with `value` signals to give. One below zero ends the app (`gcd.semaphore.in-use`).
    public init(value: Int) {
        if value < 0 {
            DispatchMisuse.end("a semaphore cannot begin below zero", rule: DispatchRules.semaphoreInUse)
        }
        firstValue = value
        self.value = value
    }

    deinit {
        guard value < firstValue else { return }
        DispatchMisuse.endAtRelease(
            "Semaphore object deallocated while in use", rule: DispatchRules.semaphoreInUse)
    }

    /// Takes a signal, waiting for one where none is left.
    public func wait() {
        if !takeOne() { waiters.wait(on: self) }
    }

    /// Takes a signal, waiting for one until `timeout`.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(until: timeout.reading) }

    /// Takes a signal, waiting for one for the time that it is now until the wall clock shows `wallTimeout`.
    ///
    /// As in libdispatch the wait itself counts uptime: a clock that is set meanwhile does not move its end.
    public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { wait(until: wallTimeout.reading) }

    private func wait(until reading: ClockReading) -> DispatchTimeoutResult {
        takeOne() ? .success : waiters.wait(on: self, until: reading, for: "DispatchSemaphore")
    }

    private func takeOne() -> Bool {
        guard value > 0 else { return false }
        value -= 1
        return true
    }

    /// Gives a signal: to whoever waits longest, or to the next who comes. Returns non-zero when a thread was woken.
    @discardableResult
    public func signal() -> Int {
        if waiters.serveFirst() != nil { return 1 }
        value += 1
        return 0
    }
}

extension DispatchSemaphore: WaitTarget {
    public var waitDescription: String { "a DispatchSemaphore" }
    public var holder: SimulatedThread? { nil }
}
