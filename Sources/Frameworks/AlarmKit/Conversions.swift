import AppIntents
import BackgroundRuntime
import SimulatedFoundation
import VigilAlarms

// The values of the framework, and those of the module that stands for the phone.

extension AlarmManager.AuthorizationState {
    init(_ state: AlarmPermission.State) {
        switch state {
        case .notDetermined: self = .notDetermined
        case .denied: self = .denied
        case .authorized: self = .authorized
        }
    }
}

extension AlarmRefusal {
    /// The error that the app gets, which does not say what is wrong: the trace does.
    var asAppSeesIt: any Error {
        switch code {
        case .maximumLimitReached: AlarmManager.AlarmError.maximumLimitReached
        case .notAuthorized: NSError(domain: "com.apple.AlarmKit.Alarm", code: 1)
        case .invalid: NSError(domain: "com.apple.AlarmKit.Alarm", code: 0)
        }
    }
}

extension Result where Failure == AlarmRefusal {
    var asAppSeesIt: Success { get throws { try mapError(\.asAppSeesIt).get() } }
}

extension Alarm {
    init(_ alarm: ScheduledAlarm) {
        let plan = alarm.plan
        let durations = CountdownDuration(
            preAlert: plan.preAlert.map(\.inSeconds), postAlert: plan.postAlert.map(\.inSeconds))
        self.init(
            id: UUID(uuidString: alarm.id) ?? UUID(), schedule: Schedule(plan.time),
            countdownDuration: plan.preAlert ?? plan.postAlert == nil ? nil : durations, state: State(alarm.state))
    }
}

extension Alarm.State {
    init(_ state: ScheduledAlarm.State) {
        switch state {
        case .scheduled: self = .scheduled
        case .countdown: self = .countdown
        case .paused: self = .paused
        case .alerting: self = .alerting
        }
    }
}

extension Alarm.Schedule {
    /// The days of the week as the module counts them, from 1.
    private static let weekdays: [Locale.Weekday] = [
        .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
    ]

    init?(_ time: AlarmPlan.Time) {
        switch time {
        case .afterCountdown: return nil
        case .fixed(let date): self = .fixed(date)
        case .daily(let hour, let minute, let days):
            let recurrence = days.map { Relative.Recurrence.weekly($0.map { Self.weekdays[$0 - 1] }) }
            self = .relative(Relative(time: .init(hour: hour, minute: minute), repeats: recurrence ?? .never))
        }
    }

    /// The same for the module.
    var time: AlarmPlan.Time {
        switch self {
        case .fixed(let date): return .fixed(date)
        case .relative(let relative):
            let (hour, minute) = (relative.time.hour, relative.time.minute)
            guard case .weekly(let days) = relative.repeats else {
                return .daily(hour: hour, minute: minute, weekdays: nil)
            }
            let numbers = days.compactMap { day in Self.weekdays.firstIndex(of: day).map { $0 + 1 } }
            return .daily(hour: hour, minute: minute, weekdays: numbers)
        }
    }
}

extension AlarmManager.AlarmConfiguration {
    /// What the module rings by. What is not simulated of it says so.
    var checkedPlan: AlarmPlan {
        if sound != .default {
            SimulatedApp.notSimulated("AlertConfiguration.AlertSound.named(_:)", "the alarm rings without its sound")
        }
        let shown = attributes.presentation
        if countdownDuration != nil, shown.countdown == nil || shown.paused == nil {
            SimulatedApp.notSimulated(
                "the error for an alarm that counts down without AlarmPresentation.Countdown and .Paused",
                "an app was seen to get error 1 of com.apple.AlarmKit.Alarm for it")
        }
        let alert = shown.alert
        var plan = AlarmPlan(
            String(localized: alert.title), at: schedule?.time ?? .afterCountdown,
            preAlert: countdownDuration?.preAlert.map(Duration.init(inSeconds:)),
            postAlert: countdownDuration?.postAlert.map(Duration.init(inSeconds:)))
        if SimulatedApp.process(for: "AlarmManager").device.system < .iOS(26, 1) {
            plan.stopTitle = String(localized: alert.stopButton.text)
        }
        if let button = alert.secondaryButton {
            plan.ownSecondTitle = String(localized: button.text)
            plan.secondButton = alert.secondaryButtonBehavior == .countdown ? .countdown : .custom
        }
        return plan
    }

    /// What its buttons run.
    var intents: AlarmIntents {
        AlarmIntents(stop: stopIntent.map { AlarmIntent($0) }, second: secondaryIntent.map { AlarmIntent($0) })
    }
}

extension AlarmIntent {
    /// An intent of the app, as the system keeps it.
    fileprivate init(_ intent: some LiveActivityIntent) {
        let kept = KeptIntent(intent)
        self.init(kept.name, opensApp: kept.opensApp) { _, done in kept.perform(done: done) }
    }
}
