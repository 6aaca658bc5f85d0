import BackgroundRuntime

/// One suspended sleep of a task: ended once, by the device's time or by the cancellation of the task.
final class TaskSleep: @unchecked Sendable {
    @exclusivity(unchecked) private var continuation: UnsafeContinuation<Void, any Error>?
    @exclusivity(unchecked) private var handle: (any SleepHandle)?
    @exclusivity(unchecked) private var isCancelled = false
    private let isOnMainActor: Bool
    private let identity: TaskIdentity

    private init(of identity: TaskIdentity, isOnMainActor: Bool) {
        self.identity = identity
        self.isOnMainActor = isOnMainActor
    }

    /// Suspends the calling task for `duration`; see the other `sleep`.
    nonisolated(nonsending) static func sleep(
        for duration: Duration, clock: TimerClock, of owner: any ThreadOwner
    ) async throws {
        let now = SimulatedContext.now ?? owner.mainThread.simulation.now
        let deadline = now.advanced(by: duration)
        try await sleep(until: deadline, clock: clock, of: owner)
    }

    /// Suspends the calling task until `deadline`. One turn of a device runs at a time, so nothing here needs a lock.
    ///
    /// The isolation is handed down to the closure, which else would leave the caller's actor before it waits.
    static func sleep(
        until deadline: VirtualInstant, clock: TimerClock, of owner: any ThreadOwner,
        isolation: isolated (any Actor)? = #isolation
    ) async throws {
        let sleep = TaskSleep(of: owner.identity, isOnMainActor: isolation === MainActor.shared)
        try await withTaskCancellationHandler(
            operation: {
                _ = isolation
                try await withUnsafeThrowingContinuation(isolation: isolation) { continuation in
                    sleep.begin(continuation, until: deadline, clock: clock, of: owner)
                }
            }, onCancel: { sleep.identity.perform { sleep.cancel() } }, isolation: isolation)
    }

    private func begin(
        _ continuation: UnsafeContinuation<Void, any Error>, until deadline: VirtualInstant, clock: TimerClock,
        of owner: any ThreadOwner
    ) {
        guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
        self.continuation = continuation
        handle = owner.wait(until: deadline, clock: clock) { [self] in wake() }
    }

    /// The main actor is the only place that a task goes to without code of the app on the way: another actor may have an
    /// executor of the app's, and code without an actor goes on at once.
    private func wake() {
        guard let continuation = end() else { return }
        if isOnMainActor {
            SimulatedContext.resumingOnMainThread { continuation.resume() }
        } else {
            continuation.resume()
        }
    }

    private func cancel() {
        isCancelled = true
        handle?.cancel()
        end()?.resume(throwing: CancellationError())
    }

    private func end() -> UnsafeContinuation<Void, any Error>? {
        defer { (continuation, handle) = (nil, nil) }
        return continuation
    }
}

extension Task where Success == Never, Failure == Never {
    /// Suspends the task for `duration` nanoseconds; a cancellation ends the sleep early, without a sign.
    @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
    nonisolated(nonsending) public static func sleep(_ duration: UInt64) async {
        try? await sleep(nanoseconds: duration)
    }

    /// Suspends the task for `duration` nanoseconds.
    ///
    /// - Throws: `CancellationError` when the task is cancelled first.
    nonisolated(nonsending) public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(for: .nanoseconds(Int64(clamping: duration)), clock: ContinuousClock())
    }

    /// Suspends the task for `duration`, by the continuous clock.
    ///
    /// - Throws: `CancellationError` when the task is cancelled first.
    nonisolated(nonsending) public static func sleep(
        for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock = ContinuousClock()
    ) async throws {
        guard let owner = SimulatedContext.owner else {
            if let clock = CurrentTest.clock { return clock.pass(duration) }
            return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
        }
        try await TaskSleep.sleep(for: duration, clock: .continuous, of: owner)
    }

    /// Suspends the task for `duration`, by the clock that stops while the device sleeps.
    ///
    /// - Throws: `CancellationError` when the task is cancelled first.
    nonisolated(nonsending) public static func sleep(
        for duration: Duration, tolerance: Duration? = nil, clock: SuspendingClock
    ) async throws {
        guard let owner = SimulatedContext.owner else {
            if let clock = CurrentTest.clock { return clock.pass(duration) }
            return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
        }
        try await TaskSleep.sleep(for: duration, clock: .uptime, of: owner)
    }

    /// Suspends the task until `deadline` of the continuous clock.
    ///
    /// - Throws: `CancellationError` when the task is cancelled first.
    nonisolated(nonsending) public static func sleep(
        until deadline: ContinuousClock.Instant, tolerance: Duration? = nil, clock: ContinuousClock = ContinuousClock()
    ) async throws {
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }

    /// Suspends the task until `deadline` of the clock that stops while the device sleeps.
    ///
    /// - Throws: `CancellationError` when the task is cancelled first.
    nonisolated(nonsending) public static func sleep(
        until deadline: SuspendingClock.Instant, tolerance: Duration? = nil, clock: SuspendingClock
    ) async throws {
        try await clock.sleep(until: deadline, tolerance: tolerance)
    }
}
