import BackgroundRuntime

/// What people call what the rules of background tasks are about.
enum BackgroundTaskWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms("bgtask.continued.abrupt", "continued processing task is ended without expiration handler"),
        SearchSynonyms("bgtask.continued.earliest-ignored", "earliestBeginDate of a BGContinuedProcessingTaskRequest"),
        SearchSynonyms(
            "bgtask.continued.foreground-only", "submit BGContinuedProcessingTask from background",
            "continued task has to be started by the user"),
        SearchSynonyms(
            "bgtask.continued.gpu", "BGContinuedProcessingTask GPU", "requiredResources gpu", "supportedResources"),
        SearchSynonyms(
            "bgtask.continued.identifier", "wildcard identifier in permitted identifiers",
            "BGContinuedProcessingTask identifier not permitted"),
        SearchSynonyms(
            "bgtask.continued.live-activity", "progress of export shown as Live Activity",
            "cancel button of a long running task"),
        SearchSynonyms(
            "bgtask.continued.network-cpu-gpu", "export video in background for minutes",
            "long upload or processing after the user leaves the app iOS 26"),
        SearchSynonyms(
            "bgtask.continued.progress", "continued task expired without progress", "task.progress completedUnitCount"),
        SearchSynonyms(
            "bgtask.continued.progress-rate", "continued processing task expires after 30 seconds",
            "report progress often"),
        SearchSynonyms("bgtask.continued.register-late", "register a continued task after launch"),
        SearchSynonyms("bgtask.continued.silent-no-start", "BGContinuedProcessingTask handler never called"),
        SearchSynonyms(
            "bgtask.continued.strategy", "immediateRunIneligible", "BGTaskSchedulerErrorDomain Code=4",
            "strategy fail or queue"),
        SearchSynonyms("bgtask.continued.user-cancel", "user cancels the continued task"),
        SearchSynonyms(
            "bgtask.budget", "how many times a day does a background refresh run",
            "background task runs less often than wanted", "only few background tasks per day",
            "budget of background app refresh"),
        SearchSynonyms("bgtask.cancel", "cancelAllTaskRequests", "cancel a scheduled background task", "stop a BGTask"),
        SearchSynonyms(
            "bgtask.complete.required", "setTaskCompleted not called",
            "app killed since a background task was not completed", "0x2182bad2", "BGTask must call setTaskCompleted"),
        SearchSynonyms(
            "bgtask.complete.suspends", "work goes on after setTaskCompleted",
            "async work cut off after setTaskCompleted", "suspended right after the task was completed"),
        SearchSynonyms(
            "bgtask.earliest", "earliestBeginDate is ignored", "background task runs hours later than scheduled",
            "run a BGTask at an exact time", "background fetch every 15 minutes with BGAppRefreshTask",
            "schedule a task at midnight"),
        SearchSynonyms("bgtask.earliest.not-clock.26", "nightly processing task stopped running iOS 26"),
        SearchSynonyms(
            "bgtask.earliest.week", "schedule a background task in two weeks", "earliestBeginDate far in the future"),
        SearchSynonyms("bgtask.expiration.cleared", "expirationHandler property is nil"),
        SearchSynonyms(
            "bgtask.expiration.handler", "BGTask expirationHandler is called", "background task ran out of time",
            "cancel operations when the refresh task expires"),
        SearchSynonyms("bgtask.expiration.no-handler", "BGTask without expirationHandler"),
        SearchSynonyms(
            "bgtask.first-unlock", "background tasks after restart before unlocking",
            "BGTask not run until the phone was unlocked"),
        SearchSynonyms(
            "bgtask.force-quit", "background refresh after the app was swiped away",
            "BGAppRefreshTask not run when the app is killed", "does a background task run after force quit"),
        SearchSynonyms(
            "bgtask.force-quit.processing", "BGProcessingTask after the user closed the app",
            "processing task when the app was killed from the switcher"),
        SearchSynonyms("bgtask.health", "BGHealthResearchTask"),
        SearchSynonyms(
            "bgtask.in-foreground", "BGTask runs while the app is open",
            "background task is started in the foreground", "BGTask handler called while the app is open"),
        SearchSynonyms(
            "bgtask.launch.no-handler", "No launch handler registered for task with identifier",
            "crash when a background task launches the app", "NSInternalInconsistencyException BGTaskScheduler"),
        SearchSynonyms(
            "bgtask.low-power", "background tasks in low power mode", "refresh does not run with battery saver"),
        SearchSynonyms("bgtask.main-app-launched", "schedule a background task from a widget or extension"),
        SearchSynonyms(
            "bgtask.pending-list", "getPendingTaskRequests is empty", "list scheduled background tasks",
            "check whether a BGTask is scheduled"),
        SearchSynonyms(
            "bgtask.processing.allowance", "how long may a BGProcessingTask run",
            "processing task ends after some minutes", "maximum run time of a processing task"),
        SearchSynonyms(
            "bgtask.processing.at-night", "processing task runs only at night",
            "BGProcessingTask runs only while charging", "processing task never runs during the day"),
        SearchSynonyms(
            "bgtask.processing.idle-only", "processing task is stopped when the user picks up the phone",
            "BGProcessingTask expires when the phone is used", "BGProcessingTask never runs",
            "processing task only when the device is idle"),
        SearchSynonyms(
            "bgtask.processing.locked", "database cannot be opened in a background task while locked",
            "processing task file protected"),
        SearchSynonyms("bgtask.processing.network", "requiresNetworkConnectivity", "no internet in a processing task"),
        SearchSynonyms(
            "bgtask.processing.power", "requiresExternalPower", "processing task needs charger",
            "cpu limit off while charging"),
        SearchSynonyms(
            "bgtask.reboot", "scheduled background task after restart of the phone",
            "is a BGTask lost when the app is terminated or the phone reboots"),
        SearchSynonyms(
            "bgtask.refresh.allowance", "how long may a BGAppRefreshTask run", "30 seconds for background refresh",
            "refresh task cut short"),
        SearchSynonyms(
            "bgtask.refresh.by-use", "BGAppRefreshTask never runs",
            "background refresh is not called on a real device",
            "app refresh runs only if the user opens the app often", "when does the system run app refresh",
            "background task works in debugger but not in production"),
        SearchSynonyms(
            "bgtask.register.before-launch-ends",
            "All launch handlers must be registered before application finishes launching",
            "register BGTask in SwiftUI or in a view", "BGTaskScheduler register crash"),
        SearchSynonyms(
            "bgtask.register.duplicate", "Launch handler for task with identifier has already been registered",
            "register twice crash", "two libraries register the same background task"),
        SearchSynonyms("bgtask.register.every-id", "permitted identifier without handler"),
        SearchSynonyms(
            "bgtask.register.permitted", "register(forTaskWithIdentifier) returns false",
            "BGTaskSchedulerPermittedIdentifiers missing", "identifier is not in Info.plist"),
        SearchSynonyms("bgtask.register.queue-nil", "which thread runs a BGTask handler", "using nil queue"),
        SearchSynonyms(
            "bgtask.store-rejects", "App Store upload missing BGTaskSchedulerPermittedIdentifiers", "ITMS-90771",
            "Missing Info.plist value processing"),
        SearchSynonyms("bgtask.submit.blocks", "BGTaskScheduler submit is slow", "submit blocks main thread at launch"),
        SearchSynonyms(
            "bgtask.submit.not-permitted", "BGTaskSchedulerErrorDomain Code=3", "notPermitted",
            "could not schedule app refresh error 3", "background modes fetch or processing missing"),
        SearchSynonyms(
            "bgtask.submit.one-launch", "background task runs only once", "BGTask is not repeated",
            "schedule again in the handler", "background refresh happens one time and never again"),
        SearchSynonyms(
            "bgtask.submit.replaces", "submit the same task twice", "scheduling again postpones the task",
            "pending request is replaced"),
        SearchSynonyms(
            "bgtask.submit.too-many", "BGTaskSchedulerErrorDomain Code=2", "tooManyPendingTaskRequests",
            "how many background tasks can be scheduled"),
        SearchSynonyms(
            "bgtask.submit.unavailable", "BGTaskSchedulerErrorDomain Code=1", "unavailable",
            "background tasks on the simulator", "could not schedule error 1"),
        SearchSynonyms("bgtask.time-per-launch", "two background tasks run in one launch"),
        SearchSynonyms(
            "bgtask.types.27", "which kinds of BGTaskRequest are there",
            "difference of app refresh and processing task"),
        SearchSynonyms(
            "bgtask.unused-app", "background refresh stops when the app is not opened for some days",
            "app not used for a week gets no background tasks"),
    ]
}
