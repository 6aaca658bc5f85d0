import BackgroundRuntime

/// What the system keeps of the monitors of an app across its launches.
final class AppMonitors {
    /// The conditions of each monitor, by its name.
    var books: [String: ConditionBook] = [:]
    private var places: [String: MonitorPlace] = [:]

    /// The monitors of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppMonitors { app.storage.object { AppMonitors() } }

    /// The name of a condition among the regions of its app, where it counts.
    func region(of place: MonitorPlace) -> String {
        let name = "monitor \(place.monitor)/\(place.identifier)"
        places[name] = place
        return name
    }

    /// The condition behind a region; nil for the app's own.
    func place(ofRegion name: String) -> MonitorPlace? { places[name] }
}

/// Which condition of which monitor.
struct MonitorPlace: Hashable, Sendable {
    let monitor: String
    let identifier: String
}

/// A change of a condition, on its way to the app.
struct MonitorChange: Hashable, Sendable {
    let monitor: String
    let event: ConditionEvent
}
