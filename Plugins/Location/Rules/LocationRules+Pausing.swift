import BackgroundRuntime

/// Updates that pause by themselves, and the indicator in the status bar.
extension LocationRules {
    /// The rules of pausing and of the indicator.
    package static let pausing: [Rule] = [
        pauseDefault, pauseCallback, pauseNoAutoResume, indicatorWhenInUse, indicatorAlways,
    ]

    package static let pauseDefault = Rule(
        "location.pause.default", .from(.iOS(6)),
        "pausesLocationUpdatesAutomatically is true by default.",
        confidence: .documented, sources: "CL-PAUSE")

    package static let pauseCallback = Rule(
        "location.pause.callback", .from(.iOS(6)),
        """
        When updates pause by themselves, the delegate gets didPause; the app loses its reason to stay awake and is \
        suspended.
        """,
        confidence: .documented, .observed, sources: "CL-PAUSE", "LOG-PAUSE")

    package static let pauseNoAutoResume = Rule(
        "location.pause.no-auto-resume", .from(.iOS(6)),
        """
        Paused updates do not restart by themselves; the app has to start them. With WhenInUse this means after the \
        next foreground launch.
        """,
        confidence: .documented, sources: "CL-PAUSE", "CL-RESUME")

    package static let indicatorWhenInUse = Rule(
        "location.indicator.wheninuse", .from(.iOS(8)),
        "Background use under WhenInUse shows the blue indicator always, and only while the app may have positions.",
        confidence: .documented, sources: "CL-IND", "W14-706")

    package static let indicatorAlways = Rule(
        "location.indicator.always", .from(.iOS(11)),
        "Under Always the blue indicator shows only with showsBackgroundLocationIndicator, and never where positions are denied.",
        confidence: .documented, sources: "CL-IND")
}
