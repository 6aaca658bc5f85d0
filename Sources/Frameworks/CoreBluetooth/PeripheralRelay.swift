import SimulatedFoundation
import VigilBluetooth

/// Hands what the module tells to the delegate of a peripheral manager.
final class PeripheralRelay: PeripheralClient {
    weak var manager: CBPeripheralManager?

    private func notify(_ body: (any CBPeripheralManagerDelegate, CBPeripheralManager) -> Void) {
        if let manager, let delegate = manager.delegate { body(delegate, manager) }
    }

    func didUpdateState() { notify { $0.peripheralManagerDidUpdateState($1) } }

    func didStartAdvertising(_ isNew: Bool) {
        notify { $0.peripheralManagerDidStartAdvertising($1, error: isNew ? nil : CBError(.alreadyAdvertising)) }
    }

    func didAdd(_ service: BluetoothUUID) {
        notify { delegate, manager in
            guard let added = manager.services.first(where: { $0.uuid.value == service }) else { return }
            delegate.peripheralManager(manager, didAdd: added, error: nil)
        }
    }

    func didReceive(_ request: PendingRequest) {
        notify { delegate, manager in
            guard let central = manager.central(request.central) else { return }
            switch request.request {
            case .read(let path):
                guard let characteristic = manager.characteristic(path) else { return }
                delegate.peripheralManager(
                    manager, didReceiveRead: CBATTRequest(request.number, central, characteristic, nil))
            case .write(let path, let bytes):
                guard let characteristic = manager.characteristic(path) else { return }
                let asked = CBATTRequest(request.number, central, characteristic, Data(bytes))
                delegate.peripheralManager(manager, didReceiveWrite: [asked])
            case .subscribe(let path):
                guard let characteristic = manager.characteristic(path) else { return }
                characteristic.subscribers = (characteristic.subscribers ?? []) + [central]
                delegate.peripheralManager(manager, central: central, didSubscribeTo: characteristic)
            case .unsubscribe(let path):
                guard let characteristic = manager.characteristic(path) else { return }
                characteristic.subscribers?.removeAll { $0.id == central.id }
                delegate.peripheralManager(manager, central: central, didUnsubscribeFrom: characteristic)
            }
        }
    }
}

extension CBPeripheralManager {
    /// A central as an app gets it: the same identifier for the same name.
    fileprivate func central(_ name: String) -> CBCentral? {
        session.process.map { process in
            let service = process.device.requiredService(BluetoothService.self)
            return CBCentral(name, service.identifier(ofCentral: name))
        }
    }
}
