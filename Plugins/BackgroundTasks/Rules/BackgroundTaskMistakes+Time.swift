import BackgroundRuntime

/// What apps expect of the time at which tasks run, and for how long.
extension BackgroundTaskMistakes {
    static let ofTime: [FieldMistake] = [
        FieldMistake(
            "bgtask-exact-time", "Takes earliestBeginDate for a clock.",
            outcome: "The task runs hours later, or never.",
            reason: "It is a lower bound: when the app is used, power, Low Power Mode and the switcher decide.",
            cure: "Take it for the earliest time; for a time of day use a notification.",
            words: [
                "BGAppRefreshTask runs late", "earliestBeginDate not respected",
                "background refresh runs hours late", "refresh task never called at the right time",
                "refresh every 15 minutes does not come every 15 minutes",
                "schedule work at an exact time in background",
            ],
            rules: ["bgtask.earliest"],
            scenario: "\(folder)/bgtask-exact-time.json5"),
        FieldMistake(
            "bgtask-no-resubmit", "Submits a request once, and expects it to repeat.",
            outcome: "The task runs once.",
            reason: "One request gives one launch.",
            cure: "Submit the next request first of all in the handler.",
            words: [
                "BGAppRefreshTask only runs once", "background task does not repeat",
                "periodic background refresh stops",
            ],
            rules: ["bgtask.submit.one-launch"],
            scenario: "\(folder)/bgtask-no-resubmit.json5"),
        FieldMistake(
            "bgtask-never-runs", "Waits for conditions that never come.",
            outcome: "A processing task works with the command of the debugger, and never by itself.",
            reason: "It waits for power, a network, an idle phone, or Background App Refresh.",
            cure: """
                Ask for power and network only if the work needs them; vigil explain SCENARIO tells what holds a \
                request back.
                """,
            words: [
                "processing task is never triggered", "BGProcessingTask never runs",
                "background task works with debugger command only", "task runs on the charger only",
                "simulated task works, but on a phone nothing runs for days",
            ],
            rules: ["bgtask.processing.power", "bgtask.processing.idle-only"],
            scenario: "\(folder)/bgtask-never-runs.json5"),
        FieldMistake(
            "continued-expires", "Reports the progress of a continued task too rarely.",
            outcome: "The task expires seconds after the app left the screen.",
            reason: """
                Without visible progress the system ends it, and gives no reason; where resources are short, the \
                least progress goes first.
                """,
            cure: "Report a small step for each second of work.",
            words: [
                "BGContinuedProcessingTask expires", "continued processing task expires after leaving app",
                "continued task cancelled in background",
            ],
            rules: ["bgtask.continued.progress-rate", "bgtask.continued.abrupt"],
            scenario: "\(folder)/continued-expires.json5"),
    ]

    private static let folder = "Examples/FieldPain/BackgroundTasks/Scenarios"
}
