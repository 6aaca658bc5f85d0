import BackgroundRuntime

/// The rules of Newsstand.
package enum NewsstandRules {
    package static let all: [Rule] = [launch, throttle, download, needsMode]

    private static let systems = SystemRange.from(.iOS(5), before: .iOS(9))

    package static let launch = Rule(
        "newsstand.launch", systems,
        """
        newsstand-content lets a push with content-available (once a day) launch the app to start the issue's \
        download; the system downloads and relaunches it with option newsstandDownloads.
        """,
        confidence: .documented, sources: "APG-BE", "TN2280", "NK")

    package static let throttle = Rule(
        "newsstand.throttle", systems,
        """
        One push in k.newsstand.period starts a download; another one reaches the phone, and Newsstand ignores it, but on \
        a device for development whose app has set NKDontThrottleNewsstandContentNotifications.
        """,
        confidence: .documented, sources: "TN2280")

    package static let download = Rule(
        "newsstand.download", systems,
        """
        The download of an asset goes on while its app is suspended or has ended, and its end waits until the app asks \
        for the asset again.
        """,
        confidence: .documented, sources: "NK")

    package static let needsMode = Rule(
        "newsstand.needs-mode", systems,
        """
        Only a Newsstand app, with UINewsstandApp, that declares newsstand-content is woken for pushes and for the end of \
        downloads.
        """,
        confidence: .documented, sources: "APG-BE", "NK",
        advice: "Declare UINewsstandApp, and newsstand-content in UIBackgroundModes.")
}
