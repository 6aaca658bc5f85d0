import BackgroundRuntime

/// The mode `workout-processing` of a process: keeps it awake while its workout is under way.
public final class WorkoutMode: ModeInstance {
    private let context: ModeContext
    private var assertion: HeldAssertion?
    /// Whether a workout session was ever started.
    public internal(set) var wasUsed = false

    init(_ context: ModeContext) { self.context = context }

    /// A workout is under way.
    func hold() {
        wasUsed = true
        guard assertion == nil else { return }
        assertion = context.acquire(
            reason: "a workout is under way", rule: HealthRules.keepsAwake, keepsDeviceAwake: true)
    }

    /// The workout is over.
    func letGo() {
        assertion?.drop(why: "the workout session is over", rule: HealthRules.keepsAwake)
        assertion = nil
    }
}
