import BackgroundRuntime
import Foundation

/// The Bluetooth radio of a phone: the peripherals and centrals around it, and the apps that use it.
public final class BluetoothService: ModuleService {
    let context: ServiceContext
    /// What a scenario put near the phone, also what has left since.
    private(set) var accessories: [Accessory] = []
    /// How this phone calls the centrals around it.
    var centralIDs: [(name: String, id: UUID)] = []
    /// What the user has in mind to answer an app that wants to use Bluetooth; nil to wait for a tap.
    var isPermitted: Bool?

    init(_ context: ServiceContext) { self.context = context }

    /// Whether Bluetooth is on.
    public var isOn: Bool { context.conditions[BluetoothModule.power] == "on" }

    /// Whether the radio does anything: not between a start of the phone and its first unlock.
    var isReady: Bool { isOn && context.conditions.isUnlockedSinceBoot }

    func accessory(_ id: UUID) -> Accessory? { accessories.first { $0.id == id } }

    func add(_ accessory: Accessory) { accessories.append(accessory) }

    /// The central managers that the system knows of an app: those with a restore identifier first.
    func centrals(of app: InstalledApp) -> [Central] {
        let kept = app.storage.existing(AppBluetooth.self)?.preserved ?? []
        let process = app.process.flatMap { $0.state == .notRunning ? nil : $0 }
        let sessions = process?.storage.existing(ProcessBluetooth.self)?.centrals ?? []
        return kept + sessions.map(\.central).filter { $0.identifier == nil }
    }

    /// The central managers of all apps.
    var centrals: [Central] { context.apps.flatMap(centrals) }

    /// Whether any app is connected to a peripheral.
    func isConnected(_ accessory: Accessory) -> Bool {
        centrals.contains { $0.state.link(to: accessory.id)?.isConnected == true }
    }

    // Being told.

    public func process(_ process: AppProcess, didEnter state: AppState) {
        let record = process.storage.existing(ProcessBluetooth.self)
        let wasForeground = record?.isForeground ?? false
        record?.isForeground = state.isForeground
        switch state {
        case .inactive, .active: if !wasForeground { comeForeground(process) }
        case .background:
            explain(process)
            explainAdvertising(process)
        case .suspended: reportUntaken(process)
        case .notRunning: break
        }
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        if process.wasForceQuit {
            giveUp(process.app, why: "force quit")
        } else if reason == .reboot, !outlivesRestarts {
            giveUp(process.app, why: Self.restarted)
        } else {
            preserve(process)
        }
        // What it was connected to is heard by others again.
        if process.storage.existing(ProcessBluetooth.self)?.centrals.isEmpty == false { lookAround() }
    }

    /// Whether what was kept of a manager outlives a restart of the phone.
    private var outlivesRestarts: Bool { context.system >= .iOS(11) }
    private static let restarted = "the phone was restarted"

    public func appWasForceQuit(_ app: InstalledApp) { giveUp(app, why: "force quit") }

    public func deviceDidBoot() {
        if !outlivesRestarts {
            for app in context.apps { giveUp(app, why: Self.restarted) }
        }
        for central in centrals { central.state.renewAfterBoot() }
        lookAround()
    }

    public func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {
        if old[BluetoothModule.power] != new[BluetoothModule.power] { powerChanged() }
        if !old.isUnlockedSinceBoot, new.isUnlockedSinceBoot { lookAround() }
    }

    private func powerChanged() {
        for app in context.apps {
            if !isOn { giveUp(app, why: "Bluetooth is off") }
            for session in app.process?.storage.existing(ProcessBluetooth.self)?.centrals ?? [] where !isOn {
                session.central.reset()
            }
            for session in peripherals(of: app) where !isOn { session.reset() }
            if let process = app.process, permission(of: app) != nil { notifyState(to: process) }
        }
    }

    /// Says by which rule an app that uses Bluetooth is suspended.
    private func explain(_ process: AppProcess) {
        guard !process.hasBluetoothMode(BluetoothModule.central) else { return }
        let isUsed = centrals(of: process.app).contains { $0.state.scan != nil || !$0.state.links.isEmpty }
        if isUsed { process.explainSuspension(BluetoothRules.bleCentralNoMode) }
    }
}
