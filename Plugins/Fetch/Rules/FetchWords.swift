import BackgroundRuntime

/// What people call what the rules of background fetch are about.
enum FetchWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "fetch.bgtask-conflict", "performFetch no longer called after adding BGTaskScheduler",
            "old background fetch and new BackgroundTasks together",
            "setMinimumBackgroundFetchInterval deprecated iOS 13"),
        SearchSynonyms(
            "fetch.callback", "performFetchWithCompletionHandler", "background fetch launches the app",
            "how does background fetch work"),
        SearchSynonyms("fetch.completion-once", "fetch completion handler called twice"),
        SearchSynonyms(
            "fetch.completion-required", "fetch completion handler never called",
            "app was killed since background fetch did not finish", "0x2182bad4", "30 seconds for background fetch",
            "Application delegate received call to -application:performFetchWithCompletionHandler: but the completion handler was never called"
        ),
        SearchSynonyms(
            "fetch.completion-suspends", "app is suspended after calling the fetch completion handler",
            "async request does not finish in background fetch"),
        SearchSynonyms(
            "fetch.default-never", "background fetch never called", "minimumBackgroundFetchIntervalNever",
            "setMinimumBackgroundFetchInterval was not called"),
        SearchSynonyms(
            "fetch.interval-lower-bound", "fetch interval is not respected", "background fetch every hour",
            "how often is background fetch called", "backgroundFetchIntervalMinimum"),
        SearchSynonyms(
            "fetch.needs-mode", "fetch missing in UIBackgroundModes",
            "You've implemented performFetchWithCompletionHandler but you still need to add fetch"),
        SearchSynonyms("fetch.no-foreground", "background fetch while the app is open"),
        SearchSynonyms(
            "fetch.pattern-learning", "background fetch is irregular", "fetch not called for days",
            "fetch learns how the user uses the app", "background fetch works on simulator but not on device"),
        SearchSynonyms(
            "fetch.result-feedback", "UIBackgroundFetchResult noData newData", "fetch gets called less often",
            "returning failed in fetch"),
        SearchSynonyms(
            "fetch.switch-off", "background fetch after force quit", "background app refresh disabled",
            "fetch in low power mode"),
        SearchSynonyms("fetch.task-limit", "beginBackgroundTask in background fetch"),
    ]
}
