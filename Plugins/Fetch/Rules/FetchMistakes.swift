import BackgroundRuntime

/// What apps do wrong with background fetch.
enum FetchMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "fetch-never-set", "Declares the mode fetch, and sets no interval.",
            outcome: "performFetchWithCompletionHandler is never called.",
            reason: "The interval is never by default.",
            cure: "Set it in didFinishLaunching.",
            words: [
                "performFetchWithCompletionHandler not called", "background fetch never called",
                "setMinimumBackgroundFetchInterval default", "fetch event only comes when simulated in Xcode",
                "handler of background fetch is not entered on a phone",
            ],
            rules: ["fetch.default-never"],
            scenario: "\(folder)/fetch-never-set.json5"),
        FieldMistake(
            "fetch-and-permitted-ids",
            "Has the identifiers of the scheduler in its manifest, and still uses the old fetch.",
            outcome: "The old fetch is never called on iOS 13 and later.",
            reason: "The key BGTaskSchedulerPermittedIdentifiers switches it off.",
            cure: "Use one of the two: a refresh task of the scheduler.",
            words: [
                "background fetch stopped working on iOS 13", "BGTaskSchedulerPermittedIdentifiers disables fetch",
                "old fetch api and BGTaskScheduler together",
            ],
            rules: ["fetch.bgtask-conflict"],
            scenario: "\(folder)/fetch-and-permitted-ids.json5"),
    ]

    private static let folder = "Examples/FieldPain/Fetch/Scenarios"
}
