import BackgroundRuntime

/// What people call what the rules of alarms are about.
enum AlarmWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "alarm.countdown", "timer counts down on the lock screen before it rings", "countdown alarm AlarmKit",
            "preAlert duration"),
        SearchSynonyms(
            "alarm.fixed", "alarm at a date", "alarm after travelling to another time zone", "one-time alarm"),
        SearchSynonyms(
            "alarm.relative", "alarm every weekday", "weekly repeating alarm", "alarm at 7 o'clock in local time"),
        SearchSynonyms(
            "alarm.hidden", "alarm does not ring for a hidden app", "app locked with Face ID", "hidden apps folder"),
        SearchSynonyms(
            "alarm.intent", "button on the alarm opens the app", "LiveActivityIntent stopIntent secondaryIntent",
            "run code when the user stops an alarm"),
        SearchSynonyms("alarm.pause", "pause a countdown", "resume a paused timer AlarmKit"),
        SearchSynonyms(
            "alarm.second-button", "second button of an alarm", "snooze button or custom button on the alert"),
        SearchSynonyms("alarm.snooze", "snooze an alarm", "postAlert", "alarm rings again after nine minutes"),
        SearchSynonyms("alarm.sound", "alarm stops the music of my app", "alarm sound interrupts audio"),
        SearchSynonyms("alarm.stop", "stop an alarm", "cancel a scheduled alarm", "delete an alarm"),
        SearchSynonyms("alarm.updates", "alarmUpdates does not tell", "know that an alarm was fired", "observe alarms"),
        SearchSynonyms(
            "alarm.widget", "countdown alarm needs a widget extension", "Live Activity of an alarm is not shown"),
        SearchSynonyms(
            "alarm.invalid", "alarm is not scheduled", "AlarmKit error Code=0", "duplicate alarm id",
            "com.apple.AlarmKit.Alarm error"),
        SearchSynonyms(
            "alarm.kit", "alarm clock that rings in silent mode",
            "AlarmKit alarm breaks through Focus and Do Not Disturb", "wake up alarm when the app is closed",
            "does my code run when the alarm rings"),
        SearchSynonyms("alarm.limit", "how many alarms can an app schedule", "maximumLimitReached"),
        SearchSynonyms("alarm.no-timeout", "alarm rings forever", "stop ringing after some minutes by itself"),
        SearchSynonyms(
            "alarm.permission", "AlarmKit asks for permission", "requestAuthorization AlarmManager",
            "authorizationState notDetermined denied"),
        SearchSynonyms(
            "alarm.permission.withdrawn", "user turned alarms off in Settings", "permission for alarms was revoked"),
        SearchSynonyms(
            "alarm.persists", "alarm after the app was killed or force quit",
            "do alarms survive a restart of the phone"),
        SearchSynonyms("alarm.restart", "phone restarts while the alarm rings"),
        SearchSynonyms(
            "alarm.usage-text", "NSAlarmKitUsageDescription missing", "alarm authorization fails without usage text"),
    ]
}
