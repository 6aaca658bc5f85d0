import BackgroundRuntime
import SimulatedFoundation
import VigilExternalAccessory

/// The accessories that are connected to the phone. It posts when one comes or goes, to an app that registered for it.
open class EAAccessoryManager: NSObject, @unchecked Sendable {
    let watch: AccessoryWatch
    private let relay = AccessoryRelay()
    private var accessories: [EAAccessory] = []

    private init(_ process: AppProcess) {
        watch = AccessoryWatch(process)
        super.init()
        relay.manager = self
        watch.client = relay
    }

    /// The manager of the app.
    open class func shared() -> EAAccessoryManager {
        let process = SimulatedApp.process(for: "EAAccessoryManager")
        return process.storage.object { EAAccessoryManager(process) }
    }

    /// The accessories that are connected, in the order in which they came.
    open var connectedAccessories: [EAAccessory] { watch.connections.map(accessory) }

    /// Has connections and disconnections posted.
    open func registerForLocalNotifications() { watch.isRegistered = true }

    /// Has them posted no more.
    open func unregisterForLocalNotifications() { watch.isRegistered = false }

    /// Lets the user choose a Bluetooth accessory. From iOS 6; not simulated: the user always cancels.
    open func showBluetoothAccessoryPicker(
        withNameFilter predicate: NSPredicate?, completion: EABluetoothAccessoryPickerCompletion? = nil
    ) {
        SimulatedApp.require(
            .method("showBluetoothAccessoryPickerWithNameFilter:completion:", of: "EAAccessoryManager", .iOS(6)))
        SimulatedApp.notSimulated("showBluetoothAccessoryPicker", "the user cancels")
        guard let completion else { return }
        watch.process?.callback("EABluetoothAccessoryPickerCompletion", detail: "cancelled", rule: nil) {
            completion(EABluetoothAccessoryPickerError(.resultCancelled))
        }
    }

    /// The one object for a connection.
    fileprivate func accessory(_ connection: AccessoryConnection) -> EAAccessory {
        if let known = accessories.first(where: { $0.connection == connection }) { return known }
        let new = EAAccessory(connection)
        accessories.append(new)
        return new
    }
}

extension EAAccessoryManager {
    fileprivate func end(_ connection: AccessoryConnection) -> EAAccessory {
        let accessory = accessory(connection)
        accessories.removeAll { $0 === accessory }
        accessory.isConnected = false
        return accessory
    }
}

/// Hands what the module tells to the app.
private final class AccessoryRelay: AccessoryWatchClient {
    weak var manager: EAAccessoryManager?

    func didConnect(_ connection: AccessoryConnection) {
        guard let manager else { return }
        post(.EAAccessoryDidConnect, manager.accessory(connection))
    }

    func didDisconnect(_ connection: AccessoryConnection, isPosted: Bool) {
        guard let accessory = manager?.end(connection) else { return }
        accessory.delegate?.accessoryDidDisconnect(accessory)
        if isPosted { post(.EAAccessoryDidDisconnect, accessory) }
    }

    private func post(_ name: Notification.Name, _ accessory: EAAccessory) {
        NotificationCenter.default.post(name: name, object: manager, userInfo: [EAAccessoryKey: accessory])
    }
}

/// Where a notification about an accessory has the accessory.
public let EAAccessoryKey = "EAAccessoryKey"
/// Where it has the accessory that the user chose. Never so here.
public let EAAccessorySelectedKey = "EAAccessorySelectedKey"

extension Notification.Name {
    /// An accessory can be used.
    public static let EAAccessoryDidConnect = Notification.Name("EAAccessoryDidConnectNotification")
    /// An accessory can be used no more.
    public static let EAAccessoryDidDisconnect = Notification.Name("EAAccessoryDidDisconnectNotification")
}
