import BackgroundRuntime

/// The location mode of a process: keeps it awake while standard updates run, from iOS 9 only those that may go on in
/// the background.
public final class LocationMode: ModeInstance {
    private let context: ModeContext
    private var assertion: HeldAssertion?
    /// Whether standard updates were ever started.
    public internal(set) var wasUsed = false

    init(_ context: ModeContext) {
        self.context = context
    }

    /// Whether it keeps the process awake now.
    var keepsAwake: Bool { assertion != nil }

    /// Compares what the sessions want with what is held.
    func reconsider(_ sessions: [LocationSession], dropRule: Rule, why: String) {
        let process = context.process
        let isAuthorized = AppLocation.of(process.app).authorization.status.isAuthorized
        // What begins while the app is suspended holds it from its next run on.
        let holds = isAuthorized && process.state != .suspended && sessions.contains(where: \.keepsAwake)
        if holds, assertion == nil {
            assertion = context.acquire(
                reason: "standard updates run", rule: LocationRules.modeKeepsAwake,
                keepsDeviceAwake: true)
        } else if !holds, let assertion {
            self.assertion = nil
            assertion.drop(why: why, rule: dropRule)
        }
    }
}
