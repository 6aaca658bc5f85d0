import BackgroundRuntime

/// What a button of an alarm runs in the app.
public struct AlarmIntent {
    /// What the trace calls it.
    public let name: String
    /// Whether the app comes to the foreground for it.
    public let opensApp: Bool
    /// Runs it as a turn of the app; it calls the closure when it is done.
    public let perform: (AppProcess, @escaping () -> Void) -> Void

    /// An intent from its parts.
    public init(
        _ name: String, opensApp: Bool = false, perform: @escaping (AppProcess, @escaping () -> Void) -> Void
    ) {
        (self.name, self.opensApp, self.perform) = (name, opensApp, perform)
    }
}

/// The intents of the buttons of an alarm.
public struct AlarmIntents {
    /// That of the button that stops it.
    public var stop: AlarmIntent?
    /// That of the second button.
    public var second: AlarmIntent?

    /// The intents of an alarm; those that are left out do not exist.
    public init(stop: AlarmIntent? = nil, second: AlarmIntent? = nil) { (self.stop, self.second) = (stop, second) }
}

/// What the system keeps of an app's alarms. It outlives the process, and goes with the app.
final class AppAlarms {
    var permission = AlarmPermission()
    /// Those that are not over, in the order in which they were scheduled.
    var alarms: [ScheduledAlarm] = []
    var intents: [String: AlarmIntents] = [:]
    /// The next time that one of them goes on.
    var event: EventID?
    /// The question to the user, until it is answered; nil for none.
    var question: SystemAlert.ID?
    /// The titles of those that rang, with the instant.
    var rung: [(instant: VirtualInstant, title: String)] = []
    /// The intents that ran, with the instant.
    var performed: [(instant: VirtualInstant, name: String)] = []

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppAlarms { app.storage.object { AppAlarms() } }

    func alarm(_ id: String) -> ScheduledAlarm? { alarms.first { $0.id == id } }

    func put(_ alarm: ScheduledAlarm) {
        guard let index = alarms.firstIndex(where: { $0.id == alarm.id }) else { return alarms.append(alarm) }
        alarms[index] = alarm
    }

    func remove(_ id: String) {
        alarms.removeAll { $0.id == id }
        intents[id] = nil
    }
}

/// What a process has of alarms: its manager, and who waits for the user's answer.
final class ProcessAlarms: ClosureOwner {
    weak var session: AlarmSession?
    var waitingForAnswer: [(Bool) -> Void] = []

    /// The record of a process, made on first use.
    static func of(_ process: AppProcess) -> ProcessAlarms { process.storage.object { ProcessAlarms() } }

    func releaseClosures() { waitingForAnswer = [] }
}
