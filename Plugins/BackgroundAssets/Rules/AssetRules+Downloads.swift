import BackgroundRuntime

// What becomes of a download, with and without its app.

extension AssetRules {
    package static let unique = Rule(
        "assets.unique", systems,
        """
        A download is known by its identifier: the error for a second one is downloadAlreadyScheduled, and for cancelling \
        one that is not scheduled downloadNotScheduled.
        """,
        confidence: .documented, sources: "BA-ERROR", "BA-MANAGER")

    package static let background = Rule(
        "assets.background", systems,
        """
        A scheduled download begins when the system sees fit, here after k.assets.delay, and goes on while its app is \
        suspended or has ended.
        """,
        confidence: .documented, .choice, sources: "BA-MANAGER", "W22-110403")

    package static let prohibited = Rule(
        "assets.prohibited", systems,
        """
        An app cannot schedule downloads while Background App Refresh is off or in Low Power Mode: the error is \
        downloadBackgroundActivityProhibited.
        """,
        confidence: .documented, .choice, sources: "BA-ERROR",
        advice: "Start the download in the foreground instead.")

    package static let foreground = Rule(
        "assets.foreground", systems,
        """
        An app in front starts a download at once, or one that was scheduled; an app in the background gets the error \
        callFromInactiveProcessNotAllowed. What was started goes on in the background.
        """,
        confidence: .documented, .choice, sources: "BA-MANAGER", "W22-110403")

    package static let delivery = Rule(
        "assets.delivery", systems,
        """
        What becomes of a download is told to the delegate of an app that runs; of the end of one the extension is told \
        where there is no such delegate. A suspended app is not woken for it, and not told later.
        """,
        confidence: .documented, .choice, sources: "W22-110403",
        advice: "Look at each launch and on each return which files are there, and fetch the current downloads.")

    package static let file = Rule(
        "assets.file", systems,
        "The file of a download is deleted unless whoever is told of its end moves it meanwhile.",
        confidence: .documented, sources: "BA-MANAGER",
        advice: "Move the file in backgroundDownload(_:finishedWithFileURL:).")

    package static let exclusive = Rule(
        "assets.exclusive", systems,
        """
        Only one of app and extension has exclusive control at a time: the app waits, or hears that it has none in time. \
        In the simulator the extension has it for as long as it works, whether it asks or not.
        """,
        confidence: .documented, .choice, sources: "BA-MANAGER", "W22-110403")

    package static let network = Rule(
        "assets.network", systems,
        "Without a network downloads pause, and content requests wait; both go on when there is one.",
        confidence: .choice, sources: "BA-MANAGER")

    package static let forceQuit = Rule(
        "assets.force-quit", systems,
        """
        A force quit ends the app alone: its downloads go on, and its extension is launched as before. Apple does not say \
        so; both are the system's.
        """,
        confidence: .choice)
}
