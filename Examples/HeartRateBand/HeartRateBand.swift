import CoreBluetooth
import UIKit

/// Records the heart rate that a band tells, with the screen off as well, and after the system needed the app's memory.
@main
final class HeartRateBand: UIResponder, UIApplicationDelegate {
    private let reader = BandReader()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if launchOptions?[.bluetoothCentrals] != nil { print("launched again for the band") }
        // At each launch, also one in the background: what the system kept is handed to the manager of the same name.
        reader.start()
        return true
    }
}

/// The band, and what it told.
@MainActor
final class BandReader: NSObject {
    private static var heartRate: CBUUID { CBUUID(string: "180D") }
    private static var measurement: CBUUID { CBUUID(string: "2A37") }

    private var manager: CBCentralManager?
    /// A peripheral that nobody keeps loses its connection.
    private var band: CBPeripheral?
    private var beats = 0

    func start() {
        manager = CBCentralManager(
            delegate: self, queue: .main, options: [CBCentralManagerOptionRestoreIdentifierKey: "band"])
    }

    private func keep(_ peripheral: CBPeripheral) {
        band = peripheral
        peripheral.delegate = self
    }
}

extension BandReader: @MainActor CBCentralManagerDelegate {
    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        guard central.state == .poweredOn else { return print("no Bluetooth: \(central.state)") }
        // In the background a scan finds only what it names.
        if band == nil { central.scanForPeripherals(withServices: [Self.heartRate]) }
    }

    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {
        let peripherals = dict[CBCentralManagerRestoredStatePeripheralsKey] as? [CBPeripheral] ?? []
        if let restored = peripherals.first { keep(restored) }
    }

    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {
        print("found \(peripheral.name ?? "a band")")
        central.stopScan()
        keep(peripheral)
        central.connect(peripheral)
    }

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        print("connected")
        peripheral.discoverServices([Self.heartRate])
    }

    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {
        print("lost after \(beats) values")
        // Has no time-out: the system connects when the band is back.
        central.connect(peripheral)
    }
}

extension BandReader: @MainActor CBPeripheralDelegate {
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
        for service in peripheral.services ?? [] {
            peripheral.discoverCharacteristics([Self.measurement], for: service)
        }
    }

    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {
        for characteristic in service.characteristics ?? [] {
            peripheral.setNotifyValue(true, for: characteristic)
        }
    }

    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {
        guard let value = characteristic.value, value.count > 1 else { return }
        beats += 1
        print("\(value[1]) beats a minute")
    }
}
