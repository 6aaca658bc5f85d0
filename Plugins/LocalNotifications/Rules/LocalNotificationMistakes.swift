import BackgroundRuntime

/// What apps do wrong with local notifications.
enum LocalNotificationMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "notifications-over-64", "Schedules reminders for a year.",
            outcome: "Only 64 of them ever come.",
            reason: """
                No more are kept; the documents say those that fire soonest, and some systems were seen to keep \
                those added last.
                """,
            cure: "Plan the next sixty, and again whenever the app runs.",
            words: [
                "64 notifications limit", "more than 64 local notifications",
                "pending local notifications disappear", "scheduled reminders missing",
                "repeating reminders stop after some weeks", "daily notifications for a whole year",
            ],
            rules: ["notif.limit", "un.limit"],
            scenario: "\(folder)/notifications-over-64.json5")
    ]

    private static let folder = "Examples/FieldPain/LocalNotifications/Scenarios"
}
