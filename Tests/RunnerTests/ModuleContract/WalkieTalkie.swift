import BackgroundRuntime

// A fourth mode, made of nothing but the public contract: what an author of a mode writes. An app that declares
// "walkie-talkie" and has joined a channel stays awake; a call on the channel wakes it for four seconds.

/// The rules of the toy mode.
enum WalkieTalkieRules {
    static let keepsAwake = Rule(
        "walkie.channel.keeps-awake", .from(.iOS(7)), "A joined channel keeps the app awake.", confidence: .choice)
    static let modeRequired = Rule(
        "walkie.mode.required", .all, "Without the mode a joined channel keeps nothing awake.",
        confidence: .choice)
    static let wakes = Rule(
        "walkie.call.wakes", .from(.iOS(7)), "A call on the channel wakes the app for k.walkie.wake.",
        confidence: .choice)
    static let all = [keepsAwake, modeRequired, wakes]

    static let wake = Constant(
        "k.walkie.wake", .seconds, ios4: nil, ios7: 4, ios13: 4, ios26: 4, "Seconds for a call.", confidence: .choice)
}

/// The radio of one device: which apps are on a channel.
final class WalkieTalkieService: ModuleService {
    private let context: ServiceContext
    private var members: [String] = []

    init(_ context: ServiceContext) { self.context = context }

    func join(_ process: AppProcess) {
        members.append(process.app.name)
        process.record(.note, "joined the channel")
        guard let mode = process.mode(WalkieTalkieMode.self) else {
            return process.record(
                .refusal, "the channel will not keep the app awake", rule: WalkieTalkieRules.modeRequired)
        }
        mode.hold()
    }

    func leave(_ process: AppProcess) {
        members.removeAll { $0 == process.app.name }
        process.mode(WalkieTalkieMode.self)?.letGo()
    }

    func process(_ process: AppProcess, didEnter state: AppState) {
        let isMember = members.contains(process.app.name)
        guard state == .background, isMember, process.mode(WalkieTalkieMode.self) == nil else { return }
        process.explainSuspension(WalkieTalkieRules.modeRequired)
    }

    func call() {
        let event = WakeEvent(
            "walkie-talkie call", rule: WalkieTalkieRules.wakes,
            allowance: context.constants.duration(WalkieTalkieRules.wake))
        for app in context.apps where members.contains(app.name) {
            app.wake(for: event) { process in
                process.callback("channelManager(_:didReceiveCall:)", rule: WalkieTalkieRules.wakes) {
                    process.print("over")
                }
            }
        }
    }
}

/// What a joined channel does for one process.
final class WalkieTalkieMode: ModeInstance {
    private let context: ModeContext
    private var assertion: HeldAssertion?
    private(set) var wasUsed = false

    init(_ context: ModeContext) { self.context = context }

    func hold() {
        wasUsed = true
        assertion = context.acquire(reason: "a channel is joined", rule: WalkieTalkieRules.keepsAwake)
    }

    func letGo() {
        guard let assertion else { return }
        assertion.drop(why: "the channel was left", rule: WalkieTalkieRules.keepsAwake)
        self.assertion = nil
    }
}

/// The module as a value.
enum WalkieTalkieModule {
    static let descriptor = ModuleDescriptor(
        id: "walkie", contract: 2, values: [ModeCatalog.Entry("walkie-talkie", since: .iOS(7))],
        summary: "A radio channel.", simulated: ["channel"], notSimulated: ["sound"], rules: WalkieTalkieRules.all,
        constants: [WalkieTalkieRules.wake],
        stimuli: [
            Stimulus("walkie.call", "Somebody calls on the channel.") { device, _, _ in
                device.service(WalkieTalkieService.self)?.call()
                device.settle()
            }
        ],
        actions: [
            ScriptedAction("walkie.join", "Joins the channel.") { process, _ in
                process.device.service(WalkieTalkieService.self)?.join(process)
            },
            ScriptedAction("walkie.leave", "Leaves the channel.") { process, _ in
                process.device.service(WalkieTalkieService.self)?.leave(process)
            },
        ],
        makeService: WalkieTalkieService.init, makeMode: WalkieTalkieMode.init)
}
