import CoreBluetooth
import UIKit

/// Reads a heart rate band, as an app on a phone would: it scans, connects, discovers, listens.
final class BandApp: UIResponder, UIApplicationDelegate {
    nonisolated static var heartRate: CBUUID { CBUUID(string: "180D") }
    private var manager: CBCentralManager?
    private var band: CBPeripheral?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if let ids = launchOptions?[.bluetoothCentrals] as? [String] { print("launched for", ids) }
        manager = CBCentralManager(
            delegate: self, queue: nil, options: [CBCentralManagerOptionRestoreIdentifierKey: "band"])
        print("state", manager?.state.rawValue ?? -1)
        return true
    }
}

extension BandApp: @preconcurrency CBCentralManagerDelegate {
    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        print("state", central.state.rawValue)
        guard central.state == .poweredOn, band == nil else { return }
        central.scanForPeripherals(withServices: [BandApp.heartRate])
    }

    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {
        let peripherals = dict[CBCentralManagerRestoredStatePeripheralsKey] as? [CBPeripheral] ?? []
        let services = dict[CBCentralManagerRestoredStateScanServicesKey] as? [CBUUID] ?? []
        band = peripherals.first
        band?.delegate = self
        let listens = band?.services?.first?.characteristics?.map(\.isNotifying) ?? []
        print("restores", peripherals.map { $0.name ?? "" }, band?.state == .connected, services, listens)
    }

    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) {
        let services = advertisementData[CBAdvertisementDataServiceUUIDsKey] as? [CBUUID] ?? []
        print("discovered", peripheral.name ?? "", services.map(\.uuidString), RSSI)
        band = peripheral
        peripheral.delegate = self
        central.connect(peripheral)
        print("connecting", peripheral.state != .disconnected)
    }

    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        print("connected", peripheral === band, peripheral.state == .connected)
        peripheral.discoverServices([BandApp.heartRate])
    }

    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) {
        print("disconnected", (error as? CBError)?.code == .connectionTimeout, peripheral.state == .disconnected)
        central.connect(peripheral)
    }
}

extension BandApp: @preconcurrency CBPeripheralDelegate {
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
        print("services", peripheral.services?.map(\.uuid.uuidString) ?? [])
        for service in peripheral.services ?? [] { peripheral.discoverCharacteristics(nil, for: service) }
    }

    func peripheral(
        _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
    ) {
        print("characteristics", service.characteristics?.map(\.uuid.uuidString) ?? [])
        for characteristic in service.characteristics ?? [] {
            if characteristic.properties.contains(.notify) { peripheral.setNotifyValue(true, for: characteristic) }
            if characteristic.properties.contains(.write) {
                peripheral.readValue(for: characteristic)
                peripheral.writeValue(Data([1]), for: characteristic, type: .withResponse)
            }
        }
    }

    func peripheral(
        _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
        error: (any Error)?
    ) {
        print("listens", characteristic.isNotifying)
    }

    func peripheral(
        _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {
        if let error = error as? CBATTError { return print("refused", error.code) }
        print("heart rate", characteristic.value?.last ?? 0)
    }

    func peripheral(
        _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
    ) {
        print("written", error == nil)
    }
}
