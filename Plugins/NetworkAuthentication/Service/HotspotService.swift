import BackgroundRuntime

/// The Wi-Fi of a phone, and the apps that help with its networks.
public final class HotspotService: ModuleService {
    let context: ServiceContext
    /// Whether apps have the entitlement.
    var isEntitled = true
    /// The network that the phone is on.
    private(set) var network: HotspotNetwork?
    /// How far it is; nil on no network.
    private(set) var machine: HotspotMachine?
    /// Which helper handled a network before, by its name.
    private var handlers: [String: String] = [:]
    private var lastNumber = 0

    init(_ context: ServiceContext) { self.context = context }

    // Registration.

    func refusal(of process: AppProcess) -> (rule: Rule, why: String)? {
        if process.mode(HotspotMode.self) == nil {
            return (HotspotRules.needsMode, "its manifest lacks the mode network-authentication")
        }
        if !isEntitled { return (HotspotRules.entitlement, "it lacks the entitlement") }
        let isThere = process.storage.existing(ProcessHotspot.self)?.helper != nil
        return isThere ? (HotspotRules.once, "it is registered already") : nil
    }

    func didRegister(_ helper: HotspotHelper, _ process: AppProcess) {
        ProcessHotspot.of(process).helper = helper
        process.mode(HotspotMode.self)?.wasUsed = true
        let record = AppHotspot.of(process.app)
        record.isRegistered = true
        process.record(.note, "registered as a hotspot helper")
        for command in record.untaken.take() { helper.hand(command) }
    }

    // The network.

    /// The phone joins a network: its helpers are asked.
    func join(_ joined: HotspotNetwork) {
        leave()
        network = joined
        let helpers = context.apps.filter { AppHotspot.of($0).isRegistered }.map(\.name)
        var machine = HotspotMachine(joined.ssid, helpers: helpers, known: handlers[joined.ssid])
        let first = machine.begin()
        self.machine = machine
        order(first)
    }

    /// It is time to look after the network.
    ///
    /// - Returns: whether a helper handles it.
    func maintain() -> Bool {
        network = network.map { HotspotNetwork($0.ssid, isSecure: $0.isSecure) }
        let next = machine?.maintain()
        order(next)
        return next != nil
    }

    func leave() {
        guard let left = network else { return }
        (network, machine) = (nil, nil)
        for app in context.apps { AppHotspot.of(app).forget(left.ssid) }
    }

    /// The list of networks is shown to the user: every helper may say which it can handle.
    func show(_ networks: [HotspotNetwork]) {
        for app in context.apps where AppHotspot.of(app).isRegistered { send(.filterScanList, networks, to: app) }
    }

    // Commands.

    func order(_ order: HotspotMachine.Order?) {
        defer { noteState() }
        guard let order, let network else { return }
        for app in context.apps where order.helpers.contains(app.name) { send(order.kind, [network], to: app) }
    }

    private func send(_ kind: HotspotCommandKind, _ networks: [HotspotNetwork], to app: InstalledApp) {
        lastNumber += 1
        let command = HotspotCommand(number: lastNumber, kind: kind, networks: networks)
        let record = AppHotspot.of(app)
        record.commands.append((context.now, kind.rawValue))
        if kind == .presentUI { return present(command, app, record) }
        let limit = context.constants.duration(HotspotConstants.command) ?? .seconds(45)
        let end = context.schedule(after: limit, phase: .verdict) { [weak self] in self?.timeOut(command, of: app) }
        let event = WakeEvent(
            "hotspot \(kind.rawValue)", rule: HotspotRules.launch, allowance: limit, hasCompletionHandler: true)
        record.open[command.number] = .init(command: command, end: end)
        let isAwake = app.wake(for: event) { [weak self] process, completion in
            record.open[command.number]?.completion = completion
            self?.hand(command, to: process, record)
        }
        if !isAwake { timeOut(command, of: app) }
    }

    private func present(_ command: HotspotCommand, _ app: InstalledApp, _ record: AppHotspot) {
        record.open[command.number] = .init(command: command)
        if let process = app.process, process.state.isForeground { return hand(command, to: process, record) }
        record.presented.append(command)
        app.record(
            .refusal, "the interface for \(command.networks[0].ssid) waits for the user", rule: HotspotRules.presentUI)
    }

    private func hand(_ command: HotspotCommand, to process: AppProcess, _ record: AppHotspot) {
        guard let helper = process.storage.existing(ProcessHotspot.self)?.helper else {
            return record.untaken.keep(command)
        }
        helper.hand(command)
    }

    // Answers.

    func respond(to number: Int, of process: AppProcess, _ result: HotspotResult, _ confidence: HotspotConfidence) {
        guard let open = AppHotspot.of(process.app).open.removeValue(forKey: number) else {
            return process.record(.finding, "answers a hotspot command that is not open", rule: HotspotRules.allowance)
        }
        if let end = open.end { context.cancel(end) }
        process.record(.note, "answers \(open.command.kind.rawValue): \(result.rawValue)")
        open.completion?.complete(rule: HotspotRules.allowance)
        take(open.command, from: process.app, result, result == .success ? confidence : .none)
    }

    private func timeOut(_ command: HotspotCommand, of app: InstalledApp) {
        let record = AppHotspot.of(app)
        guard let open = record.open.removeValue(forKey: command.number) else { return }
        if let end = open.end { context.cancel(end) }
        if !record.untaken.take(where: { $0 == command }).isEmpty, app.process != nil {
            app.recordUndone(
                "woken for a hotspot \(command.kind.rawValue) that it did not take",
                detail: "call NEHotspotHelper.register while launching", rule: HotspotRules.launch,
                ["NEHotspotHelper"])
        }
        app.record(.refusal, "no answer to hotspot \(command.kind.rawValue) counts", rule: HotspotRules.allowance)
        take(command, from: app, .failure, .none)
    }

    private func take(
        _ command: HotspotCommand, from app: InstalledApp, _ result: HotspotResult, _ confidence: HotspotConfidence
    ) {
        guard machine?.network == command.networks.first?.ssid else { return }
        switch command.kind {
        case .filterScanList: break
        case .evaluate:
            let next = machine?.evaluated(by: app.name, confidence)
            let isItsOwn = next != nil && machine?.chosen == app.name
            if isItsOwn { app.record(.note, "handles \(command.networks[0].ssid)", rule: HotspotRules.choice) }
            order(next)
        case .authenticate, .presentUI, .maintain: order(machine?.answered(by: app.name, result))
        case .logoff:
            machine?.leave()
            noteState()
        }
    }

    /// Tells how far the network is, where nothing more is to be done for now.
    private func noteState() {
        guard let machine, let network else { return }
        switch machine.state {
        case .authenticated:
            if let chosen = machine.chosen { handlers[network.ssid] = chosen }
            let who = machine.chosen.map { "authenticated by \($0)" } ?? "used as it is: nobody claims it"
            context.record(.note, "the network \(network.ssid) is \(who)", rule: HotspotRules.choice)
        case .left:
            context.record(.note, "the phone leaves the network \(network.ssid)")
            handlers[network.ssid] = nil
            leave()
        case .evaluating, .authenticating, .presentingUI, .maintaining: break
        }
    }

    // Being told.

    public func process(_ process: AppProcess, didEnter state: AppState) {
        guard let record = process.app.storage.existing(AppHotspot.self) else { return }
        guard state == .active else { return }
        let due = record.presented
        record.presented = []
        for command in due { hand(command, to: process, record) }
    }

    public func deviceDidBoot() { (network, machine) = (nil, nil) }
}
