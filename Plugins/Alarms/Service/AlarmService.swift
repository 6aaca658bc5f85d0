import BackgroundRuntime

/// The alarms of a phone, which ring whether or not their apps run.
public final class AlarmService: ModuleService {
    let context: ServiceContext
    /// Whether the sound of apps was taken for an alarm that rings.
    var hasSound = false

    init(_ context: ServiceContext) { self.context = context }

    func record(of app: InstalledApp) -> AppAlarms { .of(app) }

    /// Whether the system has alarms for apps.
    var hasAlarms: Bool { context.system >= .iOS(26) }

    // Being told.

    public func processDidStart(_ process: AppProcess) { noteSurvivors(of: process.app, "the last launch") }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        guard let record = process.app.storage.existing(AppAlarms.self) else { return }
        record.permission.withdraw()
        if let question = record.question { process.device.takeAway(question, isAnswered: false) }
        record.question = nil
    }

    public func deviceDidBoot() {
        for app in context.apps {
            noteSurvivors(of: app, "the restart")
            let ringing = app.storage.existing(AppAlarms.self)?.alarms.filter { $0.state == .alerting } ?? []
            for alarm in ringing { end(alarm, of: app, rule: AlarmRules.restart) }
            if !ringing.isEmpty { reschedule(app) }
        }
    }

    private func noteSurvivors(of app: InstalledApp, _ what: String) {
        guard let record = app.storage.existing(AppAlarms.self), !record.alarms.isEmpty else { return }
        app.record(
            .note, "alarms have outlived \(what)", rule: AlarmRules.persists, number: Int64(record.alarms.count),
            unit: .count)
    }

    public func clockDidChange() {
        for app in context.apps where app.storage.existing(AppAlarms.self) != nil { reschedule(app) }
    }

    public func appWasDeleted(_ app: InstalledApp) {
        guard let record = app.storage.existing(AppAlarms.self) else { return }
        let wasRinging = record.alarms.contains { $0.state == .alerting }
        record.alarms = []
        reschedule(app)
        if wasRinging { settleSound() }
    }
}

// What alarms do by themselves.

extension AlarmService {
    /// Looks anew when the next alarm of an app goes on.
    func reschedule(_ app: InstalledApp) {
        let record = record(of: app)
        if let event = record.event { context.cancel(event) }
        record.event = nil
        let due = record.alarms.compactMap { $0.next(now: context.now, context.clocks) }
        guard let next = due.min() else { return }
        let wait = max(.zero, context.now.duration(to: next))
        record.event = context.schedule(after: wait) { [weak self, weak app] in
            guard let self, let app else { return }
            self.record(of: app).event = nil
            goOn(app)
        }
    }

    private func goOn(_ app: InstalledApp) {
        let record = record(of: app)
        for var alarm in record.alarms {
            guard let next = alarm.next(now: context.now, context.clocks), next <= context.now else { continue }
            let wasWaiting = alarm.state == .scheduled
            alarm.goOn(now: context.now, context.clocks)
            // A countdown begins before the date.
            if wasWaiting, alarm.state == .alerting { noteDate(alarm, app) }
            record.put(alarm)
            alarm.state == .alerting ? ring(alarm, of: app) : noteCountdown(alarm, app)
        }
        alarmsDidChange(of: app)
    }

    private func noteDate(_ alarm: ScheduledAlarm, _ app: InstalledApp) {
        if case .fixed = alarm.plan.time {
            app.record(.note, "\(alarm.spoken) has come to its date", rule: AlarmRules.fixed)
        } else {
            app.record(.note, "\(alarm.spoken) has come to its time of the day", rule: AlarmRules.daily)
        }
    }

    func noteCountdown(_ alarm: ScheduledAlarm, _ app: InstalledApp) {
        app.record(.note, "\(alarm.spoken) counts down", rule: AlarmRules.countdown)
    }

    private func ring(_ alarm: ScheduledAlarm, of app: InstalledApp) {
        guard record(of: app).permission.state == .authorized else {
            app.record(.refusal, "\(alarm.spoken) does not ring", rule: AlarmRules.withdrawn)
            return end(alarm, of: app, rule: AlarmRules.stop)
        }
        app.record(.note, "\(alarm.spoken) rings", rule: AlarmRules.kit)
        record(of: app).rung.append((context.now, alarm.plan.title))
        settleSound()
        app.device.beginInterruption(.alarm)
    }

    /// An alarm is stopped, or rings no longer: one that repeats waits for its next time.
    func end(_ alarm: ScheduledAlarm, of app: InstalledApp, rule: Rule) {
        var alarm = alarm
        let goesOn = alarm.stop(now: context.now, context.clocks)
        app.record(.note, "\(alarm.spoken) \(goesOn ? "waits for its next time" : "is deleted")", rule: rule)
        goesOn ? record(of: app).put(alarm) : record(of: app).remove(alarm.id)
        settleSound()
    }

    /// The alarms of an app are others than before: what rings is heard, and the app is told where it runs.
    func alarmsDidChange(of app: InstalledApp) {
        reschedule(app)
        settleSound()
        guard let process = app.process, let session = process.storage.existing(ProcessAlarms.self)?.session else {
            return
        }
        session.notifyAlarms(record(of: app).alarms)
    }
}

extension ScheduledAlarm {
    /// The alarm in a few words, for the trace.
    var spoken: String { "alarm \"\(plan.title)\"" }
}
