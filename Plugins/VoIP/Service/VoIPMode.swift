import BackgroundRuntime

/// The VoIP mode of a process: keeps it awake while it has a call.
///
/// The rule speaks of a call whose sound runs: only that holds as a mode in use, which stops task time. Here a call that
/// rings, is dialled or waits holds as well, as an event does: the system waits for the app's answer all that time.
public final class VoIPMode: ModeInstance {
    private let context: ModeContext
    private var held: (need: Need, assertion: HeldAssertion)?
    /// Whether a keep-alive, a tagged socket, a push registry or a call was ever there.
    public internal(set) var wasUsed = false

    /// What has to keep the process awake.
    private enum Need {
        case sound
        case waiting
    }

    init(_ context: ModeContext) {
        self.context = context
    }

    /// Compares the calls with what is held.
    func reconsider(_ record: ProcessVoIP, why: String) {
        let needed = need(for: record)
        guard needed != held?.need else { return }
        let old = held?.assertion
        held = needed.map { ($0, hold($0)) }
        old?.drop(why: why, rule: VoIPRules.callKeepsAwake)
    }

    private func need(for record: ProcessVoIP) -> Need? {
        guard !record.calls.isEmpty else { return nil }
        return record.isAudioActive ? .sound : .waiting
    }

    private func hold(_ need: Need) -> HeldAssertion {
        wasUsed = true
        let rule = VoIPRules.callKeepsAwake
        return switch need {
        case .sound: context.acquire(reason: "its sound runs", rule: rule, keepsDeviceAwake: true)
        case .waiting:
            context.acquire(
                event: VoIPWake.call, reason: "it rings, is dialled or waits", rule: rule, keepsDeviceAwake: true)
        }
    }
}
