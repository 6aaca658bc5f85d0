import BackgroundRuntime

/// The rules of alarms that the system rings.
package enum AlarmRules {
    package static let all: [Rule] = [
        kit, noTimeout, permission, usageText, withdrawn, limit, invalid, persists, restart, fixed, daily, countdown,
        pause, snooze, stop, secondButton, intent, sound, updates, widget, hidden,
    ]

    package static let kit = Rule(
        "alarm.kit", .from(.iOS(26)),
        """
        The system rings an alarm of AlarmKit through silent switch and Focus, whether or not its app runs; no mode and \
        no entitlement is needed, and no code of the app runs at ring time.
        """,
        confidence: .documented, .observed, sources: "AK-26", "AK-SAMPLE", "LOG-ALARMKIT",
        advice: "Do what has to be done at the time in the intents of the buttons, or when the app next runs.")

    package static let noTimeout = Rule(
        property: "alarm.no-timeout", .from(.iOS(26)), "No public setting ends the ringing by itself.",
        confidence: .observed, sources: "LOG-852856")

    package static let permission = Rule(
        "alarm.permission", .from(.iOS(26)),
        """
        The user is asked when the app requests it, or schedules its first alarm; without a yes no alarm is scheduled.
        """,
        confidence: .documented, sources: "AK-SAMPLE")

    package static let usageText = Rule(
        "alarm.usage-text", .from(.iOS(26)),
        "An app without a text for NSAlarmKitUsageDescription cannot schedule alarms.",
        confidence: .documented, .observed, sources: "AK-SAMPLE", "LOG-AKERRORS",
        advice: "Write the key into the Info.plist: as an INFOPLIST_KEY_ build setting it was seen to be lost.")

    package static let withdrawn = Rule(
        "alarm.permission.withdrawn", .from(.iOS(26)),
        "An alarm that is due after the user has withdrawn the permission does not ring.", confidence: .choice)

    package static let limit = Rule(
        "alarm.limit", .from(.iOS(26)),
        "The system may refuse a further alarm with maximumLimitReached; the number depends on the device.",
        confidence: .engineer, sources: "DTS-797158")

    package static let invalid = Rule(
        "alarm.invalid", .from(.iOS(26)),
        """
        An alarm whose identifier is taken, or that says no time or one that is over, is not scheduled; what is asked of \
        one that does not exist fails.
        """,
        confidence: .observed, .choice, sources: "LOG-AKCODE0", "LOG-AKERRORS")

    package static let persists = Rule(
        "alarm.persists", .from(.iOS(26)),
        "A scheduled alarm outlives its process, a force quit, a crash and a restart of the phone.",
        confidence: .engineer, sources: "DTS-797158")

    package static let restart = Rule(
        "alarm.restart", .from(.iOS(26)), "A restart of the phone stops an alarm that rings.", confidence: .choice)
}
