import BackgroundRuntime

/// What apps do wrong as they register tasks of the scheduler and submit them.
enum BackgroundTaskMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "bgtask-register-late", "Registers a launch handler after the launch, as in a view controller.",
            outcome: "The app crashes with an exception.",
            reason: """
                Handlers are registered before didFinishLaunching returns; with scenes a view comes later than \
                that.
                """,
            cure: "Register in didFinishLaunching.",
            words: [
                "All launch handlers must be registered before application finishes launching",
                "BGTaskScheduler register crash", "register BGTask in scene delegate",
                "register background task in view controller",
            ],
            code: "EXC_CRASH (SIGABRT)",
            rules: ["bgtask.register.before-launch-ends"],
            scenario: "\(folder)/bgtask-register-late.json5"),
        FieldMistake(
            "bgtask-register-twice", "Registers an identifier twice, as two libraries do.",
            outcome: "The app crashes with an exception.",
            reason: "An identifier has one handler.",
            cure: "Register each identifier once; ask each library which ones it registers.",
            words: [
                "Launch handler for task with identifier has already been registered",
                "two libraries register same BGTask identifier", "duplicate BGTaskScheduler registration",
            ],
            code: "EXC_CRASH (SIGABRT)",
            rules: ["bgtask.register.duplicate"],
            scenario: "\(folder)/bgtask-register-twice.json5"),
        FieldMistake(
            "bgtask-no-handler", "Submits a request for which nobody registered a handler.",
            outcome: "The app crashes with an exception when the task is to start.",
            reason: "The system launches the app for the request, and there is nothing to call.",
            cure: "Register a handler for each identifier, in every launch.",
            words: ["No launch handler registered for task with identifier", "BGTask crash at launch no handler"],
            code: "EXC_CRASH (SIGABRT)",
            rules: ["bgtask.launch.no-handler", "bgtask.register.every-id"],
            scenario: "\(folder)/bgtask-no-handler.json5"),
        FieldMistake(
            "bgtask-not-scheduled", "Has a task started by the debugger that is not pending.",
            outcome: "The console says that no task request with this identifier has been scheduled.",
            reason: """
                The identifier is not permitted, was never submitted, was submitted under another name, was \
                refused, or has run already.
                """,
            cure: "Submit a request with the same identifier first, and look whether submit throws.",
            words: [
                "No task request with identifier has been scheduled",
                "_simulateLaunchForTaskWithIdentifier does nothing",
                "simulateLaunchForTaskWithIdentifier no task request",
            ],
            rules: ["bgtask.submit.one-launch", "bgtask.pending-list"],
            scenario: "\(folder)/bgtask-not-scheduled.json5"),
        FieldMistake(
            "bgtask-identifier-missing", "Uses an identifier that is not in its manifest.",
            outcome: "Submit throws BGTaskSchedulerErrorDomain Code=3, or the upload is rejected.",
            reason: "Identifiers are copied without being changed, or the list is missing.",
            cure: """
                Write each identifier that the code registers into BGTaskSchedulerPermittedIdentifiers, and no \
                other.
                """,
            words: [
                "BGTaskSchedulerErrorDomain Code=3", "notPermitted BGTaskScheduler",
                "The Info.plist key 'BGTaskSchedulerPermittedIdentifiers' must contain a list of identifiers",
                "ITMS-90771", "Missing Info.plist value BGTaskSchedulerPermittedIdentifiers",
            ],
            rules: ["bgtask.register.permitted", "bgtask.submit.not-permitted", "bgtask.store-rejects"],
            scenario: "\(folder)/bgtask-identifier-missing.json5"),
        FieldMistake(
            "bgtask-unavailable", "Submits where the scheduler is not available.",
            outcome: "Submit throws BGTaskSchedulerErrorDomain Code=1.",
            reason: "Background App Refresh is off, or it is the Simulator of Xcode, or an extension that may not.",
            cure: "Catch the error, and tell the user how to switch Background App Refresh on.",
            words: [
                "BGTaskSchedulerErrorDomain Code=1", "BGTaskScheduler unavailable", "submit fails in simulator",
                "background app refresh switched off",
            ],
            rules: ["bgtask.submit.unavailable"],
            scenario: "\(folder)/bgtask-unavailable.json5"),
    ]

    private static let folder = "Examples/FieldPain/BackgroundTasks/Scenarios"
}
