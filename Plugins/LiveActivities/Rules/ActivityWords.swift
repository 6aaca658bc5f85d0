import BackgroundRuntime

/// What people call what the rules of Live Activities are about.
enum ActivityWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "liveactivity.dismissal", "remove an ended Live Activity from the lock screen",
            "dismissalPolicy immediate after default", "live activity stays after end"),
        SearchSynonyms(
            "liveactivity.limit", "how long does a Live Activity last", "live activity ends after 8 hours",
            "live activity disappears after 12 hours"),
        SearchSynonyms(
            "liveactivity.outlives", "live activity remains after the app is killed",
            "end a Live Activity when the app is terminated", "old live activity still on the lock screen",
            "activity goes on after force quit"),
        SearchSynonyms(
            "liveactivity.push-update", "update a Live Activity by push", "ActivityKit push notification is not shown",
            "apns-push-type liveactivity", "pushTokenUpdates"),
        SearchSynonyms("liveactivity.stale", "staleDate", "activity shows old data", "isStale"),
        SearchSynonyms(
            "liveactivity.update", "Live Activity does not update in background", "timer in a Live Activity stops",
            "Dynamic Island freezes", "update an activity when the app is suspended"),
        SearchSynonyms("liveactivity.user-dismissal", "user swipes away the Live Activity", "activityState dismissed"),
        SearchSynonyms(
            "push.liveactivity.start", "start a Live Activity remotely", "pushToStartTokenUpdates", "push to start",
            "live activity while the app is closed"),
        SearchSynonyms(
            "liveactivity.allowed", "areActivitiesEnabled false", "user disabled Live Activities",
            "ActivityAuthorizationError denied"),
        SearchSynonyms("liveactivity.count", "maximum number of Live Activities", "targetMaximumExceeded"),
        SearchSynonyms(
            "liveactivity.declared", "NSSupportsLiveActivities", "unsupportedTarget",
            "Target does not include NSSupportsLiveActivities plist key"),
        SearchSynonyms(
            "liveactivity.foreground", "start a Live Activity from the background", "Target is not foreground",
            "visibility error Activity.request", "The operation couldn't be completed. Target is not foreground"),
        SearchSynonyms("liveactivity.intent", "start Live Activity from a shortcut or an intent", "LiveActivityIntent"),
        SearchSynonyms("liveactivity.size", "Live Activity payload 4 KB", "attributesTooLarge"),
    ]
}
