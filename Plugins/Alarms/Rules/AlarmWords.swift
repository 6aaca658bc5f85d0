import BackgroundRuntime

/// What people call what the rules of alarms are about.
enum AlarmWords {
    static let all: [PlainWords] = [
        PlainWords(
            "alarm.countdown", "timer counts down on the lock screen before it rings", "countdown alarm AlarmKit",
            "preAlert duration"),
        PlainWords("alarm.fixed", "alarm at a date", "alarm after travelling to another time zone", "one-time alarm"),
        PlainWords(
            "alarm.relative", "alarm every weekday", "weekly repeating alarm", "alarm at 7 o'clock in local time"),
        PlainWords(
            "alarm.hidden", "alarm does not ring for a hidden app", "app locked with Face ID", "hidden apps folder"),
        PlainWords(
            "alarm.intent", "button on the alarm opens the app", "LiveActivityIntent stopIntent secondaryIntent",
            "run code when the user stops an alarm"),
        PlainWords("alarm.pause", "pause a countdown", "resume a paused timer AlarmKit"),
        PlainWords("alarm.second-button", "second button of an alarm", "snooze button or custom button on the alert"),
        PlainWords("alarm.snooze", "snooze an alarm", "postAlert", "alarm rings again after nine minutes"),
        PlainWords("alarm.sound", "alarm stops the music of my app", "alarm sound interrupts audio"),
        PlainWords("alarm.stop", "stop an alarm", "cancel a scheduled alarm", "delete an alarm"),
        PlainWords("alarm.updates", "alarmUpdates does not tell", "know that an alarm was fired", "observe alarms"),
        PlainWords(
            "alarm.widget", "countdown alarm needs a widget extension", "Live Activity of an alarm is not shown"),
        PlainWords(
            "alarm.invalid", "alarm is not scheduled", "AlarmKit error Code=0", "duplicate alarm id",
            "com.apple.AlarmKit.Alarm error"),
        PlainWords(
            "alarm.kit", "alarm clock that rings in silent mode",
            "AlarmKit alarm breaks through Focus and Do Not Disturb", "wake up alarm when the app is closed",
            "does my code run when the alarm rings"),
        PlainWords("alarm.limit", "how many alarms can an app schedule", "maximumLimitReached"),
        PlainWords("alarm.no-timeout", "alarm rings forever", "stop ringing after some minutes by itself"),
        PlainWords(
            "alarm.permission", "AlarmKit asks for permission", "requestAuthorization AlarmManager",
            "authorizationState notDetermined denied"),
        PlainWords(
            "alarm.permission.withdrawn", "user turned alarms off in Settings", "permission for alarms was revoked"),
        PlainWords(
            "alarm.persists", "alarm after the app was killed or force quit",
            "do alarms survive a restart of the phone"),
        PlainWords("alarm.restart", "phone restarts while the alarm rings"),
        PlainWords(
            "alarm.usage-text", "NSAlarmKitUsageDescription missing", "alarm authorization fails without usage text"),
    ]
}
