import BackgroundRuntime

/// The module of the task scheduler: refresh and processing tasks that the system starts when it sees fit, and continued
/// tasks that the user starts.
///
/// Refresh tasks need the mode of background fetch, which another module stands for: this one reads the manifest, and
/// notes the use.
public enum BackgroundTaskModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "bgtask", contract: 2,
        values: [
            .documented(
                "processing", checks: checks, keepsAwake: [BackgroundTaskRules.processingAllowance],
                symbols: ["BGTaskScheduler", "BGProcessingTask", "BGProcessingTaskRequest"])
        ],
        summary:
            "Tasks that an app schedules run when the phone is at rest; a continued one goes on in the background.",
        simulated: simulated, notSimulated: notSimulated, rules: BackgroundTaskRules.all, plannedRules: [],
        constants: BackgroundTaskConstants.all, sources: BackgroundTaskSources.all,
        manifestKeys: [
            ManifestKey(permittedIdentifiers, .strings, label: "Permitted background task scheduler identifiers")
        ],
        terminationCodes: [
            TerminationCode(
                0x2182_bad2, "A background task of the task scheduler did not complete in time.",
                log: "background task failed to complete in time", rules: ["bgtask.complete.required"],
                sources: "XC-SIGKILL")
        ],
        conditions: [load, gpu, willingness], stimuli: stimuli.since(.iOS(13)), actions: actions.since(.iOS(13)),
        mistakes: BackgroundTaskMistakes.all + BackgroundTaskMistakes.ofTime,
        searchSynonyms: BackgroundTaskWords.all, start: .whenNeeded(), makeService: { BackgroundTaskService($0) },
        makeMode: { _ in BackgroundTaskMode() })

    static let permittedIdentifiers = "BGTaskSchedulerPermittedIdentifiers"

    /// Whether the phone has room for another continued task.
    static let load = DeviceCondition(
        "systemLoad", "How busy the phone is: a continued task starts only where the load is light.",
        values: ["light", "heavy"])

    /// Whether apps in the background may use the graphics processor.
    static let gpu = DeviceCondition(
        "backgroundGPU", "Whether the phone lends its graphics processor to continued tasks in the background.",
        values: ["supported", "unsupported"])

    /// How readily the phone starts tasks that it may start.
    static let willingness = DeviceCondition(
        "backgroundTasks",
        """
        How readily the phone starts scheduled tasks: as most do, at night on the charger and by the use of the app, or \
        at each chance.
        """,
        values: ["usual", willing])

    static let willing = "willing"

    private static let checks: [ManifestCheck] = [
        .needs(
            key: permittedIdentifiers, "the App Store refuses a build without the identifiers of its tasks",
            severity: .error, rule: BackgroundTaskRules.storeRejects.id),
        // From iOS 26 there are tasks that need no mode.
        .key(
            permittedIdentifiers, isForModes: ["fetch", "processing"],
            "no task with these identifiers can be submitted", systems: .from(.iOS(13), before: .iOS(26))),
    ]

    private static let simulated = [
        "launch handlers, the identifiers that a manifest permits, and the exceptions for a wrong registration",
        "requests with their errors, limits and dates; they outlive the launch and a restart",
        "when the system starts a task: in rounds, refresh by the hours at which the user opens the app, processing at night on the charger, each with a budget of the day; or more willingly",
        "what holds a request back: use of the phone, power, network, battery, Low Power Mode, switches, a force quit",
        "the limit of processor time, which a processing task on external power does not have",
        "the time of tasks, expiration handlers, and the end of an app that does not complete one",
        "requests of app extensions, for which the app is launched",
        "continued tasks: wildcards, strategies, progress, the user's cancelling, and a sudden end (iOS 26)",
        "the debugger's start and expiry of a task",
    ]

    private static let notSimulated = [
        "budgets of energy and data, and what a task does to the battery",
        "the question to the user whether a continued task without progress may go on: it expires",
        "how many continued tasks run at once: the condition systemLoad says whether there is room",
        "the exception of Swift 6 for a closure of the main actor that is called on a queue of the system",
        "entitlements: of health research tasks, and of continued tasks that want the graphics processor",
        "the protection of files that a health research task asks for",
        "the Live Activity of a continued task, the system's and none of the app's: what it would show is a line of the trace",
        "a keyboard extension without open access, and whether the type of an extension may schedule tasks",
        "the Xcode simulator, in which submit fails",
        "where Apple names none: the queue of expiration handlers, which is one of the system here",
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { BackgroundTaskModule.descriptor.register(in: $0, levels: 2) }
