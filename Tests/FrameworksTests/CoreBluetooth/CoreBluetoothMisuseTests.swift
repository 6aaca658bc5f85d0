import CoreBluetooth
import Testing
import UIKit
import VigilBluetooth
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// Does at once what has to wait, and keeps nothing.
private final class HastyApp: UIResponder, UIApplicationDelegate {
    private let queue = DispatchQueue(label: "bluetooth")
    private var manager: CBCentralManager?
    private let listener = Listener()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        print("authorization", CBManager.authorization.rawValue)
        manager = CBCentralManager(delegate: listener, queue: queue)
        manager?.scanForPeripherals(withServices: nil)
        print("authorization", CBManager.authorization.rawValue, "scans", manager?.isScanning ?? true)
        return true
    }

    private final class Listener: NSObject, CBCentralManagerDelegate {
        func centralManagerDidUpdateState(_ central: CBCentralManager) {
            print("main thread", Thread.isMainThread)
            central.scanForPeripherals(withServices: nil)
        }

        func centralManager(
            _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
            rssi RSSI: NSNumber
        ) {
            central.connect(peripheral)
        }

        func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) { print("connected") }
    }
}

struct CoreBluetoothMisuseTests: Facts {
    @Test("Core Bluetooth used wrongly", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let hasty = Fact("a scan before the first state is not made, and a peripheral that nobody keeps is not connected") {
        let phone = try CoreBluetoothPhone(HastyApp.self)
        phone.app.launch()
        try phone.happen("bluetooth.peripheral", ["name": .text("Lamp")])
        try phone.happen("bluetooth.leave", ["peripheral": .text("Lamp")])
        expect(
            phone.app.trace.output, is: ["authorization 0", "authorization 0 scans false", "main thread false"])
        expect(
            phone.app.trace.findings.map(\.text),
            is: [
                "API MISUSE: the central manager can only accept this command while in the powered on state: "
                    + "it is unknown: wait for centralManagerDidUpdateState(_:)",
                "API MISUSE: cancels the connection to Lamp, which the app does not keep: "
                    + "keep a reference to the CBPeripheral",
            ])
    }

    let availability = Fact(
        "what came with a later system is not there before",
        for: [(SystemVersion.iOS(13), true), (.iOS(14), false)]
    ) { (system: SystemVersion, ends: Bool) in
        let phone = try CoreBluetoothPhone(HastyApp.self, system)
        phone.app.launch()
        expect((phone.app.state == .notRunning), is: ends)
    }
}
