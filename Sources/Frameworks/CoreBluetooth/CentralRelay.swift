import BackgroundRuntime
import SimulatedFoundation
import VigilBluetooth

/// Hands what the module tells to the delegates of a manager and of its peripherals.
final class CentralRelay: CentralClient {
    weak var manager: CBCentralManager?

    private func notify(_ body: (any CBCentralManagerDelegate, CBCentralManager) -> Void) {
        if let manager, let delegate = manager.delegate { body(delegate, manager) }
    }

    func didUpdateState() { notify { $0.centralManagerDidUpdateState($1) } }

    func willRestore(_ state: RestoredCentral) {
        notify { delegate, manager in
            var dictionary: [String: Any] = [:]
            let peripherals = state.peripherals.map(manager.peripheral)
            for peripheral in peripherals { peripheral.takeRestored() }
            if !peripherals.isEmpty { dictionary[Key.restoredPeripherals] = peripherals }
            if let services = state.scannedServices {
                dictionary[Key.restoredScanServices] = services.map { CBUUID($0) }
                dictionary[Key.restoredScanOptions] = [
                    CBCentralManagerScanOptionAllowDuplicatesKey: state.allowsDuplicates
                ]
            }
            delegate.centralManager(manager, willRestoreState: dictionary)
        }
    }

    func didReceive(_ event: CentralEvent) {
        notify { delegate, manager in
            switch event {
            case .discovered(let advertisement):
                delegate.centralManager(
                    manager, didDiscover: manager.peripheral(advertisement.id),
                    advertisementData: advertisement.dictionary, rssi: NSNumber(value: advertisement.rssi))
            case .connected(let id): delegate.centralManager(manager, didConnect: manager.peripheral(id))
            case .disconnected(let id, let loss): disconnect(manager.peripheral(id), loss, manager, delegate)
            case .value(let id, let path, let bytes): update(id, path, bytes, nil)
            }
        }
    }

    private func disconnect(
        _ peripheral: CBPeripheral, _ loss: LinkLoss, _ manager: CBCentralManager,
        _ delegate: any CBCentralManagerDelegate
    ) {
        if let process = manager.session.process, process.device.system >= .iOS(17) {
            delegate.centralManager(
                manager, didDisconnectPeripheral: peripheral, timestamp: CFAbsoluteTimeGetCurrent(),
                isReconnecting: false, error: CBError(loss))
        } else {
            delegate.centralManager(manager, didDisconnectPeripheral: peripheral, error: CBError(loss))
        }
    }

    func peripheral(_ id: UUID, didAnswer answer: PeripheralAnswer) {
        guard let peripheral = manager?.keptPeripheral(id) else { return }
        let delegate = peripheral.delegate
        switch answer {
        case .services:
            peripheral.takeServices()
            delegate?.peripheral(peripheral, didDiscoverServices: nil)
        case .characteristics(let uuid):
            guard let service = peripheral.service(uuid) else { return }
            peripheral.takeCharacteristics(of: service)
            delegate?.peripheral(peripheral, didDiscoverCharacteristicsFor: service, error: nil)
        case .read(let path, let bytes, let refusal): update(id, path, bytes, refusal)
        case .written(let path, let refusal):
            guard let characteristic = peripheral.characteristic(path) else { return }
            delegate?.peripheral(peripheral, didWriteValueFor: characteristic, error: CBATTError(refusal))
        case .listening(let path, let isOn, let refusal):
            guard let characteristic = peripheral.characteristic(path) else { return }
            characteristic.isNotifying = isOn
            delegate?.peripheral(peripheral, didUpdateNotificationStateFor: characteristic, error: CBATTError(refusal))
        case .rssi(let rssi): delegate?.peripheral(peripheral, didReadRSSI: NSNumber(value: rssi), error: nil)
        }
    }

    private func update(_ id: UUID, _ path: CharacteristicPath, _ bytes: [UInt8], _ refusal: AttributeRefusal?) {
        guard let peripheral = manager?.keptPeripheral(id), let characteristic = peripheral.characteristic(path)
        else { return }
        if refusal == nil { characteristic.value = Data(bytes) }
        peripheral.delegate?.peripheral(peripheral, didUpdateValueFor: characteristic, error: CBATTError(refusal))
    }
}

extension Advertisement {
    /// What a delegate is handed.
    fileprivate var dictionary: [String: Any] {
        var dictionary: [String: Any] = [
            CBAdvertisementDataLocalNameKey: name, Key.isConnectable: NSNumber(value: isConnectable),
        ]
        if !services.isEmpty { dictionary[CBAdvertisementDataServiceUUIDsKey] = services.map { CBUUID($0) } }
        return dictionary
    }
}
