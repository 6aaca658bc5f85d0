import CoreBluetooth
import Testing
import UIKit
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

/// Asks a peripheral for what is not simulated.
private final class CuriousApp: UIResponder, UIApplicationDelegate {
    private var manager: CBCentralManager?
    private let listener = Listener()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        manager = CBCentralManager(delegate: listener, queue: nil)
        return true
    }

    private final class Listener: NSObject, CBCentralManagerDelegate, CBPeripheralDelegate {
        private var lamp: CBPeripheral?

        func centralManagerDidUpdateState(_ central: CBCentralManager) { central.scanForPeripherals(withServices: nil) }

        func centralManager(
            _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
            rssi RSSI: NSNumber
        ) {
            lamp = peripheral
            peripheral.delegate = self
            central.connect(peripheral)
        }

        func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
            peripheral.discoverServices(nil)
            peripheral.openL2CAPChannel(0x25)
        }

        func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
            for service in peripheral.services ?? [] {
                print(service.uuid, service.includedServices?.count ?? 0)
                peripheral.discoverIncludedServices(nil, for: service)
            }
        }

        func peripheral(
            _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
        ) { print("never: no answer comes") }

        func peripheral(_ peripheral: CBPeripheral, didOpen channel: CBL2CAPChannel?, error: (any Error)?) {
            print("never: no answer comes")
        }
    }
}

struct CoreBluetoothUnsimulatedTests: Facts {
    @Test("What of Core Bluetooth is not simulated", .enabled(if: RuntimeInterface.problems.isEmpty), arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let said = Fact("is said when an app asks for it, and no answer comes") {
        let phone = try CoreBluetoothPhone(CuriousApp.self, .iOS(12))
        phone.app.launch()
        try phone.happen("bluetooth.peripheral", ["name": .text("Lamp"), "services": .texts(["1234"])])
        let notes = phone.app.trace.entries(of: .note).map(\.text).filter { $0.contains("is not simulated") }
        expect(
            notes,
            is: [
                "openL2CAPChannel(_:) is not simulated: no answer comes",
                "discoverIncludedServices(_:for:) is not simulated: no answer comes",
            ])
        expect(phone.app.trace.output, is: ["1234 0"])
    }

    let nothing = Fact("an identifier may stand for nothing") { expect(CBUUID(), is: CBUUID(string: "0000")) }
}
