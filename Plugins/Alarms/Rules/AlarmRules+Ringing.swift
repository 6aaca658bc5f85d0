import BackgroundRuntime

// When alarms ring, and what the user does then.

extension AlarmRules {
    package static let fixed = Rule(
        "alarm.fixed", .from(.iOS(26)), "A fixed alarm rings at its date, in whatever time zone the phone is then.",
        confidence: .documented, sources: "AK-26")

    package static let daily = Rule(
        "alarm.relative", .from(.iOS(26)),
        """
        A relative alarm rings at a time of the day in the present time zone of the phone: once, or each week on its days.
        """,
        confidence: .documented, sources: "AK-26")

    package static let countdown = Rule(
        "alarm.countdown", .from(.iOS(26)),
        """
        An alarm with a countdown counts down before it rings: at once without a schedule, else so that it ends at the date.
        """,
        confidence: .documented, sources: "AK-26")

    package static let pause = Rule(
        "alarm.pause", .from(.iOS(26)),
        "A countdown can be paused, and goes on with what is left of it; in any other state the call throws.",
        confidence: .documented, sources: "AK-26")

    package static let snooze = Rule(
        "alarm.snooze", .from(.iOS(26)),
        """
        Only an alarm that rings can count down again, for the time after the alert, or the time before it where there is \
        none; in any other state the call throws.
        """,
        confidence: .documented, sources: "AK-26")

    package static let stop = Rule(
        "alarm.stop", .from(.iOS(26)),
        "An alarm that is stopped is deleted; one that repeats is scheduled for its next time.",
        confidence: .documented, sources: "AK-26")

    package static let secondButton = Rule(
        "alarm.second-button", .from(.iOS(26)),
        "The second button lets the alarm count down again, or runs an intent and leaves the alarm as it is.",
        confidence: .documented, sources: "AK-26")

    package static let intent = Rule(
        "alarm.intent", .from(.iOS(26)),
        """
        The intent of a button launches or wakes its app without opening it, unless it asks for that, after a force quit \
        too, but not before the first unlock; the alarm has changed by then.
        """,
        confidence: .documented, .engineer, sources: "AI-LIVE", "AK-26", "DTS-797158", "LOG-AKERRORS")

    package static let sound = Rule(
        "alarm.sound", .from(.iOS(26)),
        "An alarm that rings interrupts the audio of apps, as one of the Clock app does.", confidence: .choice)

    package static let updates = Rule(
        "alarm.updates", .from(.iOS(26)),
        """
        alarmUpdates tells an app its alarms whenever one rings, is snoozed or stopped; one that is suspended hears of it \
        when it runs again.
        """,
        confidence: .documented, .observed, sources: "AK-26", "LOG-825427")

    package static let widget = Rule(
        "alarm.widget", .from(.iOS(26)), "An alarm with a countdown needs a widget extension that shows it.",
        confidence: .documented, sources: "AK-SAMPLE")

    package static let hidden = Rule(
        "alarm.hidden", .from(.iOS(26)), "Alarms of an app that is hidden, or locked with Face ID, do not ring.",
        confidence: .engineer, sources: "DTS-797158")
}
