import BackgroundRuntime
import Foundation

/// From where an app looks at Bluetooth.
enum Standpoint: Hashable, Sendable {
    /// The app is in the foreground.
    case foreground
    /// It is not, and its manifest declares the mode.
    case background
    /// It is not, and its manifest does not.
    case withoutMode
}

/// A scan of a central manager, and what it has told of already.
struct Scan: Hashable, Sendable {
    /// The services that are looked for; nil or none for anything.
    let services: [BluetoothUUID]?
    /// Whether each advertisement is to be told of.
    let allowsDuplicates: Bool
    private var told: Set<UUID> = []

    /// What becomes of an advertisement.
    enum Verdict: Hashable, Sendable {
        /// The manager tells it.
        case told
        /// It is none of those that are looked for.
        case unwanted
        /// It was told already.
        case repeated(Rule?)
        /// Such a scan finds nothing at present.
        case deaf(Rule)
    }

    init(services: [BluetoothUUID]?, allowsDuplicates: Bool) {
        self.services = services
        self.allowsDuplicates = allowsDuplicates
    }

    /// Whether it names what it looks for, as it has to in the background.
    var namesServices: Bool { services?.isEmpty == false }

    /// Receives an advertisement, and decides whether the app is told of it.
    mutating func hear(_ advertisement: Advertisement, from standpoint: Standpoint) -> Verdict {
        if standpoint == .withoutMode { return .deaf(BluetoothRules.bleCentralNoMode) }
        if !namesServices, standpoint == .background { return .deaf(BluetoothRules.bleCentralScanNeedsServices) }
        if namesServices, Set(services ?? []).isDisjoint(with: advertisement.services) { return .unwanted }
        if told.insert(advertisement.id).inserted { return .told }
        guard allowsDuplicates else { return .repeated(nil) }
        return standpoint == .foreground ? .told : .repeated(BluetoothRules.bleCentralNoDuplicates)
    }
}
