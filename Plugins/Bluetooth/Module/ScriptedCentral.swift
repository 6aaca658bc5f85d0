import BackgroundRuntime
import Foundation

/// The central manager of a scripted app: it connects to what it discovers where it is told to, and listens to what it
/// is told to.
final class ScriptedCentral: ScriptedClient, CentralClient {
    private let process: AppProcess
    private var session: CentralSession?
    private var request: (() -> Void)?
    private var connects = false
    private var listensTo: [CharacteristicPath] = []

    init(_ process: AppProcess) { self.process = process }

    var system: SystemVersion { process.device.system }

    func make(_ identifier: String?) throws {
        guard session == nil else { throw StimulusError("\(process.app.name) has a central manager already") }
        let session = CentralSession(process, restoreIdentifier: identifier)
        session.client = self
        self.session = session
    }

    /// Says what becomes of peripherals that are discovered and connected.
    func configure(connects: Bool, listensTo: [CharacteristicPath]) {
        (self.connects, self.listensTo) = (connects, listensTo)
    }

    /// Does something with the manager, which is made first where there is none: as soon as it can be used.
    private func use(_ body: @escaping (CentralSession) -> Void) throws {
        if session == nil { try make(nil) }
        guard let session else { return }
        guard session.state == .unknown else { return body(session) }
        let earlier = request
        request = { [weak session] in
            earlier?()
            if let session { body(session) }
        }
    }

    func scan(for services: [BluetoothUUID]?, allowsDuplicates: Bool) throws {
        try use { $0.scan(for: services, allowsDuplicates: allowsDuplicates) }
    }

    func stopScan() throws { try use { $0.stopScan() } }

    func connect(_ name: String, alerts: Set<LinkAlert>) throws {
        let id = try identifier(name)
        try use { $0.connect(id, alerts: alerts) }
    }

    func cancel(_ name: String) throws {
        let id = try identifier(name)
        try use { $0.cancel(id) }
    }

    func listen(_ path: CharacteristicPath, of name: String, isOn: Bool) throws {
        let id = try identifier(name)
        try use { $0.listen(isOn, to: path, of: id) }
    }

    func write(_ bytes: [UInt8], _ path: CharacteristicPath, of name: String) throws {
        let id = try identifier(name)
        try use { $0.write(bytes, to: path, of: id, wantsAnswer: true) }
    }

    private func identifier(_ name: String) throws -> UUID {
        if let id = process.device.bluetooth.identifier(of: name) { return id }
        throw StimulusError("the phone never heard of a peripheral \"\(name)\"")
    }

    // Being told.

    func didUpdateState() {
        guard session?.state == .poweredOn else { return }
        let due = request
        request = nil
        due?()
    }

    func willRestore(_ state: RestoredCentral) {}

    func didReceive(_ event: CentralEvent) {
        switch event {
        case .discovered(let advertisement): if connects { session?.connect(advertisement.id) }
        case .connected(let id): for path in listensTo { session?.listen(true, to: path, of: id) }
        case .disconnected(let id, let loss): if connects, loss != .cancelled { session?.connect(id) }
        case .value: break
        }
    }

    func peripheral(_ id: UUID, didAnswer answer: PeripheralAnswer) {}
}
