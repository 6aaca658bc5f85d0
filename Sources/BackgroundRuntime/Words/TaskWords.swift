/// What people call what the rules of finite-length tasks are about.
enum TaskWords {
    static let all: [PlainWords] = [
        PlainWords("task.budget.background-begin", "beginBackgroundTask during a background wake"),
        PlainWords("task.budget.foreground-resets", "background time resets when opening the app"),
        PlainWords(
            "task.budget.may-shrink", "backgroundTimeRemaining jumps", "background task ends earlier than expected",
            "less than 30 seconds"),
        PlainWords(
            "task.budget.not-renewed-by-end", "begin background task again to get more time",
            "restart background task for more time", "chain background tasks"),
        PlainWords("task.budget.shared", "several background tasks at the same time", "two background tasks more time"),
        PlainWords("task.budget.start", "when does the background time start to count"),
        PlainWords(
            "task.default-30", "how long can an app run in background", "30 seconds in background",
            "3 minutes background time", "background time limit", "extend background time beyond 30 seconds",
            "app runs only 30 seconds after minimizing", "stops after 30 seconds in background",
            "stops after 3 minutes in background", "app is stopped after some minutes"),
        PlainWords("task.remaining.decreases", "backgroundTimeRemaining counts down"),
        PlainWords(
            "task.remaining.foreground-max", "backgroundTimeRemaining is a very large number", "1.797e308", "DBL_MAX"),
        PlainWords(
            "task.remaining.no-task", "backgroundTimeRemaining 5 seconds", "backgroundTimeRemaining without a task"),
        PlainWords("task.remaining.validity", "backgroundTimeRemaining wrong", "backgroundTimeRemaining value"),
        PlainWords(
            "task.transfer-hint", "long upload with beginBackgroundTask",
            "upload of large video is cut after 30 seconds"),
        PlainWords("task.end.any-thread", "endBackgroundTask from a background thread"),
        PlainWords("task.end.balance", "endBackgroundTask for each begin"),
        PlainWords("task.end.early", "expiration handler not called when the task ended"),
        PlainWords("task.end.invalid-id", "endBackgroundTask invalid identifier"),
        PlainWords("task.end.suspends", "app is suspended after endBackgroundTask"),
        PlainWords(
            "task.end.unknown-id", "Can't endBackgroundTask: no background task exists with identifier",
            "or it may have already been ended"),
        PlainWords("task.handler.all", "several expiration handlers"),
        PlainWords("task.handler.blocking-others", "expiration handler takes too long"),
        PlainWords(
            "task.handler.lead", "how long before the end is the expiration handler called",
            "time in the expiration handler"),
        PlainWords(
            "task.handler.main-thread", "expiration handler thread",
            "is the expiration handler called on the main thread"),
        PlainWords(
            "task.handler.must-end-synchronously", "endBackgroundTask in async block of the expiration handler",
            "expiration handler async"),
        PlainWords("task.handler.nil", "beginBackgroundTask without expiration handler"),
        PlainWords("task.handler.not-on-suspend", "expiration handler is not called"),
        PlainWords("task.handler.once", "expiration handler called once"),
        PlainWords("task.handler.order", "order of expiration handlers"),
        PlainWords("task.hold.ble", "task time in a bluetooth or push wake"),
        PlainWords(
            "task.hold.no-expiry", "background task never expires while audio plays",
            "backgroundTimeRemaining unlimited with audio or location"),
        PlainWords("task.hold.remaining", "backgroundTimeRemaining max in background while playing"),
        PlainWords("task.hold.restart", "background time after the music stops"),
        PlainWords(
            "task.age-warning", "Background Task created over 30 seconds ago",
            "In applications running in the background, this creates a risk of termination",
            "Background task still not ended after expiration handlers were called"),
        PlainWords("task.count-limit", "0xbada5e47", "too many background tasks open", "1000 background tasks"),
        PlainWords(
            "task.leak.id-overwritten", "background task identifier overwritten",
            "begin called twice and one identifier"),
        PlainWords(
            "task.leak.kill", "app killed after 30 seconds in background", "endBackgroundTask not called",
            "assertion expired RunningBoard termination", "has active assertions beyond permitted time",
            "background task never ended", "Background task still not ended after expiration handlers were called"),
        PlainWords("task.leak.metric", "background task assertion timeout"),
        PlainWords(
            "task.leak.report-detail", "which background task was not ended", "crash report background task name"),
        PlainWords("task.sleep.keeps-awake", "does a background task keep the phone awake"),
        PlainWords(
            "task.sleep.opportunistic", "background task pauses while the phone sleeps",
            "screen off and background task"),
        PlainWords("task.begin.after-budget", "begin background task when time is over"),
        PlainWords("task.begin.any-state", "beginBackgroundTask from a thread", "where to call beginBackgroundTask"),
        PlainWords(
            "task.begin.async-grant", "beginBackgroundTask at the end of didEnterBackground",
            "background task not granted"),
        PlainWords(
            "task.begin.foreground-dormant", "start background task in foreground",
            "beginBackgroundTask before going to background"),
        PlainWords("task.begin.in-handler", "start a new background task in the expiration handler"),
        PlainWords("task.begin.no-guarantee", "is background time guaranteed"),
        PlainWords("task.begin.refused", "expiration handler called immediately"),
        PlainWords(
            "task.extension", "performExpiringActivity", "background task in an app extension",
            "beginBackgroundTask in widget or share extension", "UIApplication.shared unavailable in extension"),
        PlainWords("task.id.invalid", "UIBackgroundTaskInvalid returned", "beginBackgroundTask returns invalid"),
        PlainWords("task.id.invalid-value", "compare background task identifier with 0"),
        PlainWords("task.id.unique", "background task identifier"),
        PlainWords("task.name", "beginBackgroundTask withName", "background task name in the debugger"),
        PlainWords("task.needs-no-mode", "does beginBackgroundTask need a background mode"),
        PlainWords(
            "task.priority", "app is slower in background", "lower priority cpu in background",
            "throttled in background"),
    ]
}
