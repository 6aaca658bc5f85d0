import BackgroundRuntime

/// The VoIP mode of a process: keeps it awake while it has a call.
///
/// The rule speaks of a call whose sound runs: only that holds as a mode in use, which stops task time. Here a call that
/// rings, is dialled or waits holds as well, as an event does: the system waits for the app's answer all that time.
public final class VoIPMode: ModeInstance {
    private unowned let process: AppProcess
    private var held: (holder: AssertionHolder, id: AssertionID)?
    /// Whether a keep-alive, a tagged socket, a push registry or a call was ever there.
    public internal(set) var wasUsed = false

    init(_ process: AppProcess) {
        self.process = process
    }

    /// Compares the calls with what is held.
    func reconsider(_ record: ProcessVoIP, why: String) {
        let needed = holder(for: record)
        guard needed != held?.holder else { return }
        let old = held?.id
        held = needed.map { ($0, hold($0)) }
        if let old { process.drop(old, why: why, rule: VoIPRules.callKeepsAwake) }
    }

    private func holder(for record: ProcessVoIP) -> AssertionHolder? {
        guard !record.calls.isEmpty else { return nil }
        return record.isAudioActive ? .mode(VoIPModule.mode) : .wake(VoIPWake.call)
    }

    private func hold(_ holder: AssertionHolder) -> AssertionID {
        wasUsed = true
        let reason = holder == .wake(VoIPWake.call) ? "it rings, is dialled or waits" : "its sound runs"
        return process.acquire(holder, reason: reason, rule: VoIPRules.callKeepsAwake, keepsDeviceAwake: true)
    }
}
