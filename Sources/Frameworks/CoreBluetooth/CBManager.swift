import BackgroundRuntime
import SimulatedFoundation
import VigilBluetooth

/// What Bluetooth can do.
public enum CBManagerState: Int, Sendable {
    /// The manager was not told yet.
    case unknown = 0
    /// The connection to the system is made anew; never so here.
    case resetting = 1
    /// The phone has no Bluetooth; never so here.
    case unsupported = 2
    /// The app may not use Bluetooth.
    case unauthorized = 3
    case poweredOff = 4
    case poweredOn = 5

    init(_ state: RadioState) {
        switch state {
        case .unknown: self = .unknown
        case .unauthorized: self = .unauthorized
        case .poweredOff: self = .poweredOff
        case .poweredOn: self = .poweredOn
        }
    }
}

/// What the user lets an app do.
public enum CBManagerAuthorization: Int, Sendable {
    /// The app has not used Bluetooth yet.
    case notDetermined = 0
    /// It is not for the user to say; never so here.
    case restricted = 1
    /// It may not use Bluetooth.
    case denied = 2
    /// It may use Bluetooth at any time.
    case allowedAlways = 3
}

/// What managers have in common.
open class CBManager: NSObject, @unchecked Sendable {
    var radioState: RadioState { .unknown }

    /// A manager of a launch.
    init(of process: AppProcess) {}

    /// What Bluetooth can do, as the manager was last told.
    open var state: CBManagerState { CBManagerState(radioState) }

    /// What the user lets the app do. From iOS 13.1.
    open class var authorization: CBManagerAuthorization {
        let process = SimulatedApp.process(for: "CBManager.authorization")
        process.require(.classMethod("authorization", of: "CBManager", .iOS(13, 1)))
        let service = process.device.requiredService(BluetoothService.self)
        return service.permission(of: process.app).map { $0 ? .allowedAlways : .denied } ?? .notDetermined
    }
}
