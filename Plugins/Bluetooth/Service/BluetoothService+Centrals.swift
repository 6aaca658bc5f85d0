import BackgroundRuntime
import Foundation

// Centrals near the phone, and the apps that they see.

extension BluetoothService {
    func peripherals(of app: InstalledApp) -> [PeripheralSession] {
        guard let process = app.process, process.state != .notRunning else { return [] }
        return process.storage.existing(ProcessBluetooth.self)?.peripherals ?? []
    }

    private func peripheralStandpoint(of process: AppProcess) -> Standpoint {
        if process.isInFront { return .foreground }
        return process.hasBluetoothMode(BluetoothModule.peripheral) ? .background : .withoutMode
    }

    /// A central scans: what it hears of an app stands in the app's trace.
    func scan(by central: String, for wanted: [BluetoothUUID], of app: InstalledApp) {
        let sessions = isReady ? peripherals(of: app) : []
        guard let process = app.process, let session = sessions.first(where: \.isAdvertising) else {
            return app.record(.note, "\(central) hears nothing of \(app.name)", detail: "it does not advertise")
        }
        let rule = BluetoothRules.blePeripheralAdvertising
        switch session.offer.hear(wanted, from: peripheralStandpoint(of: process)) {
        case .full(let advertising):
            let services = advertising.services.map(\.text).joined(separator: ", ")
            app.record(.note, "\(central) hears \(advertising.name ?? "a nameless peripheral")", detail: services)
        case .overflow(let services):
            let texts = services.map(\.text).joined(separator: ", ")
            app.record(.note, "\(central) hears a nameless peripheral", detail: texts, rule: rule)
        case .nothing(let rule): app.record(.refusal, "\(central) hears nothing of \(app.name)", rule: rule)
        }
    }

    /// A central asks an app for something.
    func ask(_ request: CentralRequest, by central: String, of app: InstalledApp) {
        let found = (isReady ? peripherals(of: app) : []).first { $0.offer.judge(request) != .refuse }
        guard let process = app.process, let session = found else {
            return refuse(request, central, app, why: "nobody offers \(request.path) for a \(request.name)")
        }
        if case .answer(let value) = session.offer.judge(request) {
            return app.record(
                .note, "\(central) reads \(HexText.text(value))", detail: "\(request.path), without the app")
        }
        switch peripheralStandpoint(of: process) {
        case .foreground: session.ask(request, from: central, rule: nil)
        case .withoutMode: refuse(request, central, app, rule: BluetoothRules.blePeripheralNoMode)
        case .background:
            let rule = BluetoothRules.blePeripheralWakes
            let event = WakeEvent(
                "Bluetooth \(request.name)", rule: rule,
                allowance: context.constants.duration(BluetoothConstants.wake))
            app.wake(for: event) { _ in session.ask(request, from: central, rule: rule) }
        }
    }

    private func refuse(
        _ request: CentralRequest, _ central: String, _ app: InstalledApp, why: String = "", rule: Rule? = nil
    ) {
        let why = why.isEmpty ? "\(request.name) for \(request.path)" : why
        app.record(.refusal, "\(central) gets an error", detail: why, rule: rule)
    }

    /// An app that advertises leaves the screen.
    func explainAdvertising(_ process: AppProcess) {
        guard peripherals(of: process.app).contains(where: \.isAdvertising) else { return }
        if process.hasBluetoothMode(BluetoothModule.peripheral) {
            process.record(
                .note, "advertises without its name, its services in the overflow area",
                rule: BluetoothRules.blePeripheralAdvertising)
        } else {
            process.record(
                .refusal, "is advertised no more until it is in the foreground",
                rule: BluetoothRules.blePeripheralNoMode)
            process.explainSuspension(BluetoothRules.blePeripheralNoMode)
        }
    }

    /// How this phone calls a central: the same for the same name.
    public func identifier(ofCentral name: String) -> UUID {
        if let known = centralIDs.first(where: { $0.name == name }) { return known.id }
        let id = newIdentifier()
        centralIDs.append((name, id))
        return id
    }

    /// An identifier by the seeded chance of the device.
    func newIdentifier() -> UUID {
        let bytes = context.random { chance in
            (0..<2).flatMap { _ in withUnsafeBytes(of: chance.next().bigEndian, Array.init) }
        }
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}

extension BluetoothControl {
    /// A central near the phone scans, for some services or for anything: what it hears of an app stands in its trace.
    public func scan(by central: String, for services: [BluetoothUUID] = [], of app: InstalledApp) {
        device.record(.stimulus, "the central \(central) scans")
        service.scan(by: central, for: services, of: app)
        device.settle()
    }

    /// A central that is connected asks an app for something.
    public func ask(_ request: CentralRequest, by central: String, of app: InstalledApp) {
        device.record(.stimulus, "the central \(central) sends a \(request.name)", detail: "\(request.path)")
        service.ask(request, by: central, of: app)
        device.settle()
    }
}
