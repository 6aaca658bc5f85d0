import BackgroundRuntime

/// The radio of one phone.
public final class RadioService: ModuleService {
    private let context: ServiceContext

    /// Who listens on one phone, and what it does on a call.
    private struct Listener {
        let channel: String
        let process: AppProcess
        let onCall: () -> Void
    }

    private var listeners: [Listener] = []
    /// Each call that an app was told of.
    private(set) var calls: [(instant: VirtualInstant, app: InstalledApp, channel: String)] = []

    init(_ context: ServiceContext) { self.context = context }

    /// A process listens to a channel from now on.
    public func listen(to channel: String, in process: AppProcess, onCall: @escaping () -> Void) {
        listeners.append(Listener(channel: channel, process: process, onCall: onCall))
        process.record(.note, "listens to \(channel)")
        guard let mode = process.mode(RadioMode.self) else {
            return process.record(.refusal, "the radio will not keep the app awake", rule: RadioRules.required)
        }
        mode.hold(channel)
    }

    /// A process stops listening.
    public func stop(_ process: AppProcess) {
        listeners.removeAll { $0.process === process }
        process.mode(RadioMode.self)?.letGo()
    }

    /// Somebody calls on a channel.
    func receiveCall(on channel: String) {
        guard context.conditions[RadioModule.antenna] == "up" else {
            return context.record(.note, "the antenna is down: nobody hears the call")
        }
        let event = WakeEvent(
            "radio call", rule: RadioRules.wakes, allowance: context.constants.duration(RadioRules.wake))
        for listener in listeners where listener.channel == channel {
            calls.append((context.now, listener.process.app, channel))
            listener.process.app.wake(for: event) { process in
                process.callback("radio(_:didReceiveCallOn:)", rule: RadioRules.wakes) { listener.onCall() }
            }
        }
    }

    public func process(_ process: AppProcess, didEnter state: AppState) {
        guard state == .background, process.mode(RadioMode.self) == nil,
            listeners.contains(where: { $0.process === process })
        else { return }
        process.explainSuspension(RadioRules.required)
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        listeners.removeAll { $0.process === process }
    }
}

/// What a channel does for a process whose manifest declares the mode.
public final class RadioMode: ModeInstance {
    private let context: ModeContext
    private var assertion: HeldAssertion?
    public private(set) var wasUsed = false

    init(_ context: ModeContext) { self.context = context }

    func hold(_ channel: String) {
        wasUsed = true
        guard assertion == nil else { return }
        assertion = context.acquire(reason: "listens to \(channel)", rule: RadioRules.keepsAwake)
    }

    func letGo() {
        guard let assertion else { return }
        assertion.drop(why: "stopped listening", rule: RadioRules.keepsAwake)
        self.assertion = nil
    }

    /// No beacon is simulated.
    public func wasUsed(_ value: String) -> Bool { value == "two-way-radio" && wasUsed }
}
