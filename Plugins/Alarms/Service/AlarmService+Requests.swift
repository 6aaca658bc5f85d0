import BackgroundRuntime

// What an app asks.

extension AlarmService {
    /// The app asks the user whether it may have alarms.
    ///
    /// - Parameter answered: called in no turn of the app, once the answer is known.
    func requestPermission(in process: AppProcess, answered: @escaping (Result<Bool, AlarmRefusal>) -> Void) {
        guard hasAlarms else { return answered(.failure(refuse(.noAlarms, process))) }
        guard hasText(process) else { return answered(.failure(refuse(.noText, process))) }
        let (app, record) = (process.app, record(of: process.app))
        guard record.permission.state == .notDetermined else {
            return answered(.success(record.permission.state == .authorized))
        }
        ProcessAlarms.of(process).waitingForAnswer.append { answered(.success($0)) }
        guard record.permission.ask() else { return }
        process.record(.note, "the user is asked whether the app may have alarms", rule: AlarmRules.permission)
        record.question = app.device.show(question(about: app), about: app)
    }

    /// The question as it is on the screen.
    private func question(about app: InstalledApp) -> SystemAlert {
        func button(_ isAllowed: Bool) -> SystemAlert.Button {
            SystemAlert.Button(label(isAllowed)) { [unowned self, unowned app] in answer(isAllowed, for: app) }
        }
        return SystemAlert(
            "the question about alarms", title: "Allow “\(app.manifest.displayName)” to schedule alarms and timers?",
            message: app.manifest.string(forKey: AlarmRefusal.usageKey),
            buttons: [button(false), button(true)])
    }

    private func label(_ isAllowed: Bool) -> String { isAllowed ? "Allow" : "Don’t Allow" }

    private func hasText(_ process: AppProcess) -> Bool {
        process.app.manifest.string(forKey: AlarmRefusal.usageKey)?.isEmpty == false
    }

    @discardableResult
    private func refuse(_ refusal: AlarmRefusal, _ process: AppProcess) -> AlarmRefusal {
        process.record(
            refusal.code == .notAuthorized ? .finding : .refusal, "no alarm: \(refusal.reason)",
            detail: refusal.code.rawValue, rule: refusal.rule)
        return refusal
    }

    /// The app schedules an alarm; where the user was not asked yet, that comes first.
    ///
    /// - Parameter done: called in no turn of the app.
    func schedule(
        _ id: String, _ plan: AlarmPlan, _ intents: AlarmIntents, in process: AppProcess,
        done: @escaping (Result<ScheduledAlarm, AlarmRefusal>) -> Void
    ) {
        requestPermission(in: process) { [self, weak process] answer in
            guard let process, process.state != .notRunning else { return }
            switch answer {
            case .failure(let refusal): done(.failure(refusal))
            case .success(false): done(.failure(refuse(.denied, process)))
            case .success(true): done(add(id, plan, intents, in: process))
            }
        }
    }

    private func add(
        _ id: String, _ plan: AlarmPlan, _ intents: AlarmIntents, in process: AppProcess
    ) -> Result<ScheduledAlarm, AlarmRefusal> {
        let record = record(of: process.app)
        if let refusal = refusal(of: id, plan, record) { return .failure(refuse(refusal, process)) }
        let alarm = ScheduledAlarm(id: id, plan, now: context.now, context.clocks)
        record.put(alarm)
        record.intents[id] = intents
        process.record(.note, "\(alarm.spoken) is scheduled", detail: id, rule: AlarmRules.permission)
        if alarm.state == .countdown { noteCountdown(alarm, process.app) }
        alarmsDidChange(of: process.app)
        return .success(alarm)
    }

    private func refusal(of id: String, _ plan: AlarmPlan, _ record: AppAlarms) -> AlarmRefusal? {
        if record.alarm(id) != nil { return .notNow("there is an alarm \(id) already", AlarmRules.invalid) }
        if let flaw = plan.flaw(now: context.clocks.date(at: context.now)) { return .notNow(flaw, AlarmRules.invalid) }
        let limit = context.constants.value(AlarmConstants.limit).map { Int($0) } ?? .max
        return record.alarms.count < limit ? nil : .limit
    }

    /// The user answers the question, or decides in Settings.
    func answer(_ isAllowed: Bool, for app: InstalledApp) {
        guard record(of: app).question == nil else { return decide(isAllowed, for: app) }
        app.device.visitSettings { decide(isAllowed, for: app) }
    }

    private func decide(_ isAllowed: Bool, for app: InstalledApp) {
        let record = record(of: app)
        let wasAsked = record.permission.answer(isAllowed)
        app.record(
            .stimulus, isAllowed ? "the user allows alarms" : "the user does not allow alarms",
            detail: wasAsked ? "by \(label(isAllowed).quoted)" : "in Settings")
        if let question = record.question { app.device.takeAway(question) }
        record.question = nil
        guard let process = app.process else { return }
        let own = ProcessAlarms.of(process)
        let waiting = own.waitingForAnswer
        own.waitingForAnswer = []
        // The app is active again before it hears the answer.
        context.schedule(after: .zero, phase: .verdict) {
            own.session?.notifyPermission(record.permission.state)
            for answered in waiting { answered(isAllowed) }
        }
    }

    /// What an app, or its user, can do with an alarm.
    enum Change: Sendable {
        case stop, cancel, countdown, pause, resume
    }

    /// An alarm of the app changes.
    ///
    /// - Throws: what stands against it; nothing changes then.
    func change(_ change: Change, _ id: String, of app: InstalledApp) throws(AlarmRefusal) {
        guard var alarm = record(of: app).alarm(id) else { throw .unknown(id) }
        switch change {
        case .stop: end(alarm, of: app, rule: AlarmRules.stop)
        case .cancel:
            record(of: app).remove(id)
            app.record(.note, "\(alarm.spoken) is cancelled")
        case .countdown: try alarm.snooze(now: context.now)
        case .pause: try alarm.pause(now: context.now)
        case .resume: try alarm.resume(now: context.now)
        }
        if change != .stop, change != .cancel {
            record(of: app).put(alarm)
            let rule = change == .countdown ? AlarmRules.snooze : AlarmRules.pause
            app.record(.note, "\(alarm.spoken): \(alarm.state.rawValue)", rule: rule)
        }
        alarmsDidChange(of: app)
    }

    /// The same for a call of the app, whose refusal the trace has.
    func change(_ change: Change, _ id: String, by process: AppProcess) throws(AlarmRefusal) {
        guard hasAlarms else { throw refuse(.noAlarms, process) }
        do throws(AlarmRefusal) {
            try self.change(change, id, of: process.app)
        } catch { throw refuse(error, process) }
    }
}
