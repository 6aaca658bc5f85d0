import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum FetchSources {
    /// All of them.
    static let all: [Source] = [
        Source(
            "LOG-BGF230", "Permitted identifiers disable the old fetch",
            "github.com/transistorsoft/react-native-background-fetch/issues/230"),
        Source(
            "UIK-FETCHINT", "setMinimumBackgroundFetchInterval(_:)",
            "developer.apple.com/documentation/uikit/uiapplication/setminimumbackgroundfetchinterval(_:)"),
        Source(
            "UIK-PERFORM", "application(_:performFetchWithCompletionHandler:)",
            """
            developer.apple.com/documentation/uikit/uiapplicationdelegate/\
            application(_:performfetchwithcompletionhandler:)
            """),
        Source(
            "UIK-BGT", "Using background tasks to update your app",
            "developer.apple.com/documentation/uikit/using-background-tasks-to-update-your-app"),
    ]
}
