import BackgroundRuntime

/// The beacons around the phone.
final class BeaconField {
    /// Whether the phone can listen: the word belongs to the module of Bluetooth, and is `on` where that is not linked.
    private static let bluetooth = DeviceCondition("bluetooth", "Whether Bluetooth is on.", values: ["on", "off"])

    private let context: ServiceContext
    private var proximities: [Beacon: Beacon.Proximity] = [:]
    /// Called as a beacon comes, goes, or is at another distance.
    var onChange: () -> Void = {}

    /// A phone without beacons around it.
    init(_ context: ServiceContext) { self.context = context }

    /// Whether the phone can listen under conditions.
    static func isListening(_ conditions: DeviceConditions) -> Bool { conditions[bluetooth] == "on" }

    /// Whether the phone can listen now.
    var isListening: Bool { BeaconField.isListening(context.conditions) }

    /// The beacons around the phone, heard or not.
    var all: [Beacon] { proximities.keys.sorted { $0.description < $1.description } }

    /// The beacons that the phone hears; nil when it cannot listen.
    var heard: [Beacon]? { isListening ? all : nil }

    /// The beacons of an identity that the phone hears, the nearest first.
    func heard(of identity: BeaconIdentity) -> [RangedBeacon] {
        guard let heard else { return [] }
        return Beacon.Proximity.allCases.flatMap { proximity in
            heard.filter { proximities[$0] == proximity && identity.includes($0) }.map { RangedBeacon($0, proximity) }
        }
    }

    /// A beacon is so far from the phone from now on.
    func bring(_ beacon: Beacon, _ proximity: Beacon.Proximity) {
        context.record(.stimulus, "a beacon is \(proximity.rawValue)", detail: beacon.description)
        proximities[beacon] = proximity
        onChange()
    }

    /// A beacon is out of reach from now on; whether it was in reach.
    func takeAway(_ beacon: Beacon) -> Bool {
        guard proximities.removeValue(forKey: beacon) != nil else { return false }
        context.record(.stimulus, "a beacon is gone", detail: beacon.description)
        onChange()
        return true
    }
}
