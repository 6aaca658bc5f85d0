import BackgroundRuntime
import Foundation

// What is asked of one peripheral. What it answers comes at once.

extension CentralSession {
    /// The name of a peripheral.
    public func name(of id: UUID) -> String? { service.accessory(id)?.name }

    /// Whether a peripheral is connected; nil where no connection was asked for.
    public func isConnected(_ id: UUID) -> Bool? { central.state.link(to: id)?.isConnected }

    /// The services and characteristics of a peripheral.
    public func profile(of id: UUID) -> AccessoryProfile? { service.accessory(id)?.profile }

    /// Whether the app listens to a characteristic.
    public func isListening(to path: CharacteristicPath, of id: UUID) -> Bool {
        central.state.listens(to: path, of: id)
    }

    /// Asks for the services of a peripheral.
    public func discoverServices(of id: UUID) { ask(id) { _ in .services } }

    /// Asks for the characteristics of a service.
    public func discoverCharacteristics(of uuid: BluetoothUUID, of id: UUID) { ask(id) { _ in .characteristics(uuid) } }

    /// Asks how strongly a peripheral is heard.
    public func readRSSI(of id: UUID) { ask(id) { .rssi($0.rssi) } }

    /// Reads the value of a characteristic.
    public func read(_ path: CharacteristicPath, of id: UUID) {
        ask(id) { accessory in
            guard accessory.can([.read], path) else { return .read(path, [], .readNotPermitted) }
            return .read(path, accessory.values[path] ?? [], nil)
        }
    }

    /// Writes a value, with an answer or without.
    public func write(_ bytes: [UInt8], to path: CharacteristicPath, of id: UUID, wantsAnswer: Bool) {
        ask(id) { [link] accessory in
            guard accessory.can(wantsAnswer ? [.write] : [.writeWithoutResponse], path) else {
                return wantsAnswer ? .written(path, .writeNotPermitted) : nil
            }
            accessory.values[path] = bytes
            link.process?.record(.note, "\(accessory.name) gets \(HexText.text(bytes))", detail: path.description)
            return wantsAnswer ? .written(path, nil) : nil
        }
    }

    /// Listens to a characteristic, or stops to.
    public func listen(_ isOn: Bool, to path: CharacteristicPath, of id: UUID) {
        ask(id) { [central] accessory in
            guard accessory.can([.notify, .indicate], path) else {
                return .listening(path, false, .requestNotSupported)
            }
            central.state.listen(isOn, to: path, of: id)
            return .listening(path, isOn, nil)
        }
    }

    /// The app let go of the object for a peripheral: the connection is given up, as a phone does.
    public func peripheralWasReleased(_ id: UUID) {
        guard let process, process.state != .notRunning, central.session === self, central.state.drop(id) != nil
        else { return }
        process.record(
            .finding, "API MISUSE: cancels the connection to \(service.name(of: id)), which the app does not keep",
            detail: "keep a reference to the CBPeripheral")
        service.lookAround()
    }

    private func ask(_ id: UUID, _ body: (Accessory) -> PeripheralAnswer?) {
        guard let process = accepts(), let accessory = service.accessory(id) else { return }
        guard central.state.link(to: id)?.isConnected == true else {
            return process.record(
                .finding, "API MISUSE: \(accessory.name) can only accept commands while in the connected state")
        }
        guard let answer = body(accessory) else { return }
        notify(answer.call, detail: accessory.name, rule: nil) { $0.peripheral(id, didAnswer: answer) }
    }
}

extension Accessory {
    /// Whether a characteristic is there and can do one of some things.
    fileprivate func can(_ properties: Set<CharacteristicProperty>, _ path: CharacteristicPath) -> Bool {
        !(profile[path]?.properties ?? []).isDisjoint(with: properties)
    }
}
