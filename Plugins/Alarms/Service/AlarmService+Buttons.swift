import BackgroundRuntime

// What the user does with an alarm that rings or counts down.

extension AlarmService {
    /// The user stops an alarm that rings, or ends its countdown: the alarm changes, and then its intent runs.
    func pressStop(_ alarm: ScheduledAlarm, of app: InstalledApp) {
        app.record(.stimulus, "the user stops \(alarm.spoken)")
        let intent = record(of: app).intents[alarm.id]?.stop
        end(alarm, of: app, rule: AlarmRules.stop)
        alarmsDidChange(of: app)
        if let intent { run(intent, of: app) }
    }

    /// The user takes the second button of an alarm that rings.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when it has none.
    func pressSecond(_ alarm: ScheduledAlarm, of app: InstalledApp) throws {
        guard let button = alarm.plan.secondButton else {
            throw StimulusError("\(alarm.spoken) has no second button")
        }
        app.record(.stimulus, "the user takes the second button of \(alarm.spoken)", rule: AlarmRules.secondButton)
        let intent = record(of: app).intents[alarm.id]?.second
        if button == .countdown { try press(.countdown, alarm, of: app) }
        if let intent { run(intent, of: app) }
    }

    /// The user does something with an alarm that the app could do.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the alarm is not in the state for it.
    func press(_ change: Change, _ alarm: ScheduledAlarm, of app: InstalledApp) throws {
        do throws(AlarmRefusal) {
            try self.change(change, alarm.id, of: app)
        } catch { throw StimulusError("\(alarm.spoken): \(error.reason)") }
    }

    private func run(_ intent: AlarmIntent, of app: InstalledApp) {
        if intent.opensApp {
            app.record(.note, "\(intent.name) opens the app", rule: AlarmRules.intent)
            return app.device.open(app) { [self] process in perform(intent, in: process) {} }
        }
        let event = WakeEvent(
            "alarm button", rule: AlarmRules.intent, allowance: context.constants.duration(AlarmConstants.intent),
            passesForceQuit: true, hasCompletionHandler: true)
        app.wake(for: event) { [self] process, completion in
            perform(intent, in: process) { completion.complete(rule: AlarmRules.intent) }
        }
    }

    private func perform(_ intent: AlarmIntent, in process: AppProcess, done: @escaping () -> Void) {
        record(of: process.app).performed.append((context.now, intent.name))
        process.callback("\(intent.name).perform()", rule: AlarmRules.intent) { intent.perform(process, done) }
    }
}
