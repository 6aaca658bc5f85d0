import BackgroundRuntime
import Foundation

/// The peripheral manager of a scripted app: it answers each read with the value that it told last, and takes each write.
final class ScriptedPeripheral: ScriptedClient, PeripheralClient {
    private let session: PeripheralSession
    private var values: [CharacteristicPath: [UInt8]] = [:]
    private var requests: [() -> Void] = []

    init(_ process: AppProcess) {
        session = PeripheralSession(process)
        session.client = self
    }

    /// Does something as soon as Bluetooth can be used.
    private func use(_ body: @escaping (PeripheralSession) -> Void) {
        guard session.state == .unknown else { return body(session) }
        requests.append { [unowned session] in body(session) }
    }

    func offer(_ all: [ProfileCharacteristic]) {
        let services = AccessoryProfile(services: [], characteristics: all).services
        for service in services {
            let characteristics = all.filter { $0.path.service == service }
            use { $0.add(service, characteristics.map { LocalCharacteristic($0.path, $0.properties) }) }
        }
    }

    func startAdvertising(_ advertising: LocalAdvertising) { use { $0.startAdvertising(advertising) } }

    func stopAdvertising() { use { $0.stopAdvertising() } }

    func update(_ path: CharacteristicPath, to bytes: [UInt8]) {
        values[path] = bytes
        use { _ = $0.update(path, to: bytes, for: nil) }
    }

    func didUpdateState() {
        guard session.state == .poweredOn else { return }
        let due = requests
        requests = []
        for request in due { request() }
    }

    func didStartAdvertising(_ isNew: Bool) {}
    func didAdd(_ service: BluetoothUUID) {}

    func didReceive(_ request: PendingRequest) {
        if case .write(let path, let bytes) = request.request { values[path] = bytes }
        session.answer(request.number, values[request.request.path] ?? [], refusal: nil)
    }
}

extension BluetoothModule {
    static let peripheralActions = [
        offer, startAdvertising,
        ScriptedAction("bluetooth.stopAdvertising", "Is seen no more.", by: ScriptedPeripheral.self) { script, _ in
            script.stopAdvertising()
        },
        update,
    ]

    private static let offer = ScriptedAction(
        "bluetooth.offer", "Offers services, as a peripheral.",
        parameters: [
            .required("characteristics", .texts, "what they have, as \"180D/2A37 notify\"; read and notify by default")
        ], by: ScriptedPeripheral.self
    ) { script, arguments in
        script.offer(try arguments.texts("characteristics").map { try ProfileCharacteristic(scenario: $0) })
    }

    private static let startAdvertising = ScriptedAction(
        "bluetooth.startAdvertising", "Lets itself be seen, as a peripheral.",
        parameters: [
            .optional("name", .text, "the name that it tells; none by default"),
            .optional("services", .texts, "the services that it tells"),
        ], by: ScriptedPeripheral.self
    ) { script, arguments in
        let services = try arguments.texts("services").map { try BluetoothUUID(scenario: $0) }
        script.startAdvertising(LocalAdvertising(name: arguments.text("name"), services: services))
    }

    private static let update = ScriptedAction(
        "bluetooth.update", "Tells a new value to the centrals that want it, and to those that read.",
        parameters: [
            .required("characteristic", .text, "which one, as 180D/2A37"),
            .required("data", .text, "the bytes, as \"00 48\""),
        ], by: ScriptedPeripheral.self
    ) { script, arguments in
        script.update(
            try CharacteristicPath(scenario: arguments.requiredText("characteristic")),
            to: try HexText.bytes(arguments.requiredText("data")))
    }
}
