import BackgroundRuntime
import SimulatedFoundation
import VigilBluetooth

/// A central that uses what an app offers.
open class CBCentral: CBPeer, @unchecked Sendable {
    let name: String
    /// How many bytes a value may have that it is told.
    open var maximumUpdateValueLength: Int {
        SimulatedApp.constant(182, since: .method("maximumUpdateValueLength", of: "CBCentral", .iOS(7)))
    }

    init(_ name: String, _ identifier: UUID) {
        self.name = name
        super.init(identifier)
    }
}

/// What a central wants to read or write.
open class CBATTRequest: NSObject, @unchecked Sendable {
    open private(set) var central: CBCentral
    /// Which characteristic is meant.
    open private(set) var characteristic: CBCharacteristic
    /// From which byte on: always the first here.
    open var offset: Int { 0 }
    /// What is written, or what the app answers.
    open var value: Data?

    let number: Int

    init(_ number: Int, _ central: CBCentral, _ characteristic: CBCharacteristic, _ value: Data?) {
        (self.number, self.central, self.characteristic, self.value) = (number, central, characteristic, value)
    }
}

/// An app as a peripheral: it offers services, is seen by centrals, and answers them. From iOS 6.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
    open weak var delegate: (any CBPeripheralManagerDelegate)? {
        didSet { session.client = delegate == nil ? nil : relay }
    }

    let session: PeripheralSession
    private let relay = PeripheralRelay()
    private(set) var services: [CBMutableService] = []

    override var radioState: RadioState { session.state }

    /// A manager without a delegate, whose calls come on the main queue.
    public convenience init() { self.init(delegate: nil, queue: nil, options: nil) }

    /// A manager whose delegate is called on a queue; nil stands for the main queue.
    public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }

    /// A manager with options. A restore identifier has no effect in the simulator, and the trace says so.
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        let process = SimulatedApp.process(for: "CBPeripheralManager")
        process.require(CBPeripheralManager.self)
        session = PeripheralSession(
            process, at: .on(queue),
            restoreIdentifier: options?[Key.restoreIdentifier] as? String)
        super.init(of: process)
        relay.manager = self
        self.delegate = delegate
        // Observers are not called in an initializer.
        session.client = delegate == nil ? nil : relay
    }

    deinit { session.invalidate() }

    /// Whether the app wants to be seen.
    open var isAdvertising: Bool { session.isAdvertising }

    /// Lets the app be seen, by a name and by services: nothing else is heard of it.
    open func startAdvertising(_ advertisementData: [String: Any]?) {
        let services = advertisementData?[CBAdvertisementDataServiceUUIDsKey] as? [CBUUID] ?? []
        session.startAdvertising(
            LocalAdvertising(
                name: advertisementData?[CBAdvertisementDataLocalNameKey] as? String, services: services.map(\.value)))
    }

    /// Lets the app be seen no more.
    open func stopAdvertising() { session.stopAdvertising() }

    open func add(_ service: CBMutableService) {
        services.removeAll { $0.uuid == service.uuid }
        services.append(service)
        session.add(service.uuid.value, service.local)
    }

    /// Offers a service no more.
    open func remove(_ service: CBMutableService) {
        services.removeAll { $0 === service }
        session.remove(service.uuid.value)
    }

    /// Offers nothing any more.
    open func removeAllServices() {
        services = []
        session.removeAll()
    }

    /// Answers a central that reads or writes: with the value of the request, or with why not.
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {
        session.answer(
            request.number, Array(request.value ?? Data()), refusal: result == .success ? nil : "\(result)")
    }

    /// Tells a new value to some subscribers of a characteristic, or to all with nil; whether there was room, which
    /// always is so here.
    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool {
        guard let service = characteristic.service else { return false }
        let path = CharacteristicPath(service.uuid.value, characteristic.uuid.value)
        return session.update(path, to: Array(value), for: centrals?.map(\.name))
    }

    func characteristic(_ path: CharacteristicPath) -> CBMutableCharacteristic? {
        let service = services.first { $0.uuid.value == path.service }
        let found = service?.characteristics?.first { $0.uuid.value == path.characteristic }
        return found as? CBMutableCharacteristic
    }
}
