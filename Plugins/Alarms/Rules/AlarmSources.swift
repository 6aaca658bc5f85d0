import BackgroundRuntime

/// What the rules of the module rest on, beside the sources of the host.
enum AlarmSources {
    static let all: [RuleSource] = [
        RuleSource("AK-26", "AlarmKit", "developer.apple.com/documentation/alarmkit"),
        RuleSource(
            "AK-SAMPLE", "Scheduling an alarm with AlarmKit",
            "developer.apple.com/documentation/alarmkit/scheduling-an-alarm-with-alarmkit"),
        RuleSource("AI-LIVE", "LiveActivityIntent", "developer.apple.com/documentation/appintents/liveactivityintent"),
        RuleSource(
            "DTS-797158", "AlarmKit: questions and answers", "developer.apple.com/forums/thread/797158"),
        RuleSource(
            "LOG-825427", "AlarmKit: no updates while the app is suspended, and many as it wakes",
            "developer.apple.com/forums/thread/825427"),
        RuleSource("LOG-852856", "AlarmKit: no timeout", "developer.apple.com/forums/thread/852856"),
        RuleSource(
            "LOG-ALARMKIT", "Notes of a package on the requirements and the limit of AlarmKit",
            "pub.dev/packages/alarm_kit"),
        RuleSource(
            "LOG-AKCODE0", "The error 0 of com.apple.AlarmKit.Alarm, although the user allows alarms",
            "github.com/Gautham495/react-native-nitro-ios-alarm-kit/issues/1"),
        RuleSource(
            "LOG-AKERRORS",
            """
            Notes in the code of several apps: error 1 without text or permission, 0 for an identifier that is taken and \
            for stop(id:) within the intent of the stop button; 500 alarms of one app on iOS 26.6
            """,
            "github.com/search?q=com.apple.AlarmKit.Alarm&type=code"),
    ]
}
