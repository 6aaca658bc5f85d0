import BackgroundRuntime

/// The rules of URL sessions.
package enum TransferRules {
    /// All rules of URL sessions.
    package static let all: [Rule] = [
        noMode, outOfProcess, defaultSessionStops, defaultSuspend, delegateRequired, httpOnly, uploadFromFile,
        dataTasks, redirects, wakeAllDone, wakeLaunchEvents, wakeOrder, wakeRecreate, wakeRunning,
        wakeNotAtLaunch, completionHandler, completionEarly, fileMove, forceQuit, forceQuitReported,
        cancelReasons, discretionaryFlag, discretionaryForced, discretionaryForeground, retry,
        waitsConnectivity, wifiOnly, rateLimiter, oneAtATime, resumable, duplicateIdentifier, lowPower, reboot,
        unchanged27,
    ]

    package static let noMode = Rule(
        property: "transfer.no-mode", .from(.iOS(7)),
        "Background transfers need no UIBackgroundModes value.",
        confidence: .documented, sources: "FND-BG", "W13-705")

    package static let outOfProcess = Rule(
        "transfer.out-of-process", .from(.iOS(7)),
        "Transfers run in a system process and go on while the app is suspended, purged or crashed.",
        confidence: .documented, sources: "FND-BG")

    package static let defaultSessionStops = Rule(
        "transfer.default-session-stops", .from(.iOS(7)),
        "Tasks of a default or ephemeral session stop with suspension and may fail on resume (connection lost).",
        confidence: .documented, sources: "FND-BG", "Q-TCP")

    package static let defaultSuspend = Rule(
        "transfer.default.suspend", .from(.iOS(7)),
        """
        A task of a default session when its app is suspended: resumed soon, it completes; resumed late, it fails with a \
        time-out; if the sockets were reclaimed, it fails with an error, usually -1005; if the app is terminated, it is \
        lost without notice.
        """,
        confidence: .engineer, .observed, sources: "DTS-99991", "LOG-724950",
        advice: "Use a background session for what has to go on without the app.")

    package static let delegateRequired = Rule(
        "transfer.delegate-required", .from(.iOS(7)),
        "A background session needs a delegate; completion-handler task methods are refused.",
        confidence: .documented, sources: "FND-BG", "W13-705")

    package static let httpOnly = Rule(
        "transfer.http-only", .from(.iOS(7)),
        "A background session transfers by HTTP and HTTPS only.",
        confidence: .documented, sources: "FND-BG")

    package static let uploadFromFile = Rule(
        "transfer.upload-from-file", .from(.iOS(7)),
        """
        Uploads of a background session must be from a file: one from data ends the app with an exception, on iOS 7 each that \
        is from no file does. One from a stream fails once the app exits.
        """,
        confidence: .documented, .observed, sources: "FND-BG", "LOG-ALAMO740", "LOG-SWHTTP118",
        advice: "Write the bytes into a file, and upload that.")

    package static let dataTasks = Rule(
        "transfer.data-tasks", .from(.iOS(7)),
        """
        Data tasks in a background session work only while the app runs (iOS 8 and later; not at all on iOS 7). One that is \
        under way as the app is suspended wakes nobody, and has failed with NSURLErrorBackgroundSessionWasDisconnected (-997) \
        as it goes on.
        """,
        confidence: .documented, .observed, sources: "W13-705", "W14-707", "LOG-ALAMO2101", "LOG-FETCHBLOB448")

    package static let redirects = Rule(
        "transfer.redirects", .from(.iOS(7)),
        "Redirects of a background session are followed always; the delegate is not asked.",
        confidence: .documented, sources: "FND-BG")

    package static let fileMove = Rule(
        "transfer.file-move", .from(.iOS(7)),
        "The downloaded file must be moved or opened before the delegate method returns; then it is deleted.",
        confidence: .documented, sources: "FND-BG")

    package static let resumable = Rule(
        "transfer.resumable", .from(.iOS(7)),
        "A failed or cancelled download may carry resume data, with server support; uploads do so from iOS 17.",
        confidence: .documented, sources: "W23-10006")

    package static let duplicateIdentifier = Rule(
        "transfer.duplicate-identifier", .from(.iOS(7)),
        "Two live sessions with one identifier are an error of the app.",
        confidence: .documented, sources: "W13-705", "FND-CONF")

    package static let unchanged27 = Rule(
        property: "transfer.27", .from(.iOS(26)),
        "No change to background sessions was found for iOS 26 or 27.",
        confidence: .choice)
}
