import BackgroundRuntime
import Foundation

/// What one central manager of a process asks of the phone. The manager keeps it, and invalidates it when it goes.
public final class CentralSession: ClientSession {
    /// The process of the manager, and where its calls come.
    public let link: ClientLink
    let service: BluetoothService
    let central: Central
    public weak var client: (any CentralClient)?
    /// What Bluetooth can do, as the manager was last told.
    public private(set) var state = RadioState.unknown

    /// A session of a new manager: it is told the state at once, or as soon as the user has answered, and before that what
    /// the system kept for it. Traps on a device that was made without the Bluetooth module.
    ///
    /// - Parameters:
    ///   - process: the launch of the app that made the manager.
    ///   - place: where the manager's delegate is called.
    ///   - restoreIdentifier: under which name the system is to keep what it has under way (from iOS 7).
    public init(_ process: AppProcess, at place: CallPlace = .main, restoreIdentifier: String? = nil) {
        link = ClientLink("a central manager", of: process, at: place)
        service = process.device.requiredService(BluetoothService.self)
        let isAnswered = service.admit(process)
        central = service.central(of: process, identifier: restoreIdentifier)
        central.session = self
        ProcessBluetooth.of(process).centrals.append(self)
        if let kept = central.takeUp() { restore(kept) }
        if isAnswered { notifyState() }
        for event in central.untaken.take() { service.notify(event, central, rule: BluetoothRules.bleRestoreRelaunch) }
    }

    /// The manager is gone: its scan and its connections end.
    public func invalidate() {
        guard let process, process.state != .notRunning else { return }
        ProcessBluetooth.of(process).centrals.removeAll { $0 === self }
        AppBluetooth.of(process.app).preserved.removeAll { $0 === central }
        if central.state.scan != nil || !central.state.links.isEmpty {
            process.record(
                .note, "a central manager is gone, and with it its scan and its connections",
                detail: "keep a reference to the CBCentralManager")
        }
        central.reset()
    }

    private func restore(_ kept: RestoredCentral) {
        let names = kept.peripherals.map(service.name)
        notify(
            "centralManager(_:willRestoreState:)", detail: names.joined(separator: ", "),
            rule: BluetoothRules.bleRestoreOrder
        ) { $0.willRestore(kept) }
    }

    func notifyState() {
        link.deliver { [weak self] process in
            guard let self else { return }
            state = service.state(for: process.app)
            guard let client = clientInTurn else { return }
            process.record(.call, "centralManagerDidUpdateState(_:)", detail: state.rawValue, rule: nil)
            client.didUpdateState()
        }
    }

    /// Whether the manager may be asked for something; where not, the trace says so as the log of a phone does.
    func accepts() -> AppProcess? {
        guard let process, process.state != .notRunning else { return nil }
        if state == .poweredOn { return process }
        process.record(
            .finding, "API MISUSE: the central manager can only accept this command while in the powered on state",
            detail: "it is \(state.rawValue): wait for centralManagerDidUpdateState(_:)")
        return nil
    }
}

// Requests of the manager. All do nothing in a process that ended.

extension CentralSession {
    /// Whether a scan runs.
    public var isScanning: Bool { central.state.scan != nil }

    /// Scans for peripherals, in place of a scan that runs.
    public func scan(for services: [BluetoothUUID]?, allowsDuplicates: Bool) {
        guard let process = accepts() else { return }
        process.useBluetoothMode(BluetoothModule.central)
        central.state.scan = Scan(services: services, allowsDuplicates: allowsDuplicates)
        service.lookAround(for: central)
    }

    /// Stops looking for peripherals.
    public func stopScan() { central.state.scan = nil }

    /// Asks for a connection, which has no time-out.
    public func connect(_ id: UUID, alerts: Set<LinkAlert> = []) {
        guard let process = accepts(), let accessory = service.accessory(id) else { return }
        process.useBluetoothMode(BluetoothModule.central)
        guard central.state.connect(id, alerts) else { return }
        if accessory.isReachable {
            _ = central.state.reach(id)
            return notifyConnected(accessory)
        }
        process.record(
            .note, "waits for \(accessory.name) to come into range", rule: BluetoothRules.bleCentralConnectNoTimeout)
    }

    /// Tells of a connection, unless the app has given it up by then.
    private func notifyConnected(_ accessory: Accessory) {
        link.deliver { [weak self] process in
            guard let self, central.state.link(to: accessory.id)?.isConnected == true else { return }
            guard let client = clientInTurn else { return }
            process.record(.call, "centralManager(_:didConnect:)", detail: accessory.name, rule: nil)
            client.didReceive(.connected(accessory.id))
        }
    }

    /// Gives up a connection, or one that is waited for.
    public func cancel(_ id: UUID) {
        guard let process = accepts(), let link = central.state.drop(id) else { return }
        guard link.isConnected else { return process.record(.note, "waits no more for \(service.name(of: id))") }
        notify("centralManager(_:didDisconnectPeripheral:error:)", detail: service.name(of: id), rule: nil) {
            $0.didReceive(.disconnected(id, .cancelled))
        }
        service.lookAround()
    }

    /// Those of some peripherals that the phone knows.
    public func known(_ ids: [UUID]) -> [UUID] { ids.filter { service.accessory($0) != nil } }

    /// The peripherals that any app is connected to and that have one of some services.
    public func connected(having services: [BluetoothUUID]) -> [UUID] {
        service.accessories.filter { service.isConnected($0) && !Set(services).isDisjoint(with: $0.profile.services) }
            .map(\.id)
    }
}
