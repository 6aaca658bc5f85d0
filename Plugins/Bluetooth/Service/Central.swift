import BackgroundRuntime
import Foundation

/// What the system knows of one central manager: with a restore identifier it outlives the process.
final class Central {
    unowned let app: InstalledApp
    /// The restore identifier, where it has effect.
    let identifier: String?
    var state = CentralState()
    /// The manager; nil while the app has not made it again.
    weak var session: CentralSession?
    /// Events that wait for the foreground.
    var held: [CentralEvent] = []
    /// Events that wait for the manager to be made again.
    var untaken = UntakenEvents<CentralEvent>(limit: 100)
    /// What it had as its process ended, which is there to be restored; nil where nothing is.
    var kept: RestoredCentral?
    /// Whether its process ended and its state is there to be restored.
    var isPreserved: Bool { kept != nil }

    init(_ app: InstalledApp, identifier: String?) { (self.app, self.identifier) = (app, identifier) }
}

/// What the system keeps of an app across its launches.
final class AppBluetooth {
    /// Its central managers with a restore identifier, the oldest first.
    var preserved: [Central] = []
    /// Whether the app may use Bluetooth.
    let permission: UserPermission

    init(_ app: InstalledApp) {
        let service = app.device.requiredService(BluetoothService.self)
        permission = UserPermission(of: app, rule: BluetoothRules.blePermission) { service.isPermitted }
    }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppBluetooth { app.storage.object { AppBluetooth(app) } }
}

/// What a process has of managers.
final class ProcessBluetooth {
    /// Its central managers, the oldest first.
    var centrals: [CentralSession] = []
    /// Its peripheral managers, the oldest first.
    var peripherals: [PeripheralSession] = []
    /// Whether it is in the foreground, as it was last told.
    var isForeground: Bool
    /// When it was last told a value.
    var lastValue: VirtualInstant?

    init(isForeground: Bool) { self.isForeground = isForeground }

    /// The record of a process, made on first use.
    static func of(_ process: AppProcess) -> ProcessBluetooth {
        process.storage.object { ProcessBluetooth(isForeground: process.state.isForeground) }
    }
}
