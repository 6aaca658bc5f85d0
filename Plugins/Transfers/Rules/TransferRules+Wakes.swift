import BackgroundRuntime

// Rules of the wakes for a session, and of the ends that cancel its transfers.

extension TransferRules {
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
        not called: of an app in the foreground that is documented, in the background it is the simulator's choice.
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

    package static let reboot = Rule(
        "transfer.reboot", .from(.iOS(7)),
        "Transfers go on after a reboot, from the first unlock on.",
        confidence: .documented, .choice, sources: "W13-705")
}
