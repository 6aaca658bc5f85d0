import BackgroundRuntime

/// Whoever is told of the alarms of an app: a framework's object. Called as turns on the main thread.
public protocol AlarmClient: AnyObject {
    /// The alarms are others than before, or in other states.
    func alarmsDidChange(_ alarms: [ScheduledAlarm])

    /// The user has answered, or decided in Settings.
    func permissionDidChange(_ state: AlarmPermission.State)
}

/// The alarm manager of one process, as the phone sees it.
public final class AlarmSession: ClientSession {
    /// The process, whose main thread is called.
    public let link: ClientLink
    /// Whoever is told; nil where nobody listens.
    public weak var client: (any AlarmClient)?
    private let service: AlarmService

    /// The alarm manager of a process. Traps on a device that was made without the module.
    public init(_ process: AppProcess) {
        link = ClientLink("the alarm manager", of: process)
        service = process.device.requiredService(AlarmService.self)
        ProcessAlarms.of(process).session = self
    }

    /// What the user allows.
    public var permission: AlarmPermission.State {
        process.map { service.record(of: $0.app).permission.state } ?? .notDetermined
    }

    /// The alarms of the app that are not over, in the order in which they were scheduled.
    public var alarms: [ScheduledAlarm] { process.map { service.record(of: $0.app).alarms } ?? [] }

    /// Asks the user, unless the answer is known.
    ///
    /// - Parameter answered: called outside any turn, once the answer is known.
    public func requestPermission(answered: @escaping (Result<Bool, AlarmRefusal>) -> Void) {
        if let process { service.requestPermission(in: process, answered: answered) }
    }

    /// Schedules an alarm; asks the user first where that was not done.
    ///
    /// - Parameters:
    ///   - id: what the app calls it by.
    ///   - plan: when it rings.
    ///   - intents: what its buttons run.
    ///   - done: called outside any turn, perhaps before this returns.
    public func schedule(
        _ id: String, _ plan: AlarmPlan, _ intents: AlarmIntents = AlarmIntents(),
        done: @escaping (Result<ScheduledAlarm, AlarmRefusal>) -> Void
    ) {
        if let process { service.schedule(id, plan, intents, in: process, done: done) }
    }

    /// Stops an alarm, whatever it does: one that repeats waits for its next time, any other is deleted.
    public func stop(_ id: String) throws(AlarmRefusal) { try change(.stop, id) }

    /// Deletes an alarm of the app.
    public func cancel(_ id: String) throws(AlarmRefusal) { try change(.cancel, id) }

    /// Lets an alarm that rings count down again.
    public func countdown(_ id: String) throws(AlarmRefusal) { try change(.countdown, id) }

    /// Pauses an alarm that counts down.
    public func pause(_ id: String) throws(AlarmRefusal) { try change(.pause, id) }

    /// Lets a paused alarm count down on.
    public func resume(_ id: String) throws(AlarmRefusal) { try change(.resume, id) }

    func change(_ change: AlarmService.Change, _ id: String) throws(AlarmRefusal) {
        guard let process else { throw .unknown(id) }
        try service.change(change, id, by: process)
    }

    func notifyAlarms(_ alarms: [ScheduledAlarm]) {
        guard client != nil else { return }
        notify("alarmUpdates", detail: alarms.map(\.spokenState).joined(separator: ", "), rule: AlarmRules.updates) {
            $0.alarmsDidChange(alarms)
        }
    }

    func notifyPermission(_ state: AlarmPermission.State) {
        guard client != nil else { return }
        notify("authorizationUpdates", detail: state.rawValue, rule: AlarmRules.permission) {
            $0.permissionDidChange(state)
        }
    }
}

extension ScheduledAlarm {
    fileprivate var spokenState: String { "\(plan.title): \(state.rawValue)" }
}
