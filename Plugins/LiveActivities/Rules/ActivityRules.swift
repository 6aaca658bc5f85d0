import BackgroundRuntime

/// The rules of Live Activities: who may start one.
package enum ActivityRules {
    package static let all: [Rule] =
        [foreground, intent, declared, allowed, count, size]
        + [limit, stale, update, dismissal, userDismissal, outlives, pushUpdate, pushStart]

    package static let foreground = Rule(
        "liveactivity.foreground", .from(.iOS(16, 1)),
        "An app starts a Live Activity only while a scene of it is foreground active; else it gets the error visibility.",
        confidence: .documented, .observed, sources: "AK-REQUEST", "LOG-LOOP611",
        advice: "Start it before the app leaves the screen, or by a push from iOS 17.2 on.")

    package static let intent = Rule(
        "liveactivity.intent", .from(.iOS(17)),
        "While a LiveActivityIntent runs, its app may start a Live Activity in the background too.",
        confidence: .documented, sources: "AI-LIVE")

    package static let declared = Rule(
        "liveactivity.declared", .from(.iOS(16, 1)),
        "Without NSSupportsLiveActivities in the manifest an app has no Live Activities: the error is unsupportedTarget.",
        confidence: .documented, .observed, sources: "AK-DISPLAY", "AK-ERROR",
        advice: "Set NSSupportsLiveActivities to true in Info.plist.")

    package static let allowed = Rule(
        "liveactivity.allowed", .from(.iOS(16, 1)),
        "The user can switch the Live Activities of an app off: areActivitiesEnabled is false, and the error is denied.",
        confidence: .documented, sources: "AK-INFO", "AK-ERROR")

    package static let count = Rule(
        "liveactivity.count", .from(.iOS(16, 1)),
        "An app has k.liveactivity.count Live Activities that go on at most; the error for one more is targetMaximumExceeded.",
        confidence: .documented, sources: "AK-ERROR")

    package static let size = Rule(
        "liveactivity.size", .from(.iOS(16, 1)),
        """
        The attributes and the content of a Live Activity take k.liveactivity.size at most: the error is \
        attributesTooLarge, and an update that is larger is ignored.
        """,
        confidence: .documented, .choice, sources: "AK-ERROR", "AK-DISPLAY")
}
