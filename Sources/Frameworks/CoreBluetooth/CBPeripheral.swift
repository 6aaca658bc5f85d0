import BackgroundRuntime
import SimulatedFoundation
import VigilBluetooth

/// What peripherals and centrals have in common.
open class CBPeer: NSObject, @unchecked Sendable {
    /// How this phone calls it, for the framework itself.
    let id: UUID

    init(_ id: UUID) { self.id = id }

    /// How this phone calls it. From iOS 7.
    open var identifier: UUID { SimulatedApp.constant(id, since: .method("identifier", of: "CBPeer", .iOS(7))) }
}

/// Whether a peripheral is connected.
public enum CBPeripheralState: Int, Sendable {
    /// No connection was asked for.
    case disconnected = 0
    /// A connection is waited for.
    case connecting = 1
    /// Its values can be used.
    case connected = 2
    /// The connection is about to end; never so here.
    case disconnecting = 3
}

/// A peripheral that a manager discovered. The app has to keep it: one that it lets go of loses its connection.
open class CBPeripheral: CBPeer, @unchecked Sendable {
    open weak var delegate: (any CBPeripheralDelegate)?
    /// Its services; nil until they were discovered.
    open internal(set) var services: [CBService]?

    private let session: CentralSession

    init(_ identifier: UUID, _ session: CentralSession) {
        self.session = session
        super.init(identifier)
    }

    deinit { session.peripheralWasReleased(id) }

    open var name: String? { session.name(of: id) }

    /// Whether it is connected. From iOS 7.
    open var state: CBPeripheralState {
        SimulatedApp.require(.method("state", of: "CBPeripheral", .iOS(7)))
        return session.isConnected(id).map { $0 ? .connected : .connecting } ?? .disconnected
    }

    /// Whether a value can be written without an answer: always here. From iOS 11.
    open var canSendWriteWithoutResponse: Bool {
        SimulatedApp.require(.method("canSendWriteWithoutResponse", of: "CBPeripheral", .iOS(11)))
        return true
    }

    /// How many bytes a value may have that is written. From iOS 9.
    open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int {
        SimulatedApp.require(.method("maximumWriteValueLengthForType:", of: "CBPeripheral", .iOS(9)))
        return type == .withResponse ? 512 : 182
    }

    /// Asks how strongly it is heard.
    open func readRSSI() { session.readRSSI(of: id) }

    /// Asks for its services: some, or all with nil.
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {
        wantedServices = serviceUUIDs?.map(\.value)
        session.discoverServices(of: id)
    }

    /// Asks for the characteristics of a service: some, or all with nil.
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
        wantedCharacteristics[service.uuid.value] = characteristicUUIDs?.map(\.value)
        session.discoverCharacteristics(of: service.uuid.value, of: id)
    }

    open func readValue(for characteristic: CBCharacteristic) {
        if let path = characteristic.path { session.read(path, of: id) }
    }

    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {
        guard let path = characteristic.path else { return }
        session.write(Array(data), to: path, of: id, wantsAnswer: type == .withResponse)
    }

    /// Listens to a characteristic, or stops to.
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {
        if let path = characteristic.path { session.listen(enabled, to: path, of: id) }
    }

    // What was asked for last: answers tell of it.

    private var wantedServices: [BluetoothUUID]?
    private var wantedCharacteristics: [BluetoothUUID: [BluetoothUUID]] = [:]

    func characteristic(_ path: CharacteristicPath) -> CBCharacteristic? {
        service(path.service)?.characteristics?.first { $0.path == path }
    }

    func service(_ uuid: BluetoothUUID) -> CBService? { services?.first { $0.uuid.value == uuid } }

    /// The services are known: those that were asked for.
    func takeServices() {
        let all = session.profile(of: id)?.services ?? []
        let wanted = all.filter { wantedServices?.contains($0) ?? true }
        services = wanted.map { service($0) ?? CBService($0, of: self) }
    }

    /// The characteristics of a service are known: those that were asked for.
    func takeCharacteristics(of service: CBService) {
        let uuid = service.uuid.value
        let all = session.profile(of: id)?.characteristics.filter { $0.path.service == uuid } ?? []
        let wanted = all.filter { wantedCharacteristics[uuid]?.contains($0.path.characteristic) ?? true }
        service.discovered = wanted.map { characteristic($0.path) ?? CBCharacteristic($0, of: service) }
    }

    /// The services of a peripheral that the app was connected to before its launch, and what it listens to.
    func takeRestored() {
        guard session.isConnected(id) == true else { return }
        takeServices()
        for service in services ?? [] {
            takeCharacteristics(of: service)
            for characteristic in service.characteristics ?? [] {
                characteristic.isNotifying =
                    characteristic.path.map { session.isListening(to: $0, of: id) } ?? false
            }
        }
    }
}
