import BackgroundRuntime

/// A counting semaphore of the simulated app: a wait blocks the turn, virtual time goes on.
public final class DispatchSemaphore: @unchecked Sendable {
    private var value: Int
    private var waiters: [Waiter] = []

    /// A semaphore with `value` signals to give. Traps below zero, as Dispatch does.
    public init(value: Int) {
        precondition(value >= 0, "a semaphore cannot begin below zero")
        self.value = value
    }

    /// Takes a signal, waiting for one where none is left.
    public func wait() {
        guard value == 0 else {
            value -= 1
            return
        }
        SimulatedThread.block { waiters.append($0) }
    }

    /// Takes a signal, waiting for one until `timeout`.
    public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        guard value == 0 else {
            value -= 1
            return .success
        }
        let delay = SimulatedApp.process(for: "DispatchSemaphore").simulation.now.duration(to: timeout.instant)
        guard delay > .zero else { return .timedOut }
        var own: Waiter?
        SimulatedThread.block { waiter in
            own = waiter
            waiters.append(waiter)
            if timeout < .distantFuture { waiter.wake(after: delay) }
        }
        // Whoever signals takes the waiter out of the list; one that is still there was woken by its deadline.
        guard let index = waiters.firstIndex(where: { $0 === own }) else { return .success }
        waiters.remove(at: index)
        return .timedOut
    }

    /// Gives a signal: to whoever waits longest, or to the next who comes. Returns non-zero when a thread was woken.
    @discardableResult
    public func signal() -> Int {
        while !waiters.isEmpty {
            let first = waiters.removeFirst()
            guard !first.isWoken else { continue }
            first.wake()
            return 1
        }
        value += 1
        return 0
    }
}
