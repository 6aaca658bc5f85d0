import BackgroundRuntime

/// What apps do wrong with Live Activities.
enum ActivityMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "live-activity-freezes", "Expects a Live Activity to go on without the app.",
            outcome: "It freezes, outlives the app, or gets no token after a force quit.",
            reason: """
                It is started in the foreground, lasts eight hours, and a suspended app updates nothing and hears of no \
                end.
                """,
            cure: "Start and update it by push; end what is left over at the next launch.",
            words: [
                "Live Activity freezes", "Live Activity not updating in background",
                "Live Activity stays after app is killed", "push-to-start token missing after force quit",
                "Live Activity keeps an old value on the lock screen until the app is opened",
                "dynamic island timer or status is stale",
            ],
            rules: ["liveactivity.outlives", "liveactivity.update", "push.liveactivity.start"],
            scenario: "Examples/FieldPain/LiveActivities/Scenarios/live-activity-freezes.json5")
    ]
}
