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

    /// Compares what the process does with what is held.
    ///
    /// - Parameters:
    ///   - use: why the process is to stay awake, and the rule for it; nil when it is not.
    ///   - dropRule: the rule by which it is not kept awake any more.
    ///   - why: why it is not.
    func reconsider(_ use: (reason: String, rule: Rule)?, dropRule: Rule, why: String) {
        // What begins while the app is suspended holds it from its next run on.
        let use = context.process.state == .suspended ? nil : use
        if let use, assertion == nil {
            assertion = context.acquire(reason: use.reason, rule: use.rule, keepsDeviceAwake: true)
        } else if use == nil, let assertion {
            self.assertion = nil
            assertion.drop(why: why, rule: dropRule)
        }
    }
}
