import BackgroundRuntime
import Foundation

// How an event gets to the app that waits for it.

extension BluetoothService {
    /// Something happened that a central manager is to be told.
    ///
    /// - Parameters:
    ///   - event: what happened.
    ///   - central: whom it concerns.
    ///   - rule: the rule by which it came, where there is one beside that of the wake.
    ///   - alerts: the alerts for which the app asked; those of the connection without it.
    func occur(_ event: CentralEvent, for central: Central, rule: Rule? = nil, alerts: Set<LinkAlert>? = nil) {
        let app = central.app
        let hasMode = app.process?.hasBluetoothMode(BluetoothModule.central) == true
        let delivery = Delivery(
            state: app.state, hasMode: hasMode, isKept: central.isPreserved, isBehind: !central.held.isEmpty)
        switch delivery {
        case .now: notify(event, central, rule: rule)
        case .wake:
            wake(app, for: event) { [self] _ in notify(event, central, rule: rule ?? BluetoothRules.bleCentralWakes) }
        case .launch: launch(central, for: event)
        case .hold: hold(event, central, alerts ?? central.state.link(to: event.id)?.alerts ?? [])
        case .lose: break
        }
    }

    /// Calls the manager; where the app has not made it again, the event waits for that.
    func notify(_ event: CentralEvent, _ central: Central, rule: Rule?) {
        guard let session = central.session else { return central.untaken.keep(event) }
        if case .value = event, let process = session.process { ProcessBluetooth.of(process).lastValue = context.now }
        session.notify(event.call, detail: detail(of: event), rule: rule) { $0.didReceive(event) }
    }

    private func detail(of event: CentralEvent) -> String {
        let name = name(of: event.id)
        return switch event {
        case .value(_, let path, let bytes): "\(name) \(path): \(HexText.text(bytes))"
        case .disconnected(_, .timeout): "\(name), out of range"
        default: name
        }
    }

    func name(of id: UUID) -> String { accessory(id)?.name ?? id.uuidString }

    @discardableResult
    private func wake(
        _ app: InstalledApp, for event: CentralEvent, by rule: Rule = BluetoothRules.bleCentralWakes,
        options: LaunchOptions = .none, deliver: @escaping (AppProcess) -> Void
    ) -> Bool {
        app.wake(
            for: WakeEvent(
                "Bluetooth \(event.name)", rule: rule,
                allowance: context.constants.duration(BluetoothConstants.wake), options: options),
            deliver: deliver)
    }

    /// The app does not run: it is launched, and told as soon as it has made its manager again.
    private func launch(_ central: Central, for event: CentralEvent) {
        let kept = AppBluetooth.of(central.app).preserved.filter(\.isPreserved).compactMap(\.identifier)
        let options = LaunchOptions([
            "UIApplicationLaunchOptionsBluetoothCentralsKey": .array(kept.map { .string($0) })
        ])
        central.untaken.keep(event)
        let isLaunched = wake(
            central.app, for: event, by: BluetoothRules.bleRestoreRelaunch, options: options, deliver: { _ in })
        if !isLaunched { _ = central.untaken.take { $0 == event } }
    }

    private func hold(_ event: CentralEvent, _ central: Central, _ alerts: Set<LinkAlert>) {
        central.held.append(event)
        central.app.record(
            .refusal, "a Bluetooth \(event.name) waits for the foreground", detail: detail(of: event),
            rule: BluetoothRules.bleCentralNoMode)
        guard let alert = event.alert, alerts.contains(alert) else { return }
        central.app.record(
            .note, "the system shows an alert: \(alert.rawValue)", detail: name(of: event.id),
            rule: BluetoothRules.bleCentralAlertOptions)
    }

    /// The app is in the foreground again: what waited is told, and scans hear everything.
    func comeForeground(_ process: AppProcess) {
        for session in process.storage.existing(ProcessBluetooth.self)?.centrals ?? [] {
            let held = session.central.held
            session.central.held = []
            for event in held { notify(event, session.central, rule: BluetoothRules.bleCentralNoMode) }
            lookAround(for: session.central)
        }
    }

    /// An app that is suspended with events left has not made its manager again.
    func reportUntaken(_ process: AppProcess) {
        for central in process.app.storage.existing(AppBluetooth.self)?.preserved ?? [] {
            central.untaken.report(
                to: process, advice: "make the central manager with its restore identifier while launching"
            ) { ("Bluetooth \($0.name)", BluetoothRules.bleRestoreRelaunch) }
        }
    }
}

extension BluetoothService: AccessoryEvents {
    public func lastValue(toldTo process: AppProcess) -> VirtualInstant? {
        process.storage.existing(ProcessBluetooth.self)?.lastValue
    }
}
