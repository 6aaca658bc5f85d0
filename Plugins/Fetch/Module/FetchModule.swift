import BackgroundRuntime

/// The module of background fetch: the system launches an app now and then, so that it can fetch content.
public enum FetchModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "fetch", contract: 2,
        values: [
            .documented(
                "fetch", keepsAwake: [FetchRules.callback],
                symbols: [
                    "performFetchWithCompletionHandler", "setMinimumBackgroundFetchInterval", "BGAppRefreshTask",
                    "BGAppRefreshTaskRequest", "backgroundTask",
                ])
        ],
        summary: "Launches an app now and then to fetch content, shortly before the user is likely to open it.",
        simulated: simulated, notSimulated: notSimulated, rules: FetchRules.all, plannedRules: [],
        constants: FetchConstants.all, sources: FetchSources.all,
        terminationCodes: [
            TerminationCode(
                0x2182_bad4, "A background fetch was not completed in time.", rules: ["fetch.completion-required"],
                sources: "XC-SIGKILL")
        ], stimuli: stimuli.since(.iOS(7)), actions: actions.since(.iOS(7)), mistakes: FetchMistakes.all,
        searchSynonyms: FetchWords.all, start: .whenNeeded(),
        makeService: { FetchService($0) },
        makeMode: { _ in FetchMode() })

    /// The key whose presence switches the old fetch off.
    static let permittedIdentifiers = "BGTaskSchedulerPermittedIdentifiers"

    private static let simulated = [
        "setMinimumBackgroundFetchInterval, with its minimum and never, as a lower bound",
        "when the system fetches: in rounds, with a chance from the seed, by the hours at which the user opens the app",
        "performFetchWithCompletionHandler, its time, its results, and the end of an app that does not answer",
        "what holds a fetch back: switches, Low Power Mode, battery, a force quit, the app in front",
        "the keys of the task scheduler, which switch the old fetch off (iOS 13)",
        "Xcode's Simulate Background Fetch",
    ]

    private static let notSimulated = [
        "the energy and the data that a fetch takes: only its result and its time count",
        "the network: a fetch is made online and offline",
        "a prediction beyond the hours of the day at which the app was opened of late",
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { FetchModule.descriptor.register(in: $0, levels: 2) }
