import BackgroundRuntime
import SimulatedFoundation
import VigilBluetooth

/// An app as a central: it scans for peripherals, connects to them and uses their values.
open class CBCentralManager: CBManager, @unchecked Sendable {
    open weak var delegate: (any CBCentralManagerDelegate)? {
        didSet { session.client = delegate == nil ? nil : relay }
    }

    let session: CentralSession
    private let relay = CentralRelay()
    private var peripherals: [UUID: WeakPeripheral] = [:]

    override var radioState: RadioState { session.state }

    /// A manager without a delegate, whose calls come on the main queue.
    public convenience init() { self.init(delegate: nil, queue: nil, options: nil) }

    /// A manager whose delegate is called on a queue; nil stands for the main queue.
    public convenience init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }

    /// A manager with options: `CBCentralManagerOptionRestoreIdentifierKey` has an effect. From iOS 7.
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        let process = SimulatedApp.process(for: "CBCentralManager")
        process.require(CBCentralManager.self)
        if options != nil {
            process.require(.method("initWithDelegate:queue:options:", of: "CBCentralManager", .iOS(7)))
        }
        session = CentralSession(
            process, at: .on(queue),
            restoreIdentifier: options?[Key.restoreIdentifier] as? String)
        super.init(of: process)
        relay.manager = self
        self.delegate = delegate
        // Observers are not called in an initializer.
        session.client = delegate == nil ? nil : relay
    }

    deinit { session.invalidate() }

    /// Whether a scan runs. From iOS 9.
    open var isScanning: Bool {
        SimulatedApp.require(.method("isScanning", of: "CBCentralManager", .iOS(9)))
        return session.isScanning
    }

    /// Scans for peripherals that advertise one of some services, or for any with nil, which finds nothing in the
    /// background.
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
        let allows = options?[CBCentralManagerScanOptionAllowDuplicatesKey] as? Bool
        session.scan(for: serviceUUIDs?.map(\.value), allowsDuplicates: allows ?? false)
    }

    open func stopScan() { session.stopScan() }

    /// Asks for a connection, which has no time-out. The app has to keep the peripheral.
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {
        let alerts: [(String, LinkAlert)] = [
            (Key.notifyOnConnection, .connection),
            (CBConnectPeripheralOptionNotifyOnDisconnectionKey, .disconnection),
            (Key.notifyOnNotification, .notification),
        ]
        let wanted = alerts.filter { options?[$0.0] as? Bool == true }.map(\.1)
        session.connect(peripheral.id, alerts: Set(wanted))
    }

    /// Gives up a connection, or one that is waited for.
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) { session.cancel(peripheral.id) }

    /// Those of some peripherals that the phone knows. From iOS 7.
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] {
        SimulatedApp.require(.method("retrievePeripheralsWithIdentifiers:", of: "CBCentralManager", .iOS(7)))
        return session.known(identifiers).map(peripheral)
    }

    /// The peripherals that any app is connected to and that have one of some services. From iOS 7.
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] {
        SimulatedApp.require(.method("retrieveConnectedPeripheralsWithServices:", of: "CBCentralManager", .iOS(7)))
        return session.connected(having: serviceUUIDs.map(\.value)).map(peripheral)
    }

    /// The one object for a peripheral, as long as the app keeps it.
    func peripheral(_ id: UUID) -> CBPeripheral {
        if let known = peripherals[id]?.peripheral { return known }
        let new = CBPeripheral(id, session)
        peripherals[id] = WeakPeripheral(peripheral: new)
        return new
    }

    /// The object for a peripheral; nil where the app keeps none.
    func keptPeripheral(_ id: UUID) -> CBPeripheral? { peripherals[id]?.peripheral }
}

private struct WeakPeripheral {
    weak var peripheral: CBPeripheral?
}
