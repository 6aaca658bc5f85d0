import BackgroundRuntime

/// The VoIP mode of a process: keeps it awake while it has a call.
///
/// The rule speaks of a call whose sound runs. Here a call that only rings, or that waits, holds as well: the system
/// waits for the app's answer all that time.
public final class VoIPMode: ModeInstance {
    private unowned let process: AppProcess
    private var assertion: AssertionID?
    /// Whether a keep-alive, a tagged socket, a push registry or a call was ever there.
    public internal(set) var wasUsed = false

    init(_ process: AppProcess) {
        self.process = process
    }

    /// Compares the calls with what is held.
    func reconsider(_ calls: [Call], why: String) {
        let isNeeded = calls.contains { !$0.hasEnded }
        if isNeeded, assertion == nil {
            wasUsed = true
            assertion = process.acquire(
                .mode("voip"), reason: "a call is under way", rule: VoIPRules.callKeepsAwake, keepsDeviceAwake: true)
        } else if !isNeeded, let assertion {
            self.assertion = nil
            process.drop(assertion, why: why, rule: VoIPRules.callKeepsAwake)
        }
    }
}
