/// What people call what the rules of finite-length tasks are about.
enum TaskSynonyms {
    static let all: [SearchSynonyms] = [
        SearchSynonyms("task.budget.background-begin", "beginBackgroundTask during a background wake"),
        SearchSynonyms("task.budget.foreground-resets", "background time resets when opening the app"),
        SearchSynonyms(
            "task.budget.may-shrink", "backgroundTimeRemaining jumps", "background task ends earlier than expected",
            "less than 30 seconds"),
        SearchSynonyms(
            "task.budget.not-renewed-by-end", "begin background task again to get more time",
            "restart background task for more time", "chain background tasks"),
        SearchSynonyms(
            "task.budget.shared", "several background tasks at the same time", "two background tasks more time"),
        SearchSynonyms("task.budget.start", "when does the background time start to count"),
        SearchSynonyms(
            "task.default-30", "how long can an app run in background", "30 seconds in background",
            "3 minutes background time", "background time limit", "extend background time beyond 30 seconds",
            "app runs only 30 seconds after minimizing", "stops after 30 seconds in background",
            "stops after 3 minutes in background", "app is stopped after some minutes"),
        SearchSynonyms("task.remaining.decreases", "backgroundTimeRemaining counts down"),
        SearchSynonyms(
            "task.remaining.foreground-max", "backgroundTimeRemaining is a very large number", "1.797e308", "DBL_MAX"),
        SearchSynonyms(
            "task.remaining.no-task", "backgroundTimeRemaining 5 seconds", "backgroundTimeRemaining without a task"),
        SearchSynonyms("task.remaining.validity", "backgroundTimeRemaining wrong", "backgroundTimeRemaining value"),
        SearchSynonyms(
            "task.transfer-hint", "long upload with beginBackgroundTask",
            "upload of large video is cut after 30 seconds"),
        SearchSynonyms("task.end.any-thread", "endBackgroundTask from a background thread"),
        SearchSynonyms("task.end.balance", "endBackgroundTask for each begin"),
        SearchSynonyms("task.end.early", "expiration handler not called when the task ended"),
        SearchSynonyms("task.end.invalid-id", "endBackgroundTask invalid identifier"),
        SearchSynonyms("task.end.suspends", "app is suspended after endBackgroundTask"),
        SearchSynonyms(
            "task.end.unknown-id", "Can't endBackgroundTask: no background task exists with identifier",
            "or it may have already been ended"),
        SearchSynonyms("task.handler.all", "several expiration handlers"),
        SearchSynonyms("task.handler.blocking-others", "expiration handler takes too long"),
        SearchSynonyms(
            "task.handler.lead", "how long before the end is the expiration handler called",
            "time in the expiration handler"),
        SearchSynonyms(
            "task.handler.main-thread", "expiration handler thread",
            "is the expiration handler called on the main thread"),
        SearchSynonyms(
            "task.handler.must-end-synchronously", "endBackgroundTask in async block of the expiration handler",
            "expiration handler async"),
        SearchSynonyms("task.handler.nil", "beginBackgroundTask without expiration handler"),
        SearchSynonyms("task.handler.not-on-suspend", "expiration handler is not called"),
        SearchSynonyms("task.handler.once", "expiration handler called once"),
        SearchSynonyms("task.handler.order", "order of expiration handlers"),
        SearchSynonyms("task.hold.ble", "task time in a bluetooth or push wake"),
        SearchSynonyms(
            "task.hold.no-expiry", "background task never expires while audio plays",
            "backgroundTimeRemaining unlimited with audio or location"),
        SearchSynonyms("task.hold.remaining", "backgroundTimeRemaining max in background while playing"),
        SearchSynonyms("task.hold.restart", "background time after the music stops"),
        SearchSynonyms(
            "task.age-warning", "Background Task created over 30 seconds ago",
            "In applications running in the background, this creates a risk of termination",
            "Background task still not ended after expiration handlers were called"),
        SearchSynonyms("task.count-limit", "0xbada5e47", "too many background tasks open", "1000 background tasks"),
        SearchSynonyms(
            "task.leak.id-overwritten", "background task identifier overwritten",
            "begin called twice and one identifier"),
        SearchSynonyms(
            "task.leak.kill", "app killed after 30 seconds in background", "endBackgroundTask not called",
            "assertion expired RunningBoard termination", "has active assertions beyond permitted time",
            "background task never ended", "Background task still not ended after expiration handlers were called"),
        SearchSynonyms("task.leak.metric", "background task assertion timeout"),
        SearchSynonyms(
            "task.leak.report-detail", "which background task was not ended", "crash report background task name"),
        SearchSynonyms("task.sleep.keeps-awake", "does a background task keep the phone awake"),
        SearchSynonyms(
            "task.sleep.opportunistic", "background task pauses while the phone sleeps",
            "screen off and background task"),
        SearchSynonyms("task.begin.after-budget", "begin background task when time is over"),
        SearchSynonyms(
            "task.begin.any-state", "beginBackgroundTask from a thread", "where to call beginBackgroundTask"),
        SearchSynonyms(
            "task.begin.async-grant", "beginBackgroundTask at the end of didEnterBackground",
            "background task not granted"),
        SearchSynonyms(
            "task.begin.foreground-dormant", "start background task in foreground",
            "beginBackgroundTask before going to background"),
        SearchSynonyms("task.begin.in-handler", "start a new background task in the expiration handler"),
        SearchSynonyms("task.begin.no-guarantee", "is background time guaranteed"),
        SearchSynonyms("task.begin.refused", "expiration handler called immediately"),
        SearchSynonyms(
            "task.extension", "performExpiringActivity", "background task in an app extension",
            "beginBackgroundTask in widget or share extension", "UIApplication.shared unavailable in extension"),
        SearchSynonyms("task.id.invalid", "UIBackgroundTaskInvalid returned", "beginBackgroundTask returns invalid"),
        SearchSynonyms("task.id.invalid-value", "compare background task identifier with 0"),
        SearchSynonyms("task.id.unique", "background task identifier"),
        SearchSynonyms("task.name", "beginBackgroundTask withName", "background task name in the debugger"),
        SearchSynonyms("task.needs-no-mode", "does beginBackgroundTask need a background mode"),
        SearchSynonyms(
            "task.priority", "app is slower in background", "lower priority cpu in background",
            "throttled in background"),
    ]
}
