import BackgroundRuntime

extension Device {
    /// The alarms of the phone's apps, and what its user does with them. Traps on a device made without the module.
    ///
    /// ```swift
    /// try device.alarms.permit(true, for: app)
    /// device.advance(by: .seconds(3600))
    /// try device.alarms.stop(app)
    /// ```
    public var alarms: AlarmControl { AlarmControl(device: self, service: requiredService(AlarmService.self)) }
}

/// What a test does with the alarms of a phone.
public struct AlarmControl {
    let device: Device
    let service: AlarmService

    /// The alarms of an app that are not over, in the order in which they were scheduled.
    public func all(of app: InstalledApp) -> [ScheduledAlarm] { service.record(of: app).alarms }

    /// What the user lets the alarms of an app do.
    public func permission(of app: InstalledApp) -> AlarmPermission { service.record(of: app).permission }

    /// The user answers the question of an app, or decides in Settings when there is none.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` before iOS 26.
    public func permit(_ isAllowed: Bool, for app: InstalledApp) throws {
        try check()
        service.answer(isAllowed, for: app)
        device.settle()
    }

    /// The user stops an alarm that rings, counts down or is paused.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the app has none.
    public func stop(_ app: InstalledApp, _ id: String? = nil) throws {
        service.pressStop(try find([.alerting, .countdown, .paused], of: app, id), of: app)
        device.settleTouch()
    }

    /// The user takes the second button of an alarm that rings.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when none rings, or it has no such button.
    public func pressSecond(_ app: InstalledApp, _ id: String? = nil) throws {
        try service.pressSecond(try find([.alerting], of: app, id), of: app)
        device.settleTouch()
    }

    /// The user pauses a countdown.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is none.
    public func pause(_ app: InstalledApp, _ id: String? = nil) throws {
        let alarm = try find([.countdown], of: app, id)
        app.record(.stimulus, "the user pauses \(alarm.spoken)")
        try service.press(.pause, alarm, of: app)
        device.settleTouch()
    }

    /// The user lets a paused countdown go on.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when there is none.
    public func resume(_ app: InstalledApp, _ id: String? = nil) throws {
        let alarm = try find([.paused], of: app, id)
        app.record(.stimulus, "the user lets \(alarm.spoken) go on")
        try service.press(.resume, alarm, of: app)
        device.settleTouch()
    }

    private func check() throws {
        if !service.hasAlarms { throw StimulusError("apps have no alarms before iOS 26") }
    }

    private func find(_ states: [ScheduledAlarm.State], of app: InstalledApp, _ id: String?) throws -> ScheduledAlarm {
        try check()
        let all = all(of: app)
        if let id, !all.contains(where: { $0.id == id }) {
            let names = all.map(\.id).joined(separator: ", ")
            throw StimulusError("\(app.name) has no alarm \"\(id)\"; it has \(names.isEmpty ? "none" : names)")
        }
        if let found = all.first(where: { states.contains($0.state) && (id == nil || id == $0.id) }) { return found }
        let wanted = states.map(\.rawValue).joined(separator: ", ")
        let present = all.map { "\($0.id) is \($0.state.rawValue)" }.joined(separator: ", ")
        throw StimulusError(
            "\(app.name) has no such alarm in the state \(wanted); \(present.isEmpty ? "it has none" : present)")
    }
}
