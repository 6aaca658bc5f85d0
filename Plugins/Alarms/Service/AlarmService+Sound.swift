import BackgroundRuntime

extension AlarmService {
    /// Compares what rings with the sound that was taken for it.
    func settleSound() {
        let rings = context.apps.contains { app in
            app.storage.existing(AppAlarms.self)?.alarms.contains { $0.state == .alerting } == true
        }
        guard rings != hasSound else { return }
        hasSound = rings
        guard let sound = context.service(providing: (any AlarmSound).self) else { return }
        context.record(
            .note, rings ? "an alarm takes the sound of apps" : "no alarm rings any more", rule: AlarmRules.sound)
        rings ? sound.alarmDidBegin() : sound.alarmDidEnd()
    }
}
