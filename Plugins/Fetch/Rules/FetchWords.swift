import BackgroundRuntime

/// What people call what the rules of background fetch are about.
enum FetchWords {
    static let all: [PlainWords] = [
        PlainWords(
            "fetch.bgtask-conflict", "performFetch no longer called after adding BGTaskScheduler",
            "old background fetch and new BackgroundTasks together",
            "setMinimumBackgroundFetchInterval deprecated iOS 13"),
        PlainWords(
            "fetch.callback", "performFetchWithCompletionHandler", "background fetch launches the app",
            "how does background fetch work"),
        PlainWords("fetch.completion-once", "fetch completion handler called twice"),
        PlainWords(
            "fetch.completion-required", "fetch completion handler never called",
            "app was killed since background fetch did not finish", "0x2182bad4", "30 seconds for background fetch",
            "Application delegate received call to -application:performFetchWithCompletionHandler: but the completion handler was never called"
        ),
        PlainWords(
            "fetch.completion-suspends", "app is suspended after calling the fetch completion handler",
            "async request does not finish in background fetch"),
        PlainWords(
            "fetch.default-never", "background fetch never called", "minimumBackgroundFetchIntervalNever",
            "setMinimumBackgroundFetchInterval was not called"),
        PlainWords(
            "fetch.interval-lower-bound", "fetch interval is not respected", "background fetch every hour",
            "how often is background fetch called", "backgroundFetchIntervalMinimum"),
        PlainWords(
            "fetch.needs-mode", "fetch missing in UIBackgroundModes",
            "You've implemented performFetchWithCompletionHandler but you still need to add fetch"),
        PlainWords("fetch.no-foreground", "background fetch while the app is open"),
        PlainWords(
            "fetch.pattern-learning", "background fetch is irregular", "fetch not called for days",
            "fetch learns how the user uses the app", "background fetch works on simulator but not on device"),
        PlainWords(
            "fetch.result-feedback", "UIBackgroundFetchResult noData newData", "fetch gets called less often",
            "returning failed in fetch"),
        PlainWords(
            "fetch.switch-off", "background fetch after force quit", "background app refresh disabled",
            "fetch in low power mode"),
        PlainWords("fetch.task-limit", "beginBackgroundTask in background fetch"),
    ]
}
