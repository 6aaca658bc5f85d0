/// What apps do wrong with the time of finite-length tasks.
extension TaskMistakes {
    static let ofTime: [FieldMistake] = [
        FieldMistake(
            "retry-overlaps", "A retry begins a task before the handler of the first one ran.",
            outcome: "The app is killed with 0x8badf00d, and tests cannot show it.",
            reason: "The new task overwrites the identifier, so that the handler ends the wrong one.",
            cure: """
                End the task before a retry begins the next one; keep the identifier in the work, not in a \
                property.
                """,
            words: [
                "race in background task handling", "retry begins new background task before old handler",
                "overlapping background tasks",
            ],
            code: "0x8badf00d",
            rules: ["task.leak.id-overwritten", "task.handler.must-end-synchronously"],
            scenario: "\(folder)/retry-overlaps.json5"),
        FieldMistake(
            "two-tasks-double", "Opens two tasks and expects twice the time.",
            outcome: "Both expire together.",
            reason: "All tasks of an app share its time.",
            cure: "Do what matters first, and end each task when its work is done.",
            words: [
                "two background tasks more time", "multiple beginBackgroundTask time shared",
                "second task expires early",
            ],
            rules: ["task.budget.shared"],
            scenario: "\(folder)/two-tasks-double.json5"),
        FieldMistake(
            "reads-remaining", "Decides by backgroundTimeRemaining, or formats it.",
            outcome: """
                In front the value is enormous: work starts that there is no time for, or a conversion to Int \
                crashes.
                """,
            reason: """
                In the foreground it is DBL_MAX; in the background it may shrink at any time. It is meant for \
                logs.
                """,
            cure: "Begin a task, and end it; do not decide by the number.",
            words: [
                "backgroundTimeRemaining DBL_MAX", "backgroundTimeRemaining 1.7976931348623157e308",
                "remaining time huge in foreground",
                "Double value cannot be converted to Int because it is infinite",
            ],
            rules: ["task.remaining.foreground-max", "task.budget.may-shrink"],
            scenario: "\(folder)/reads-remaining.json5"),
        FieldMistake(
            "begin-too-late", "Begins its task at the end of didEnterBackground, or dispatches work without one.",
            outcome: "The app is suspended before the work is done, now and then.",
            reason: """
                The task holds only once it is granted, and what was dispatched may not run before the app is \
                suspended.
                """,
            cure: "Begin the task before the work, as early as possible.",
            words: [
                "work in didEnterBackground not finished", "applicationDidEnterBackground async not run",
                "begin background task too late", "save to the server as the user leaves the app is cut off",
            ],
            rules: ["task.begin.async-grant", "life.enter-background.async-not-run"],
            scenario: "\(folder)/begin-too-late.json5"),
        FieldMistake(
            "begin-once", "Begins one task at launch, and has none for the second trip to the background.",
            outcome: "The first trip is covered, and the second one suspends the app at once.",
            reason: "A task that expired or was ended is gone: only a new one keeps the app awake.",
            cure: "Begin a task on each way to the background.",
            words: [
                "background task works only once", "second time in background no time", "redeclare background task",
            ],
            rules: ["task.begin.after-budget", "task.budget.start"],
            scenario: "\(folder)/begin-once.json5"),
        FieldMistake(
            "task-whole-session", "Begins a task at launch and holds it for the whole session.",
            outcome: "The console warns after 30 seconds, while the app is still in use.",
            reason: """
                The age of a task counts in the foreground too; soon after the app leaves the screen it expires.
                """,
            cure: "Begin a task for a piece of work, and end it.",
            words: [
                "was created over 30 seconds ago",
                "In applications running in the background, this creates a risk of termination",
                "background task warning in foreground",
            ],
            rules: ["task.age-warning"],
            scenario: "\(folder)/task-whole-session.json5"),
        FieldMistake(
            "ten-minutes", "Is written for ten minutes of task time, and runs on a newer system.",
            outcome: "Uploads are cut off after half a minute, and the app is killed with 0x8badf00d.",
            reason: """
                There were 10 minutes to iOS 6, 3 minutes to iOS 12, and there are some 30 seconds from iOS 13 \
                on.
                """,
            cure: "Hand what takes longer to a background URLSession.",
            words: [
                "background time 10 minutes now 30 seconds", "background task only 30 seconds",
                "180 seconds background time", "permitted background duration",
                "Deadlock (0x8badf00d) on background task", "three minutes in background instead of ten",
                "how long does an app run in the background",
            ],
            code: "0x8badf00d",
            rules: ["k.task.budget.foreground", "task.transfer-hint", "task.leak.kill"],
            scenario: "\(folder)/ten-minutes.json5"),
        FieldMistake(
            "locked-device-time", "Expects task time to run on while the phone sleeps.",
            outcome: "Work pauses when the phone is locked, and goes on in slices.",
            reason: "From iOS 7 the time of a task is not contiguous.",
            cure: "Do not measure by the clock of the wall; let each slice be enough for a step.",
            words: [
                "background task pauses when locked", "background time stops when device sleeps",
                "work continues only when phone wakes",
            ],
            rules: ["task.sleep.opportunistic"],
            scenario: "\(folder)/locked-device-time.json5"),
    ]

    private static let folder = "Examples/FieldPain/Tasks/Scenarios"
}
