import BackgroundRuntime
import VigilScenarios

/// What a session asks of its phone, which is in another process.
enum PhoneRequest: Codable {
    /// Take a step, as a file says it.
    case step(String)
    /// Let time pass up to this many nanoseconds since the boot.
    case wait(until: Int64)
    /// Say why the app is awake or not at this time; now without one.
    case why(Int64?)
    /// Say what keeps the app awake.
    case tasks
    /// Show the last lines of the timeline; all without a number.
    case timeline(Int?)
    /// Show what is on the screen of the app.
    case screen
    /// Only say how things are.
    case status
}

/// How a phone is.
struct PhoneStatus: Codable, Equatable {
    /// Nanoseconds since the boot.
    var now: Int64 = 0
    /// The state of the app.
    var state = ""
    /// Whether the screen is unlocked, locked, or dark.
    var screen = ""
    /// What keeps the app awake.
    var holders: [String] = []
    /// The version of iOS.
    var system = ""
    /// Why what was asked for could not be done, or what was expected and is not so; empty where all went well.
    var failures: [String] = []

    /// The line that tells of the phone.
    var line: String {
        let held = holders.isEmpty ? "none" : holders.map(\.onOneLine).joined(separator: ", ")
        let time = TimeText.clock(VirtualInstant(nanoseconds: now))
        return "\(time) \(state) · \(screen) · holders: \(held) · \(system)"
    }
}

extension PhoneStatus {
    /// How a phone is, with an app on it.
    init(of app: InstalledApp, failures: [String] = []) {
        let device = app.device
        let conditions = device.conditions
        self.init(
            now: device.now.nanoseconds, state: "\(app.state)",
            screen: conditions.isAsleep ? "asleep" : conditions.isLocked ? "locked" : "unlocked",
            holders: app.awakeReasons, system: "\(device.system)", failures: failures)
    }
}
