/// The continuous clock of a simulation, as the standard library's `Clock`.
///
/// ```swift
/// let started = device.clock.now
/// device.advance(by: .seconds(3))
/// #expect(started.duration(to: device.clock.now) == .seconds(3))
/// ```
public struct VirtualClock: Clock, Sendable {
    private let simulation: Simulation

    /// Shows the time that `simulation` has reached.
    public init(_ simulation: Simulation) {
        self.simulation = simulation
    }

    public var now: VirtualInstant { simulation.now }

    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Waits until the simulation reaches `deadline`. Somebody else has to advance it: a task that sleeps here does not.
    ///
    /// - Throws: `CancellationError` when the task is cancelled first.
    public func sleep(until deadline: VirtualInstant, tolerance: Duration? = nil) async throws {
        guard deadline > now else { return try Task.checkCancellation() }
        let sleeper = Sleeper()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                sleeper.begin(continuation)
                simulation.schedule(at: deadline, phase: .device) { sleeper.end(.success(())) }
            }
        } onCancel: {
            sleeper.end(.failure(CancellationError()))
        }
    }
}
