import BackgroundRuntime

// What the user does.

extension AlarmModule {
    static let stimuli = [
        permit,
        Stimulus("alarm.stop", "The user stops an alarm that rings or counts down.", parameters: [which]) {
            device, app, with in
            try device.alarms.stop(app, with.text("id"))
        },
        Stimulus(
            "alarm.secondary", "The user takes the second button of an alarm that rings, such as to snooze it.",
            parameters: [which]
        ) { device, app, with in
            try device.alarms.pressSecond(app, with.text("id"))
        },
        Stimulus("alarm.pause", "The user pauses a countdown.", parameters: [which]) { device, app, with in
            try device.alarms.pause(app, with.text("id"))
        },
        Stimulus("alarm.resume", "The user lets a paused countdown go on.", parameters: [which]) { device, app, with in
            try device.alarms.resume(app, with.text("id"))
        },
    ]

    private static let which = Parameter.optional(
        "id", .text, "which alarm; by default the one that was scheduled first of those that it can happen to")

    private static let permit = Stimulus(
        "alarm.permit", "The user answers the question whether the app may have alarms, or decides in Settings.",
        parameters: [.optional("allow", .flag, "whether it may; true by default")]
    ) { device, app, with in
        try device.alarms.permit(with.flag("allow") ?? true, for: app)
    }
}
