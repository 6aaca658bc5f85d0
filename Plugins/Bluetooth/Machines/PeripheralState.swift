import BackgroundRuntime

/// What an app offers as a peripheral: what the system also keeps for a manager with a restore identifier.
struct PeripheralState: Hashable, Sendable {
    /// A central that is told of new values.
    struct Subscription: Hashable, Sendable {
        let central: String
        let path: CharacteristicPath
    }

    /// The services, in their order, and what they have.
    private(set) var services: [BluetoothUUID] = []
    private(set) var characteristics: [LocalCharacteristic] = []
    /// What is advertised; nil for nothing.
    var advertising: LocalAdvertising?
    private(set) var subscriptions: [Subscription] = []

    /// How a central's scan hears the app.
    enum Hearing: Hashable, Sendable {
        /// With all that it advertises.
        case full(LocalAdvertising)
        /// Without its name, and because the scan names the service: it is in the overflow area.
        case overflow([BluetoothUUID])
        /// Not at all; by which rule, if the app advertises.
        case nothing(Rule?)
    }

    /// What becomes of a request.
    enum Verdict: Hashable, Sendable {
        /// The app is asked.
        case ask
        /// The system answers with a value that never changes.
        case answer([UInt8])
        /// There is no such thing.
        case refuse
    }

    mutating func add(_ service: BluetoothUUID, _ all: [LocalCharacteristic]) {
        remove(service)
        services.append(service)
        characteristics += all
    }

    mutating func remove(_ service: BluetoothUUID) {
        services.removeAll { $0 == service }
        characteristics.removeAll { $0.path.service == service }
        subscriptions.removeAll { $0.path.service == service }
    }

    /// A central scans, for some services or for anything.
    func hear(_ wanted: [BluetoothUUID], from standpoint: Standpoint) -> Hearing {
        guard let advertising else { return .nothing(nil) }
        let found = advertising.services.filter(wanted.contains)
        switch standpoint {
        case .withoutMode: return .nothing(BluetoothRules.blePeripheralNoMode)
        case .foreground: return wanted.isEmpty || !found.isEmpty ? .full(advertising) : .nothing(nil)
        case .background:
            return found.isEmpty ? .nothing(BluetoothRules.blePeripheralAdvertising) : .overflow(found)
        }
    }

    /// A central asks for something.
    func judge(_ request: CentralRequest) -> Verdict {
        guard let characteristic = characteristics.first(where: { $0.path == request.path }),
            !characteristic.properties.isDisjoint(with: request.needs)
        else { return .refuse }
        if case .read = request, let value = characteristic.fixedValue { return .answer(value) }
        return .ask
    }

    /// A central is told of new values from now on, or no more.
    ///
    /// - Returns: whether that is new.
    mutating func subscribe(_ isOn: Bool, _ subscription: Subscription) -> Bool {
        guard subscriptions.contains(subscription) != isOn else { return false }
        if isOn { subscriptions.append(subscription) } else { subscriptions.removeAll { $0 == subscription } }
        return true
    }

    /// The centrals that are told of new values.
    func subscribers(of path: CharacteristicPath) -> [String] {
        subscriptions.filter { $0.path == path }.map(\.central)
    }

    /// The phone started again: nobody is connected.
    mutating func renewAfterBoot() { subscriptions = [] }
}
