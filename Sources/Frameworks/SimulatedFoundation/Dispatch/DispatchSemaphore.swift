import BackgroundRuntime

/// A counting semaphore of the simulated app: a wait blocks the turn, virtual time goes on.
public final class DispatchSemaphore: @unchecked Sendable {
    private var value: Int
    private let waiters = WaiterList()

    /// A semaphore with `value` signals to give. Traps below zero, as Dispatch does.
    public init(value: Int) {
        precondition(value >= 0, "a semaphore cannot begin below zero")
        self.value = value
    }

    /// Takes a signal, waiting for one where none is left.
    public func wait() {
        if !takeOne() { waiters.wait(on: self) }
    }

    /// Takes a signal, waiting for one until `timeout`.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        takeOne() ? .success : waiters.wait(on: self, until: timeout, for: "DispatchSemaphore")
    }

    private func takeOne() -> Bool {
        guard value > 0 else { return false }
        value -= 1
        return true
    }

    /// Gives a signal: to whoever waits longest, or to the next who comes. Returns non-zero when a thread was woken.
    @discardableResult
    public func signal() -> Int {
        if waiters.serveFirst() { return 1 }
        value += 1
        return 0
    }
}

extension DispatchSemaphore: WaitTarget {
    public var waitDescription: String { "a DispatchSemaphore" }
    public var holder: SimulatedThread? { nil }
}
