import BackgroundRuntime
import Foundation

// What the radio hears, and for whom.

extension BluetoothService {
    /// A peripheral is heard: scans tell of it, and connections that were waited for are made.
    func hear(_ accessory: Accessory) {
        guard isReady, accessory.isInRange else { return }
        if !isConnected(accessory) {
            for central in centrals { offer(accessory, to: central) }
        }
        guard accessory.isConnectable else { return }
        for central in centrals where central.state.reach(accessory.id) {
            occur(.connected(accessory.id), for: central, rule: BluetoothRules.bleCentralConnectNoTimeout)
        }
    }

    /// Everything in range is heard once more, a little later: in the order in which it came.
    func lookAround() {
        context.schedule(after: .zero) { [weak self] in
            guard let self else { return }
            for accessory in accessories { hear(accessory) }
        }
    }

    /// What is in range is heard by one manager.
    func lookAround(for central: Central) {
        guard isReady else { return }
        for accessory in accessories where accessory.isInRange && !isConnected(accessory) {
            offer(accessory, to: central)
        }
    }

    private func offer(_ accessory: Accessory, to central: Central) {
        let standpoint = standpoint(of: central.app)
        switch central.state.scan?.hear(accessory.advertisement, from: standpoint) {
        case .told:
            noteRights(of: central.app, standpoint, accessory)
            occur(.discovered(accessory.advertisement), for: central)
        case .deaf(let rule):
            central.app.record(.refusal, "\(accessory.name) is not discovered", detail: rule.sentence, rule: rule)
        case .repeated(let rule?):
            central.app.record(.note, "\(accessory.name) is not told again in the background", rule: rule)
        case .unwanted, .repeated, nil: break
        }
    }

    private func standpoint(of app: InstalledApp) -> Standpoint {
        guard let process = app.process else { return .background }
        if process.isInFront { return .foreground }
        guard process.hasBluetoothMode(BluetoothModule.central) else { return .withoutMode }
        return hasActivity(app) ? .foreground : .background
    }

    /// Whether a Live Activity of the app lets it scan as in the foreground.
    private func hasActivity(_ app: InstalledApp) -> Bool {
        BluetoothRules.bleLiveActivity.systems.contains(context.system)
            && context.service(providing: (any ShownActivities).self)?.hasStartedActivity(app) == true
    }

    /// Says why an app in the background hears what it would not hear there.
    private func noteRights(of app: InstalledApp, _ standpoint: Standpoint, _ accessory: Accessory) {
        guard standpoint == .foreground, app.process?.isInFront == false else { return }
        app.record(
            .note, "scans as in the foreground, beside its Live Activity", detail: accessory.name,
            rule: BluetoothRules.bleLiveActivity)
    }

    /// The link to a peripheral breaks, for every app that has one.
    func lose(_ accessory: Accessory, _ loss: LinkLoss) {
        for central in centrals where central.state.link(to: accessory.id)?.isConnected == true {
            let alerts = central.state.drop(accessory.id)?.alerts ?? []
            occur(.disconnected(accessory.id, loss), for: central, alerts: alerts)
        }
    }

    /// A peripheral has a new value: whoever listens is told.
    func change(_ path: CharacteristicPath, of accessory: Accessory, to bytes: [UInt8]) {
        accessory.values[path] = bytes
        for central in centrals where central.state.listens(to: path, of: accessory.id) {
            occur(.value(accessory.id, path, bytes), for: central)
        }
    }
}
