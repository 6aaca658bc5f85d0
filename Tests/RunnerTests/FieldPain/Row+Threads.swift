extension Row {
    /// Threads of real projects, by their numbers.
    static let pains = [
        Row("pain 1", "handler-forgets", says: "Background task still not ended after expiration handlers were called"),
        Row("pain 2", "invalid-id-ended", says: "Can't end BackgroundTask: no background task exists with identifier"),
        Row("pain 3", "back-and-forth", says: "its identifier was probably overwritten"),
        Row("pain 4", "leak-owner", says: "task \"Analytics.flush\" begun at", "permitted 30 s"),
        Row("pain 5", "handler-ends-later", says: "still not ended after expiration handlers were called"),
        Row("pain 6", "task-whole-session", "begin-once"),
        Row("pain 7", "debugger-hides", says: "not suspended: a debugger is attached"),
        Row("pain 8", "retry-overlaps", "renew-in-handler"),
        Row("pain 9", "ten-minutes", says: "permitted 30 s"),
        Row("pain 10", "sqlite-lock", "lock-outlives-task", says: "0xdead10cc was suspended with locked system files"),
        Row("pain 11", "bgtask-not-scheduled", "bgtask-identifier-missing"),
        Row("pain 12", "bgtask-never-runs"),
        Row("pain 13", "bgtask-unavailable", says: "unavailable (1)"),
        Row("pain 14", "bgtask-register-late", "bgtask-register-twice", "bgtask-no-handler"),
        Row("pain 15", "bgtask-identifier-missing", says: "notPermitted (3)"),
        Row(
            "pain 16", "voip-push-no-call", says: "no more VoIP pushes until the app is installed again",
            "failed to report an incoming call too many times"),
        Row("pain 17", "voip-push-cancelled", says: "it never posted an incoming call"),
        Row("pain 18", "location-relaunch", "location-relaunch-order"),
        Row("pain 19", "location-no-mode", says: "CLClientIsBackgroundable"),
        Row("pain 20", "location-pauses"),
        Row("pain 21", "audio-ambient", "audio-interruption"),
        Row("pain 22", "callkit-activates-itself", says: "561017449"),
        Row("pain 23", "silent-push-reliable", "push-only-with-debugger"),
        Row("pain 24", "transfer-handler-never", "transfer-force-quit", "transfer-blocks-callback"),
        Row("pain 25", "notifications-over-64", "timer-stops"),
        Row("pain 26", "alarm-without-text", says: "no alarm: the manifest has no NSAlarmKitUsageDescription"),
        Row("pain 27", "alarm-scheduled-twice", says: "no alarm: there is an alarm alarm already"),
        Row("pain 28", "health-observer-late", says: "no observer query took it"),
        Row("pain 29", "health-workout-mode", says: "the workout will not go on in the background"),
        Row("pain 30", "killed-by-signal-9", says: "has active assertions beyond permitted time"),
        Row(
            "pain 31", "memory-over-limit", "memory-in-background", says: "EXC_RESOURCE MEMORY",
            "purged before smaller and running apps"),
        Row("pain 32", "state-not-saved", says: "purged from memory while suspended"),
    ]

    /// What people ask in 2025 and 2026, by the numbers of section 9.6 of the rule book.
    static let questions = [
        Row("question 1", "no-scenes", says: "EXC_BREAKPOINT (SIGTRAP)"),
        Row("question 2", "continued-expires"),
        Row("question 3", "location-force-quit"),
        Row("question 4", "push-only-with-debugger"),
        Row("question 5", "voip-push-no-call"),
        Row("question 6", "launched-while-locked", "protected-file"),
        Row("question 7", "audio-protected-file"),
        Row("question 8", "region-wake-short", "beacon-ranging-stops"),
        Row("question 9", "live-activity-freezes", says: "a Live Activity stays on the lock screen"),
        Row("question 10", "bgtask-exact-time", "bgtask-never-runs"),
    ]
}
