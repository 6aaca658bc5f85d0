import BackgroundRuntime
import Foundation

/// Whoever is told by a peripheral manager. All methods are called as turns on the manager's queue.
public protocol PeripheralClient: AnyObject {
    /// What Bluetooth can do changed, or this is the first call.
    func didUpdateState()

    /// The app is seen from now on; false where it was already.
    func didStartAdvertising(_ isNew: Bool)

    /// A service can be used.
    func didAdd(_ service: BluetoothUUID)

    /// A central asks for something: one that reads or writes waits for an answer.
    func didReceive(_ request: PendingRequest)
}

/// What one peripheral manager of a process asks of the phone. The manager keeps it, and invalidates it when it goes.
public final class PeripheralSession: ClientSession {
    /// The process of the manager, and where its calls come.
    public let link: ClientLink
    let service: BluetoothService
    public weak var client: (any PeripheralClient)?
    /// What Bluetooth can do, as the manager was last told.
    public private(set) var state = RadioState.unknown
    var offer = PeripheralState()
    private var unanswered: [PendingRequest] = []
    private var nextNumber = 1

    /// A session of a new manager, which is told the state at once, or as soon as the user has answered. Traps on a device that was made without the
    /// Bluetooth module.
    ///
    /// - Parameters:
    ///   - process: the launch of the app that made the manager.
    ///   - place: where the manager's delegate is called.
    ///   - restoreIdentifier: under which name the system is to keep it: not simulated, and the trace says so.
    public init(_ process: AppProcess, at place: CallPlace = .main, restoreIdentifier: String? = nil) {
        link = ClientLink("a peripheral manager", of: process, at: place)
        service = process.device.requiredService(BluetoothService.self)
        let isAnswered = service.admit(process)
        ProcessBluetooth.of(process).peripherals.append(self)
        if restoreIdentifier != nil {
            process.record(
                .note, "the restoration of a peripheral manager is not simulated: it ends with its process")
        }
        if isAnswered { notifyState() }
    }

    /// The manager is gone: its services and its advertising end.
    public func invalidate() {
        guard let process, process.state != .notRunning else { return }
        ProcessBluetooth.of(process).peripherals.removeAll { $0 === self }
    }

    func notifyState() {
        link.deliver { [weak self] process in
            guard let self else { return }
            state = service.state(for: process.app)
            guard let client = clientInTurn else { return }
            process.record(.call, "peripheralManagerDidUpdateState(_:)", detail: state.rawValue, rule: nil)
            client.didUpdateState()
        }
    }

    /// Bluetooth is off: nobody sees the app, and nobody is connected.
    func reset() {
        offer.advertising = nil
        offer.renewAfterBoot()
    }

    private func accepts() -> AppProcess? {
        guard let process, process.state != .notRunning else { return nil }
        if state == .poweredOn { return process }
        process.record(
            .finding, "API MISUSE: the peripheral manager can only accept this command while in the powered on state",
            detail: "it is \(state.rawValue): wait for peripheralManagerDidUpdateState(_:)")
        return nil
    }
}

// Requests of the manager. All do nothing in a process that ended.

extension PeripheralSession {
    /// Whether the app is advertised, or would be if it were allowed to at present.
    public var isAdvertising: Bool { offer.advertising != nil }

    /// Adds a service that other devices can use.
    public func add(_ uuid: BluetoothUUID, _ characteristics: [LocalCharacteristic]) {
        guard let process = accepts() else { return }
        process.useBluetoothMode(BluetoothModule.peripheral)
        offer.add(uuid, characteristics)
        notify("peripheralManager(_:didAdd:error:)", detail: uuid.text, rule: nil) { $0.didAdd(uuid) }
    }

    /// Offers a service no more.
    public func remove(_ uuid: BluetoothUUID) { if accepts() != nil { offer.remove(uuid) } }

    /// Offers nothing any more.
    public func removeAll() { if accepts() != nil { for uuid in offer.services { offer.remove(uuid) } } }

    /// Lets itself be seen.
    public func startAdvertising(_ advertising: LocalAdvertising) {
        guard let process = accepts() else { return }
        process.useBluetoothMode(BluetoothModule.peripheral)
        let isNew = !isAdvertising
        if isNew { offer.advertising = advertising }
        notify("peripheralManagerDidStartAdvertising(_:error:)", rule: nil) { $0.didStartAdvertising(isNew) }
    }

    /// Lets itself be seen no more.
    public func stopAdvertising() { offer.advertising = nil }

    /// Tells a new value to some subscribers of a characteristic, or to all with nil.
    ///
    /// - Returns: whether there was room: always here.
    public func update(_ path: CharacteristicPath, to bytes: [UInt8], for centrals: [String]?) -> Bool {
        guard let process = accepts() else { return false }
        for central in offer.subscribers(of: path) where centrals?.contains(central) ?? true {
            process.record(.note, "\(central) is told \(HexText.text(bytes))", detail: path.description)
        }
        return true
    }

    /// Answers a request: with a value for one that reads, or with why not.
    public func answer(_ number: Int, _ bytes: [UInt8], refusal: String?) {
        guard let process, let index = unanswered.firstIndex(where: { $0.number == number }) else { return }
        let pending = unanswered.remove(at: index)
        if let refusal { return process.record(.note, "\(pending.central) gets an error", detail: refusal) }
        if case .read = pending.request {
            return process.record(
                .note, "\(pending.central) reads \(HexText.text(bytes))", detail: "\(pending.request.path)")
        }
        process.record(.note, "\(pending.central) has written", detail: "\(pending.request.path)")
    }

    /// Asks the app to answer a request of a central.
    func ask(_ request: CentralRequest, from central: String, rule: Rule?) {
        let pending = PendingRequest(number: nextNumber, central: central, request: request)
        nextNumber += 1
        switch request {
        case .read, .write: unanswered.append(pending)
        case .subscribe(let path), .unsubscribe(let path):
            let isOn = request == .subscribe(path)
            guard offer.subscribe(isOn, .init(central: central, path: path)) else { return }
        }
        notify(request.call, detail: "\(central), \(request.path)", rule: rule) { $0.didReceive(pending) }
    }
}
