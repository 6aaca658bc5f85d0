import BackgroundRuntime

/// What people call what the rules of pushes are about.
enum RemoteNotificationWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "push.callback", "didReceiveRemoteNotification fetchCompletionHandler", "silent push handler",
            "push received in background"),
        SearchSynonyms(
            "push.coalesce", "several silent pushes, only the last arrives",
            "pushes get lost while the phone is offline", "multiple data messages"),
        SearchSynonyms(
            "push.completion-required", "fetchCompletionHandler not called", "app killed after a silent push",
            "30 seconds for a silent push",
            "Application delegate received call to -application:didReceiveRemoteNotification:fetchCompletionHandler: but the completion handler was never called"
        ),
        SearchSynonyms(
            "push.debugger", "silent push works only in debug",
            "silent push works with Xcode attached but not in TestFlight", "data message works in debug only"),
        SearchSynonyms(
            "push.force-quit", "silent push when the app is killed",
            "push is not received after the user swiped the app away",
            "background message handler not called when the app is terminated", "data-only message terminated app",
            "wake a killed app by push", "receive messages when the app is terminated",
            "store received pushes while the app is not running", "chat messages while the app is closed"),
        SearchSynonyms(
            "push.foreground-immediate", "silent push arrives when I open the app",
            "pushes come all at once when the app is opened"),
        SearchSynonyms(
            "push.old-callback", "didReceiveRemoteNotification without completion handler not called in background"),
        SearchSynonyms("push.old-tap", "UIApplicationLaunchOptionsRemoteNotificationKey", "open app from push iOS 6"),
        SearchSynonyms("push.refresh-off", "silent push with background app refresh off"),
        SearchSynonyms(
            "push.register", "didRegisterForRemoteNotificationsWithDeviceToken is not called", "device token",
            "no valid aps-environment entitlement string found", "didFailToRegisterForRemoteNotifications",
            "registerForRemoteNotifications"),
        SearchSynonyms(
            "push.second-call", "didReceiveRemoteNotification called twice", "push callback again after tap"),
        SearchSynonyms(
            "push.silent.headers", "apns-priority 5", "apns-push-type background", "silent push priority 10",
            "BadPriority"),
        SearchSynonyms(
            "push.silent.needs-mode", "remote-notification background mode missing",
            "You still need to add remote-notification to the list of your supported UIBackgroundModes"),
        SearchSynonyms(
            "push.silent.payload", "content-available payload", "content-available with alert",
            "format of a silent push", "content_available true"),
        SearchSynonyms("push.tap.ios10", "tap on push iOS 10 not handled"),
        SearchSynonyms(
            "push.task-limit", "beginBackgroundTask in a push callback", "upload started by a silent push is cut off"),
        SearchSynonyms(
            "push.throttle", "silent push is delayed", "silent push not always delivered",
            "background notifications throttled", "how many silent pushes per hour",
            "silent pushes stop arriving after a while", "_CD_ push not delivered budget", "pushes come hours late"),
        SearchSynonyms("push.unused-app", "silent pushes stop when the app is not used for days"),
        SearchSynonyms(
            "push.visible-not-throttled", "alert push arrives but silent push does not",
            "visible push is shown but the app is not woken",
            "notification shown but handler not called in background",
            "messages of a chat app are shown although it was killed"),
    ]
}
