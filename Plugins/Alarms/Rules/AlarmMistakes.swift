import BackgroundRuntime

/// What apps do wrong with alarms.
enum AlarmMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "alarm-without-text", "Schedules alarms without a text for NSAlarmKitUsageDescription, or after a no.",
            outcome: "Nobody is asked, no alarm rings, and each call throws an error that says nothing.",
            reason: """
                AlarmKit asks the user with that text, and takes no alarm without it. As an INFOPLIST_KEY_ build \
                setting the key was seen not to reach the Info.plist.
                """,
            cure: "Write the key into the Info.plist itself, ask with requestAuthorization(), and respect a no.",
            words: [
                "com.apple.AlarmKit.Alarm error 1", "Error Domain=com.apple.AlarmKit.Alarm Code=1",
                "AlarmKit not authorized to schedule alarms", "INFOPLIST_KEY_NSAlarmKitUsageDescription",
                "AlarmKit permission prompt does not appear", "alarm clock app must ring when it is closed",
            ],
            rules: ["alarm.usage-text", "alarm.permission"],
            scenario: "Examples/FieldPain/Alarms/Scenarios/alarm-without-text.json5"),
        FieldMistake(
            "alarm-scheduled-twice", "Schedules an alarm again under its identifier, to move it.",
            outcome: "The call throws an error that says nothing, and the alarm rings at its old time.",
            reason: """
                schedule(id:configuration:) adds alarms, and changes none: it refuses an identifier that is taken, as it \
                does a time that is over. stop(id:) in the intent of the stop button fails so too: the alarm is gone.
                """,
            cure: "Call cancel(id:) first, and read alarms at launch: they outlive the app.",
            words: [
                "com.apple.AlarmKit.Alarm error 0", "Error Domain=com.apple.AlarmKit.Alarm Code=0",
                "AlarmKit update existing alarm", "AlarmKit schedule throws although alarms are allowed",
            ],
            rules: ["alarm.invalid", "alarm.persists"],
            scenario: "Examples/FieldPain/Alarms/Scenarios/alarm-scheduled-twice.json5"),
    ]
}
