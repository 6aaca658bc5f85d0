import BackgroundRuntime

/// A session that an app has with something nearby.
public final class NearbySession: ClientSession {
    /// How the system reaches the object of the app.
    public let link: ClientLink
    /// Whoever is told of the other side.
    public weak var client: (any NearbyClient)?
    /// What it is for: as the app last ran it.
    public private(set) var peer: NearbyPeer?
    /// The number of the session, which no other of the phone has.
    public let number: Int
    private(set) var state = NearbyState.idle
    /// What it is to run for once the user has answered; nil where the app does not want it any more.
    private var wanted: NearbyPeer?
    /// What is told in the foreground.
    private var held: [() -> Void] = []
    private let service: NearbyService

    /// A session that does nothing before it is run.
    public init(_ process: AppProcess) {
        link = ClientLink("a session with something nearby", of: process)
        service = process.device.requiredService(NearbyService.self)
        number = service.newNumber()
        service.record(of: process).append(self)
    }

    /// Whether it goes on without the app, and by which rule it does not although the manifest declares the mode.
    private var goesOn: Bool { process?.mode(NearbyMode.self) != nil && peer?.mayGoOn == true }

    /// Runs it, from the beginning or again. The first session of an app starts once the user has said yes.
    public func run(_ peer: NearbyPeer) {
        guard let process, process.state != .notRunning else { return }
        if case .suspended = state {} else { self.peer = peer }
        wanted = peer
        service.admit(process) { [weak self] isAllowed in
            guard let self, let peer = wanted, let process = self.process, process.state != .notRunning else { return }
            wanted = nil
            if isAllowed { return start(peer, in: process) }
            state = .invalid
            notifyEnd(.userDidNotAllow, rule: NearbyRules.permission)
        }
    }

    private func start(_ peer: NearbyPeer, in process: AppProcess) {
        if goesOn { process.mode(NearbyMode.self)?.wasUsed = true }
        switch state.start(isForeground: process.isInFront, goesOn: goesOn, at: service.now) {
        case .runs: notifyStart(of: peer)
        case .suspends: notifySuspension(in: process)
        case .tooEarly:
            process.record(
                .refusal, "the session with \(peer.name) is suspended and cannot be run", rule: NearbyRules.suspended)
        case .refused: process.record(.finding, "runs a session with \(peer.name) that is over")
        }
    }

    private func notifyStart(of peer: NearbyPeer) {
        if service.notifiesStart {
            notify("sessionDidStartRunning(_:)", detail: peer.name, rule: nil) { $0.didStartRunning() }
        }
        guard case .accessory = peer else { return }
        notify("session(_:didGenerateShareableConfigurationData:for:)", detail: peer.name, rule: nil) {
            $0.didGenerateConfiguration(for: peer)
        }
    }

    private func notifySuspension(in process: AppProcess) {
        let isLackOfBluetooth = process.mode(NearbyMode.self) != nil
        let rule = isLackOfBluetooth ? NearbyRules.bluetooth : NearbyRules.suspended
        process.explainSuspension(rule)
        notify("sessionWasSuspended(_:)", detail: peer?.name ?? "", rule: rule) { $0.wasSuspended() }
    }

    /// Stops to measure, until it is run again.
    public func pause() {
        wanted = nil
        if state == .running { state = .idle }
    }

    /// The app ends it.
    public func invalidate() {
        wanted = nil
        state = .invalid
        if let process { service.forget(self, of: process) }
    }

    // What happens around it.

    func leave(_ process: AppProcess) {
        if state == .running, goesOn {
            return process.record(.note, "the session with \(peer?.name ?? "") goes on", rule: NearbyRules.mode)
        }
        if state.leave(goesOn: goesOn, at: service.now) { notifySuspension(in: process) }
    }

    func comeBack() {
        let due = held
        held = []
        for event in due { event() }
        switch state.comeBack(at: service.now, limit: service.suspensionLimit) {
        case .mayRun:
            notify("sessionSuspensionEnded(_:)", detail: peer?.name ?? "", rule: NearbyRules.suspended) {
                $0.suspensionEnded()
            }
        case .timedOut: notifyEnd(.resourceUsageTimeout, rule: NearbyRules.timeout)
        case .nothing: break
        }
    }

    func update(_ position: NearbyPosition) {
        guard let peer, let process else { return }
        guard process.state.isForeground else {
            return process.record(.refusal, "\(peer.name) is not told", rule: rule(of: process))
        }
        let text = position.distance.map { "\(peer.name), \($0) m" } ?? peer.name
        notify("session(_:didUpdate:)", detail: text, rule: nil) { $0.didUpdate(peer, position) }
    }

    private func rule(of process: AppProcess) -> Rule { goesOn ? NearbyRules.noRuntime : NearbyRules.suspended }

    func remove(_ reason: NearbyRemoval) {
        guard let peer else { return }
        if state == .running { state = .idle }
        inForeground { [self] in
            notify("session(_:didRemove:reason:)", detail: "\(peer.name), \(reason.rawValue)", rule: nil) {
                $0.didRemove(peer, reason)
            }
        }
    }

    func fail(_ failure: NearbyFailure) {
        state = .invalid
        inForeground { [self] in notifyEnd(failure, rule: nil) }
    }

    private func notifyEnd(_ failure: NearbyFailure, rule: Rule?) {
        notify("session(_:didInvalidateWith:)", detail: failure.rawValue, rule: rule) { $0.didInvalidate(failure) }
        if let process { service.forget(self, of: process) }
    }

    /// Tells something now, or as the app comes to the foreground: until then it has no time for it.
    private func inForeground(_ notify: @escaping () -> Void) {
        guard let process else { return }
        if process.state.isForeground { return notify() }
        process.record(.refusal, "news of \(peer?.name ?? "") wait for the foreground", rule: rule(of: process))
        held.append(notify)
    }
}
