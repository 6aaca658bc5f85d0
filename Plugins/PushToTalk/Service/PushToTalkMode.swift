import BackgroundRuntime

/// The mode `push-to-talk` of a process: keeps it awake while somebody speaks on its channel.
public final class PushToTalkMode: ModeInstance {
    private let context: ModeContext
    private var assertion: HeldAssertion?
    /// Whether a channel was ever joined.
    public internal(set) var wasUsed = false

    init(_ context: ModeContext) { self.context = context }

    /// Keeps the app awake while somebody speaks.
    func hold(_ reason: String) {
        guard assertion == nil else { return }
        assertion = context.acquire(reason: reason, rule: PushToTalkRules.keepsAwake, keepsDeviceAwake: true)
    }

    /// Nobody speaks, and the app was told so.
    func letGo() {
        assertion?.drop(why: "nobody speaks on the channel", rule: PushToTalkRules.keepsAwake)
        assertion = nil
    }
}
