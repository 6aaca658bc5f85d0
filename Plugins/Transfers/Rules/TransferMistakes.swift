import BackgroundRuntime

/// What apps do wrong with transfers in the background.
enum TransferMistakes {
    static let all: [FieldMistake] = [
        FieldMistake(
            "transfer-handler-early", "Calls the completion handler of the session at once.",
            outcome: "The app is suspended before it is told what came.",
            reason: "The handler says that the app is done with the events of this wake.",
            cure: "Call it in urlSessionDidFinishEvents.",
            words: [
                "handleEventsForBackgroundURLSession completionHandler called immediately",
                "background download finished but delegate not called",
                "urlSession didFinishDownloadingTo not called after relaunch",
            ],
            rules: ["transfer.completion-early"],
            scenario: "\(folder)/transfer-handler-early.json5"),
        FieldMistake(
            "transfer-handler-never",
            "Never calls the completion handler of the session, or only when no task is left.",
            outcome: "A warning in the log, the app is ended, and later wakes get rarer.",
            reason: "The system waits for the handler, and ends an app that is not done in time.",
            cure: "Call it in urlSessionDidFinishEvents, whatever is left to do, on the main thread.",
            words: [
                "received call to handleEventsForBackgroundURLSession but the completion handler was never called",
                "0x2182bad3", "562215635", "missing completion handler call",
            ],
            code: "0x2182bad3",
            rules: ["transfer.completion-handler"],
            scenario: "\(folder)/transfer-handler-never.json5"),
        FieldMistake(
            "transfer-blocks-callback", "Blocks in a callback of its session.",
            outcome: "The events of the other transfers are lost at a launch in the background.",
            reason: "Callbacks come one after another, and the time of the wake runs out in the first.",
            cure: "Hand the work to another thread, and let the callback return.",
            words: [
                "background session only first download reported", "blocking in didFinishDownloadingTo",
                "lost callbacks after background relaunch",
            ],
            code: "0x2182bad3",
            rules: ["transfer.completion-handler"],
            scenario: "\(folder)/transfer-blocks-callback.json5"),
        FieldMistake(
            "transfer-chain", "Starts the next download at each wake.",
            outcome: "Each file waits longer than the one before.",
            reason: "A transfer that is started in the background is put off, and a limiter spaces the wakes.",
            cure: "Hand all transfers to the session while the app is in front.",
            words: [
                "background downloads get slower and slower", "NSURLSession background next download delayed",
                "background session rate limiter", "next file of a queue begins only when the app is opened",
                "one download after the other in the background",
            ],
            rules: ["transfer.one-at-a-time", "transfer.rate-limiter"],
            scenario: "\(folder)/transfer-chain.json5"),
        FieldMistake(
            "transfer-force-quit", "Expects downloads to go on after the user swiped it away.",
            outcome: "All transfers are cancelled; the app is told at its next launch.",
            reason: "A force quit cancels background transfers, and nothing launches the app for them.",
            cure: "Start again what was cancelled, as the reason of the error says.",
            words: [
                "download stops when app is killed", "NSURLErrorCancelledReasonUserForceQuitApplication",
                "background upload cancelled after force quit",
                "upload is cancelled when the app is swiped out of the switcher",
            ],
            rules: ["transfer.force-quit", "transfer.force-quit.reported"],
            scenario: "\(folder)/transfer-force-quit.json5"),
    ]

    private static let folder = "Examples/FieldPain/Transfers/Scenarios"
}
