import BackgroundRuntime

// What can happen to the phone, and what a scripted app can do.

extension FetchModule {
    static let stimuli = [
        Stimulus("fetch.now", "The system lets the app fetch at once, as Xcode's Simulate Background Fetch does.") {
            device, app, _ in
            device.requiredService(FetchService.self).fetchNow(app)
            device.settle()
        }
    ]

    static let actions = [
        ScriptedAction(
            "fetch.setInterval", "Calls setMinimumBackgroundFetchInterval(_:).",
            parameters: [
                .optional("seconds", .duration, "the interval; backgroundFetchIntervalMinimum by default"),
                .optional("never", .flag, "backgroundFetchIntervalNever; no by default"),
            ]
        ) { process, with in
            let interval = with.flag("never") == true ? nil : with.duration("seconds") ?? .zero
            process.device.requiredService(FetchService.self).setMinimumFetchInterval(interval, in: process)
        },
        ScriptedAction(
            "fetch.complete", "Calls the completion handler of performFetchWithCompletionHandler.",
            parameters: [
                .optional(
                    "result", .choice(FetchResult.allCases.map(\.rawValue)),
                    "what came of the fetch; newData by default"),
                .optional("after", .duration, "how long the fetch takes, on another thread; no time by default"),
            ]
        ) { process, with in
            let result = with.text("result").flatMap(FetchResult.init) ?? .newData
            guard let time = with.duration("after") else {
                return try process.answers.give(result.answer, to: .performFetch)
            }
            guard process.answers.isWaiting(for: .performFetch) else {
                throw StimulusError("no fetch waits for its completion handler")
            }
            let thread = process.makeThread("fetch")
            thread.enqueue { [unowned process] in
                SimulatedThread.sleep(for: time)
                try? process.answers.give(result.answer, to: .performFetch)
                process.removeThread(thread)
            }
        },
    ]
}
