import BackgroundRuntime

/// The module of alarms: what an app schedules with AlarmKit, and how the system rings it.
public enum AlarmModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "alarm", contract: 2, values: [],
        summary: "Alarms and countdowns of an app, which the system rings whether or not the app runs.",
        simulated: simulated, notSimulated: notSimulated, rules: AlarmRules.all, plannedRules: plannedRules,
        constants: AlarmConstants.all, sources: AlarmSources.all,
        manifestKeys: [.usage("NSAlarmKit", "AlarmKit")],
        stimuli: stimuli, actions: actions, observations: observations,
        mistakes: AlarmMistakes.all,
        searchSynonyms: AlarmWords.all, start: .whenNeeded(), makeService: { AlarmService($0) })

    private static let simulated = [
        "alarms at a date, at a time of the day and each week, and countdowns, which can be paused (iOS 26)",
        "ringing without an end of its own, stopping, snoozing, and the second button",
        "the user's permission, asked for by the app or by its first alarm, and the text that it needs",
        "the intents of buttons, which launch or wake the app, or open it",
        "alarms that outlive the process, a force quit and a restart; changes of the clock and the time zone",
        "the sound of apps, which an alarm interrupts; the banner, beside which the app in front stays active",
    ]

    private static let notSimulated = [
        "the widget extension that a countdown needs, which is not looked for (alarm.widget)",
        "apps that are hidden or locked with Face ID, whose alarms do not ring (alarm.hidden)",
        "how an alarm looks: Live Activities, the Dynamic Island, StandBy, a paired watch",
        "which of several alarms rings that are due together: all do; the keys of the phone, which stop one",
        "silent switch and Focus, which are not simulated and would change nothing; the sound itself, and its file",
        "alarms that ring late or at another time, as some were seen to do on iOS 26",
        "a phone that is off: a restart takes no time",
        "the error that an app was seen to get for a countdown without its presentations: the trace notes it",
        "intents in a widget extension, and those of iOS 27 that name an entity (appEntityIdentifier)",
    ]

    private static let plannedRules: Set = [AlarmRules.widget.id, AlarmRules.hidden.id]

    private static let observations: [AppObservation] = [
        .texts("alarm.rung", "The titles of the alarms of the app that rang, the first one first.") { app, since in
            AppAlarms.of(app).rung.filter { $0.instant >= since }.map(\.title)
        },
        .texts("alarm.intents", "The intents of buttons that ran, the first one first.") { app, since in
            AppAlarms.of(app).performed.filter { $0.instant >= since }.map(\.name)
        },
        .total("alarm.count", "How many alarms the app has.") { AppAlarms.of($0).alarms.count },
        .total("alarm.ringing", "How many of them ring.") { app in
            AppAlarms.of(app).alarms.count { $0.state == .alerting }
        },
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { AlarmModule.descriptor.register(in: $0, levels: 2) }
