import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum ActivitySources {
    private static let activityKit = "developer.apple.com/documentation/activitykit"

    static let all: [RuleSource] = [
        RuleSource(
            "AK-DISPLAY", "Displaying live data with Live Activities",
            "\(activityKit)/displaying-live-data-with-live-activities"),
        RuleSource(
            "AK-PUSH", "Starting and updating Live Activities with ActivityKit push notifications",
            "\(activityKit)/starting-and-updating-live-activities-with-activitykit-push-notifications"),
        RuleSource(
            "AK-REQUEST", "request(attributes:content:pushType:), update(_:) and end(_:dismissalPolicy:)",
            "\(activityKit)/activity/request(attributes:content:pushtype:)"),
        RuleSource(
            "AK-DISMISSAL", "ActivityUIDismissalPolicy", "\(activityKit)/activityuidismissalpolicy"),
        RuleSource("AK-STATE", "ActivityState", "\(activityKit)/activitystate"),
        RuleSource(
            "AK-ERROR", "ActivityAuthorizationError", "\(activityKit)/activityauthorizationerror"),
        RuleSource(
            "AK-INFO", "ActivityAuthorizationInfo", "\(activityKit)/activityauthorizationinfo"),
        RuleSource("AI-LIVE", "LiveActivityIntent", "developer.apple.com/documentation/appintents/liveactivityintent"),
        RuleSource(
            "DTS-834934", "Expected strategy for push-to-start Live Activity updates across app states",
            "developer.apple.com/forums/thread/834934"),
        RuleSource(
            "LOG-LOOP611", "Live Activity: the limit of eight hours, and the error \"visibility\"",
            "github.com/loopandlearn/LoopFollow/pull/611"),
        RuleSource(
            "AJO-LIVE", "Live Activity: frequently asked questions",
            "experienceleague.adobe.com/en/docs/journey-optimizer/using/channels/live-activity/mobile-live-faq"),
    ]
}
