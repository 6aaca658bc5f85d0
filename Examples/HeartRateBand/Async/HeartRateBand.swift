import CoreBluetooth
import UIKit

/// The same app, in which a task reads what the band tells from a stream.
@main
final class HeartRateBand: UIResponder, UIApplicationDelegate {
    private let reader = BandReader()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if launchOptions?[.bluetoothCentrals] != nil { print("launched again for the band") }
        let values = reader.start()
        Task {
            for await beats in values { print("\(beats) beats a minute") }
        }
        return true
    }
}

/// The band, and a stream of what it tells.
@MainActor
final class BandReader: NSObject {
    private static var heartRate: CBUUID { CBUUID(string: "180D") }
    private static var measurement: CBUUID { CBUUID(string: "2A37") }

    private var manager: CBCentralManager?
    private var band: CBPeripheral?
    private var beats = 0
    private var told: AsyncStream<Int>.Continuation?

    /// Makes the manager; to be called at each launch.
    func start() -> AsyncStream<Int> {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        told = continuation
        manager = CBCentralManager(
            delegate: self, queue: .main, options: [CBCentralManagerOptionRestoreIdentifierKey: "band"])
        return stream
    }

    private func keep(_ peripheral: CBPeripheral) {
        band = peripheral
        peripheral.delegate = self
    }
}

extension BandReader: @MainActor CBCentralManagerDelegate {
    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        guard central.state == .poweredOn else { return print("no Bluetooth: \(central.state)") }
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
        told?.yield(Int(value[1]))
    }
}
