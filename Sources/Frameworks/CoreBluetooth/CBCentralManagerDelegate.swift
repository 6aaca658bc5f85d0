import SimulatedFoundation

/// What a central manager tells. Every method but the first has a default. They are called on the queue of the manager.
///
/// They belong to no actor, as on a phone: a delegate on the main actor conforms with `@MainActor
/// CBCentralManagerDelegate` or `@preconcurrency CBCentralManagerDelegate`.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
    /// What Bluetooth can do is known, or changed.
    func centralManagerDidUpdateState(_ central: CBCentralManager)
    /// The manager takes up what the system kept for it: before anything else is told. From iOS 7.
    func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
    /// A scan heard a peripheral.
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber)
    /// A peripheral is connected.
    func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
    /// A connection could not be made. Never called here: it is waited for.
    func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
    /// A connection is over.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
    /// A connection is over. From iOS 17; called instead of the older method.
    func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
        isReconnecting: Bool, error: (any Error)?)
    /// Somebody else did something with a connection. Never called here.
    func centralManager(
        _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral)
    /// Whether a peripheral may be told of notifications has changed. Never called here.
    func centralManager(
        _ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral)
}

extension CBCentralManagerDelegate {
    public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {
        OptionalMethod.isMissing()
    }
    public func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
        rssi RSSI: NSNumber
    ) { OptionalMethod.isMissing() }
    public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {
        OptionalMethod.isMissing()
    }
    public func centralManager(
        _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
    ) {}
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
    ) { OptionalMethod.isMissing() }
    public func centralManager(
        _ central: CBCentralManager, connectionEventDidOccur event: CBConnectionEvent, for peripheral: CBPeripheral
    ) {}
    public func centralManager(
        _ central: CBCentralManager, didUpdateANCSAuthorizationFor peripheral: CBPeripheral
    ) {}
    /// A delegate that does not know this method gets the older one.
    public func centralManager(
        _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, timestamp: CFAbsoluteTime,
        isReconnecting: Bool, error: (any Error)?
    ) {
        centralManager(central, didDisconnectPeripheral: peripheral, error: error)
    }
}
