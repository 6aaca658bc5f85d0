import BackgroundRuntime

// Alarms that ring, as a finger finds them: over what is in front, or on the lock screen.

extension AlarmService: SystemSurfaces {
    /// The alarms that ring.
    public var systemSurfaces: [SystemSurface] {
        context.apps.flatMap { app -> [SystemSurface] in
            let alarms = app.storage.existing(AppAlarms.self)?.alarms ?? []
            return alarms.filter { $0.state == .alerting }.map { surface(of: $0, app) }
        }
    }

    private func surface(of alarm: ScheduledAlarm, _ app: InstalledApp) -> SystemSurface {
        var buttons = [
            SystemAlert.Button(alarm.plan.stopTitle) { [unowned self, unowned app] in pressStop(alarm, of: app) }
        ]
        if let title = alarm.plan.secondTitle {
            let second = SystemAlert.Button(title) { [unowned self, unowned app] in try pressSecond(alarm, of: app) }
            buttons.append(second)
        }
        return SystemSurface(
            "Alarm", label: alarm.plan.title, texts: [alarm.plan.title, app.manifest.displayName], buttons: buttons)
    }
}
