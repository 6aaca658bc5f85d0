/// What people ask about that is not simulated, so that the question has an answer.
enum UnsimulatedMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "live-activity-freezes", "Expects a Live Activity to go on without the app.",
            outcome: "It freezes, outlives the app, or gets no token after a force quit.",
            reason: """
                It is started in the foreground, lasts eight hours, and a suspended app hears of no end. Vigil \
                does not simulate Live Activities.
                """,
            cure: "Start and update it by push; end what is left over at the next launch.",
            words: [
                "Live Activity freezes", "Live Activity not updating in background",
                "Live Activity stays after app is killed", "push-to-start token missing after force quit",
            ],
            rules: ["life.purge.no-notice"])
    ]
}
