import BackgroundRuntime

/// The rules of accessories, Newsstand and Nearby Interaction.
package enum AccessoryRules {
    /// All of them.
    package static let all: [Rule] = [
        newsstandLaunch,
    ]

    package static let newsstandLaunch = Rule(
        "newsstand.launch", .from(.iOS(5), before: .iOS(9)),
        """
        newsstand-content lets a push with content-available (once a day) launch the app to start the issue's \
        download; the system downloads and relaunches it with option newsstandDownloads.
        """,
        confidence: .documented, .folklore, sources: "APG-BE")

}
