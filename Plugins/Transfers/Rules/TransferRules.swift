import BackgroundRuntime

/// The rules of background URL sessions.
package enum TransferRules {
    /// All rules of background URL sessions.
    package static let all: [Rule] = [
        noMode, outOfProcess, defaultSessionStops, delegateRequired, httpOnly, uploadFromFile, dataTasks, redirects,
        wakeAllDone, wakeLaunchEvents, wakeOrder, wakeRecreate, wakeRunning, wakeNotAtLaunch, completionHandler,
        completionEarly, fileMove, forceQuit, forceQuitReported, cancelReasons, discretionaryFlag,
        discretionaryForced, discretionaryForeground, retry, waitsConnectivity, wifiOnly, rateLimiter, oneAtATime,
        resumable, duplicateIdentifier, lowPower, reboot,
    ]

    package static let noMode = Rule(
        "transfer.no-mode", .from(.iOS(7)),
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
        "Uploads of a background session must be from a file; data or stream uploads fail once the app exits.",
        confidence: .documented, sources: "FND-BG")

    package static let dataTasks = Rule(
        "transfer.data-tasks", .from(.iOS(7)),
        "Data tasks in a background session work only while the app runs (iOS 8 and later; not at all on iOS 7).",
        confidence: .documented, sources: "W13-705", "W14-707")

    package static let redirects = Rule(
        "transfer.redirects", .from(.iOS(7)),
        "Redirects of a background session are followed always; the delegate is not asked.",
        confidence: .documented, sources: "FND-BG")

    package static let wakeAllDone = Rule(
        "transfer.wake.all-done", .from(.iOS(7)),
        """
        The app is launched or resumed when all tasks of a background session are done (or one needs \
        authentication), not per task.
        """,
        confidence: .documented, sources: "UIK-HANDLEBG")

    package static let wakeLaunchEvents = Rule(
        "transfer.wake.launch-events", .from(.iOS(7)),
        "The app is launched or resumed for a session only with sessionSendsLaunchEvents true, the default.",
        confidence: .documented, sources: "FND-CONF")

    package static let wakeOrder = Rule(
        "transfer.wake.order", .from(.iOS(7)),
        """
        The calls of a wake are handleEventsForBackgroundURLSession with identifier and handler, then the task \
        callbacks, then urlSessionDidFinishEvents.
        """,
        confidence: .documented, sources: "UIK-HANDLEBG", "FND-BG")

    package static let wakeRecreate = Rule(
        "transfer.wake.recreate", .from(.iOS(7)),
        """
        After a launch for a transfer the app must make a session with the same identifier and configuration, or \
        no event is delivered.
        """,
        confidence: .documented, sources: "UIK-HANDLEBG")

    package static let wakeRunning = Rule(
        "transfer.wake.running", .from(.iOS(7)),
        """
        If the app is running the callbacks of a session come directly and handleEventsForBackgroundURLSession is \
        not called.
        """,
        confidence: .documented, .choice, sources: "UIK-HANDLEBG")

    package static let wakeNotAtLaunch = Rule(
        "transfer.wake.not-at-launch", .from(.iOS(7)),
        "A user launch with transfers still running does not call handleEventsForBackgroundURLSession.",
        confidence: .documented, sources: "UIK-HANDLEBG")

    package static let completionHandler = Rule(
        "transfer.completion-handler", .from(.iOS(7)),
        """
        The stored handler must be called on the main thread after urlSessionDidFinishEvents; not calling it \
        within k.transfer.wake ends the app (0x2182bad3); the log warns that the handler was never called.
        """,
        confidence: .documented, .observed, sources: "FND-BG", "W14-707", "XC-SIGKILL", "LOG-FD8")

    package static let completionEarly = Rule(
        "transfer.completion-early", .from(.iOS(7)),
        """
        Calling the session's completion handler before the events are processed lets the app be suspended with \
        events undelivered until its next run.
        """,
        confidence: .observed, sources: "LOG-FD8")

    package static let fileMove = Rule(
        "transfer.file-move", .from(.iOS(7)),
        "The downloaded file must be moved or opened before the delegate method returns; then it is deleted.",
        confidence: .documented, sources: "FND-BG")

    package static let forceQuit = Rule(
        "transfer.force-quit", .from(.iOS(7)),
        "A force quit cancels all background transfers; the system does not relaunch the app for them.",
        confidence: .documented, sources: "FND-BG", "LOG-AF3976")

    package static let forceQuitReported = Rule(
        "transfer.force-quit.reported", .from(.iOS(8)),
        """
        At the next user launch, after the session is recreated, each cancelled transfer gets a cancelled error \
        whose reason is userForceQuitApplication.
        """,
        confidence: .documented, .observed, sources: "FND-CANCEL", "LOG-AF3976")

    package static let cancelReasons = Rule(
        "transfer.cancel-reasons", .from(.iOS(8)),
        "Other reasons of a cancelled transfer are backgroundUpdatesDisabled and insufficientSystemResources.",
        confidence: .documented, sources: "FND-CANCEL")

    package static let discretionaryFlag = Rule(
        "transfer.discretionary.flag", .from(.iOS(7)),
        """
        Discretionary transfers wait for good conditions (Wi-Fi, power); on iOS 7 Wi-Fi only, from 8 relaxed as \
        the timeout nears.
        """,
        confidence: .documented, sources: "W13-705", "W14-707", "FND-CONF")

    package static let discretionaryForced = Rule(
        "transfer.discretionary.forced", .from(.iOS(7)),
        "A transfer started while the app is in the background is discretionary whatever the flag says.",
        confidence: .documented, sources: "FND-CONF")

    package static let discretionaryForeground = Rule(
        "transfer.discretionary.foreground", .from(.iOS(8)),
        """
        From iOS 8 a transfer started in the background becomes non-discretionary when the user brings the app to \
        the foreground.
        """,
        confidence: .documented, sources: "W14-707")

    package static let retry = Rule(
        "transfer.retry", .from(.iOS(7)),
        """
        Network failures of a background transfer are retried by the system until k.transfer.resource-timeout; the \
        request timeout leads to a retry.
        """,
        confidence: .documented, sources: "FND-CONF")

    package static let waitsConnectivity = Rule(
        "transfer.waits-connectivity", .from(.iOS(11)),
        "A background session always waits for connectivity.",
        confidence: .documented, sources: "FND-CONF")

    package static let wifiOnly = Rule(
        "transfer.wifi-only", .from(.iOS(7)),
        "With cellular disallowed a transfer waits for Wi-Fi and does not fail for it.",
        confidence: .documented, sources: "FND-CONF")

    package static let rateLimiter = Rule(
        "transfer.rate-limiter", .from(.iOS(7)),
        """
        Each transfer started from a background relaunch meets a growing delay; it resets when the user opens the \
        app, or when a delay passes without a new transfer.
        """,
        confidence: .documented, .engineer, sources: "FND-BG", "DTS-741432")

    package static let oneAtATime = Rule(
        "transfer.one-at-a-time", .from(.iOS(7)),
        """
        Because of the rate limiter a queue that starts the next transfer at each wake gets slower; all should be \
        submitted up front.
        """,
        confidence: .documented, .observed, sources: "FND-BG", "LOG-MZDM30")

    package static let resumable = Rule(
        "transfer.resumable", .from(.iOS(7)),
        "A failed or cancelled download may carry resume data, with server support; uploads do so from iOS 17.",
        confidence: .documented, sources: "W23-10006")

    package static let duplicateIdentifier = Rule(
        "transfer.duplicate-identifier", .from(.iOS(7)),
        "Two live sessions with one identifier are an error of the app.",
        confidence: .documented, sources: "W13-705", "FND-CONF")

    package static let lowPower = Rule(
        "transfer.low-power", .from(.iOS(9)),
        "Discretionary transfers pause in Low Power Mode.",
        confidence: .documented, sources: "FND-LPM")

    package static let reboot = Rule(
        "transfer.reboot", .from(.iOS(7)),
        "Transfers go on after a reboot, from the first unlock on.",
        confidence: .documented, .choice, sources: "W13-705")
}
