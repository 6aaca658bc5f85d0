// A module that knows nothing of Vigil, as a package is that an app depends on: what it calls is the standard library's.

/// Sleeps over and over.
public func standardSleeps() async throws { while true { try await Task.sleep(for: .seconds(1)) } }

/// An actor that sleeps by each of the spellings of the standard library.
public actor StandardSleeper {
    /// How often it slept.
    public private(set) var count = 0

    /// A sleeper that has not slept yet.
    public init() {}

    /// Sleeps for a second by each spelling, and calls `done` after each.
    public func sleep(_ done: @Sendable (Int) -> Void) async throws {
        try await Task.sleep(nanoseconds: 1_000_000_000)
        awake(done)
        try await Task.sleep(for: .seconds(1))
        awake(done)
        try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
        awake(done)
        try await Task.sleep(until: .now + .seconds(1), tolerance: .zero, clock: .suspending)
        awake(done)
        try await ContinuousClock().sleep(for: .seconds(1))
        awake(done)
    }

    private func awake(_ done: (Int) -> Void) {
        count += 1
        done(count)
    }
}

/// Sleeps for a second of the standard library, wherever it is called.
nonisolated(nonsending) public func standardSecond() async throws { try await Task.sleep(for: .seconds(1)) }

/// How long a sleep of 1.5 microseconds takes by both clocks of the standard library.
public func standardMeasures() async throws -> [Duration] {
    let duration = Duration.nanoseconds(1_500)
    return [
        try await ContinuousClock().measure { try await Task.sleep(for: duration) },
        try await SuspendingClock().measure { try await Task.sleep(for: duration, clock: .suspending) },
    ]
}

/// Says what `say` returns on the standard main actor, before and after a second.
@MainActor
public final class StandardScreen {
    private let say: @Sendable () -> Void

    /// A screen that has said nothing yet.
    public init(say: @escaping @Sendable () -> Void) { self.say = say }

    /// Says it, without waiting.
    public func touch() { say() }

    /// Says it, waits for a second, and says it again.
    public func show() async throws {
        say()
        try await Task.sleep(for: .seconds(1))
        MainActor.assertIsolated()
        say()
    }
}

/// Sleeps for a second where a preference for the standard pool puts it, and calls `done` there.
public func standardPreference(_ done: @escaping @Sendable () -> Void) async throws {
    try await withTaskExecutorPreference(globalConcurrentExecutor) {
        try await Task.sleep(for: .seconds(1))
        done()
    }
}
