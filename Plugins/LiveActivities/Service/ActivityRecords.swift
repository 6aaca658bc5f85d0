import BackgroundRuntime

/// What the system keeps of an app's Live Activities. It outlives the process, and goes with the app.
final class AppActivities {
    /// Those that are shown, the oldest first.
    var shown: [LiveActivity] = []
    /// Whether the user lets the app have any.
    var isAllowed = true
    /// Whether the user lets pushes come often.
    var isFrequentAllowed = true
    /// The tokens by which a push starts one, by the types of attributes.
    var startTokens: [String: [UInt8]] = [:]
    /// The types whose token the app read, so that its server has it, in their order.
    var startable: [String] = []
    /// What the phone showed, over all launches.
    var states: [(instant: VirtualInstant, name: String)] = []
    /// The contents that the phone showed.
    var contents: [(instant: VirtualInstant, name: String)] = []
    /// How often the app got the token of one.
    var tokens: [VirtualInstant] = []

    var ongoing: [LiveActivity] { shown.filter(\.life.isOngoing) }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppActivities { app.storage.object { AppActivities() } }
}
