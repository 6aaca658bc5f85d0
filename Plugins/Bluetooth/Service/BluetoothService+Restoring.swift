import BackgroundRuntime

// What the system keeps of central managers as their process ends.

extension BluetoothService {
    /// The process ended, not by the user: managers with a restore identifier are kept where they wait for something.
    func preserve(_ process: AppProcess) {
        guard let record = process.app.storage.existing(AppBluetooth.self) else { return }
        for central in record.preserved where !central.isPreserved {
            central.session = nil
            central.preserve()
            process.app.record(
                .note,
                central.isPreserved
                    ? "Bluetooth goes on for the manager \"\(central.identifier ?? "")\""
                    : "the manager \"\(central.identifier ?? "")\" waits for nothing: Bluetooth will not launch the app",
                rule: central.isPreserved ? BluetoothRules.bleRestoreTable : BluetoothRules.bleRestorePendingOnly)
        }
        record.preserved.removeAll { !$0.isPreserved }
    }

    /// What was kept of an app is given up. A manager that the app has now, after Bluetooth was switched off, stays.
    func giveUp(_ app: InstalledApp, why: String) {
        guard let record = app.storage.existing(AppBluetooth.self) else { return }
        let isOver = app.process.map { $0.state == .notRunning } ?? true
        let gone = record.preserved.filter { isOver || $0.isPreserved }
        record.preserved.removeAll { central in gone.contains { $0 === central } }
        for central in gone where central.state.isWaiting {
            app.record(
                .note, "Bluetooth goes on no more for the manager \"\(central.identifier ?? "")\"", detail: why,
                rule: BluetoothRules.bleRestoreTable)
        }
    }

    /// What the system knows of a new manager: what it kept under the identifier, or something new.
    func central(of process: AppProcess, identifier: String?) -> Central {
        guard let identifier, mayRestore(process) else { return Central(process.app, identifier: nil) }
        let record = AppBluetooth.of(process.app)
        if let kept = record.preserved.first(where: { $0.identifier == identifier }) {
            guard kept.session != nil else { return kept }
            process.record(.finding, "another central manager has the restore identifier \"\(identifier)\"")
            return Central(process.app, identifier: nil)
        }
        let central = Central(process.app, identifier: identifier)
        record.preserved.append(central)
        return central
    }

    private func mayRestore(_ process: AppProcess) -> Bool {
        let rule = BluetoothRules.bleRestoreNeedsMode
        guard rule.systems.contains(context.system) else { return false }
        if process.hasBluetoothMode(BluetoothModule.central) { return true }
        let text = """
            State restoration of CBCentralManager is only allowed for applications that have specified the \
            "bluetooth-central" background mode
            """
        if process.device.system >= .iOS(13) {
            process.raise("NSInternalInconsistencyException: \(text)", rule: rule)
        } else {
            process.record(.finding, text, rule: rule)
        }
        return false
    }
}

extension Central {
    /// Bluetooth is off: nothing is under way.
    func reset() {
        state = CentralState()
        held = []
        _ = untaken.take()
    }

    /// The manager is there again: what it is handed, where anything was kept.
    func takeUp() -> RestoredCentral? {
        defer { kept = nil }
        return kept
    }

    /// The process ended: what the manager waits for goes on, and is kept as it is now. A connection that is lost later is what
    /// the app is launched for, so it has to find it.
    func preserve() {
        guard state.isWaiting else { return }
        kept = RestoredCentral(
            peripherals: state.links.map(\.id), scannedServices: state.scan?.services,
            allowsDuplicates: state.scan?.allowsDuplicates ?? false)
    }
}
