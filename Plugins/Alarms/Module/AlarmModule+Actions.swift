import BackgroundRuntime

// What a scripted app can do: the calls that the code of an app would make on an alarm manager.

extension AlarmModule {
    static let actions = [
        ScriptedAction(
            "alarm.authorize", "Asks for permission (requestAuthorization()), and prints the answer.",
            by: ScriptedAlarms.self
        ) { script, _ in
            try script.authorize()
        },
        schedule,
        ScriptedAction(
            "alarm.observe", "Prints the alarms whenever they change (alarmUpdates).", by: ScriptedAlarms.self
        ) {
            script, _ in
            try script.observe()
        },
        change("alarm.stop", "Calls stop(id:).", .stop),
        change("alarm.cancel", "Calls cancel(id:).", .cancel),
        change("alarm.countdown", "Calls countdown(id:), which snoozes an alarm.", .countdown),
        change("alarm.pause", "Calls pause(id:).", .pause),
        change("alarm.resume", "Calls resume(id:).", .resume),
    ]

    private static func change(
        _ name: String, _ summary: String, _ change: AlarmService.Change
    ) -> ScriptedAction {
        ScriptedAction(
            name, summary, parameters: [.optional("id", .text, "which alarm; \"alarm\" by default")],
            by: ScriptedAlarms.self
        ) { script, with in
            try script.change(with.text("id") ?? "alarm", change)
        }
    }

    private static let schedule = ScriptedAction(
        "alarm.schedule", "Schedules an alarm, and prints why it cannot be where that is so.",
        parameters: [
            .optional("id", .text, "its name; \"alarm\" by default"),
            .optional("title", .text, "what the user reads; its name by default"),
            .optional("in", .duration, "how far from now it rings, as a fixed date"),
            .optional("at", .text, "a time of the day where the phone is: \"07:30\""),
            .optional("days", .texts, "days of the week on which it repeats: [\"monday\"]"),
            .optional("countdown", .interval, "how long it counts down before it rings; at once without a time"),
            .optional("snooze", .interval, "how long it counts down when it is snoozed"),
            .optional("second", .choice(["countdown", "custom"]), "what its second button does; none by default"),
            .optional("stopIntent", .text, "the name of an intent for the stop button, which prints it"),
            .optional("secondIntent", .text, "the name of an intent for the second button, which prints it"),
            .optional("opens", .flag, "whether the intents open the app; false by default"),
        ], by: ScriptedAlarms.self
    ) { script, with in
        try script.schedule(with)
    }
}
