import BackgroundRuntime

/// What apps do wrong with pushes in the background.
enum RemoteNotificationMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "silent-push-reliable", "Expects every silent push, or one after a force quit.",
            outcome: "Some pushes wake nobody, and none does after the app was swiped away.",
            reason: """
                They are throttled beyond a few an hour, and held back for an unused app, Low Power Mode and a \
                force quit.
                """,
            cure: "Take a silent push for a hint: fetch what is new at every launch too.",
            words: [
                "silent push not delivered", "silent pushes do not arrive",
                "content-available push not received in background",
                "didReceiveRemoteNotification not called in background", "silent push not working after app killed",
                "background push throttled", "background push arrives only some of the time",
                "does a silent push wake an app that is not running",
            ],
            rules: ["push.throttle", "push.force-quit"],
            scenario: "\(folder)/silent-push-reliable.json5"),
        FieldMistake(
            "push-only-with-debugger", "Is tried with silent pushes from Xcode only.",
            outcome: "Run from Xcode every push arrives; from TestFlight few do.",
            reason: "With a debugger attached the throttle is off.",
            cure: "Try it without the debugger, and expect a few pushes an hour.",
            words: [
                "silent push works from Xcode but not TestFlight", "background push works in debug but not release",
                "silent notifications only while connected to Xcode",
            ],
            rules: ["push.debugger", "push.throttle"],
            scenario: "\(folder)/push-only-with-debugger.json5"),
        FieldMistake(
            "completion-lost", "Keeps the completion handler of a push in one property, and overwrites it.",
            outcome: "One handler is never called, and the app is ended.",
            reason: "Two pushes that come close together are two events, each with a handler of its own.",
            cure: "Keep one handler for each event, and call it on every path.",
            words: [
                "completion handler of push never called", "fetchCompletionHandler overwritten",
                "killed for not calling fetch completion handler",
            ],
            rules: ["push.completion-required", "fetch.completion-required"],
            scenario: "\(folder)/completion-lost.json5"),
    ]

    private static let folder = "Examples/FieldPain/RemoteNotifications/Scenarios"
}
