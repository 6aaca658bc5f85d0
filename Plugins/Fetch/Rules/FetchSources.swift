import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum FetchSources {
    static let all: [RuleSource] = [
        RuleSource(
            "LOG-BGF230", "Permitted identifiers disable the old fetch",
            "github.com/transistorsoft/react-native-background-fetch/issues/230"),
        RuleSource(
            "UIK-FETCHINT", "setMinimumBackgroundFetchInterval(_:)",
            "developer.apple.com/documentation/uikit/uiapplication/setminimumbackgroundfetchinterval(_:)"),
        RuleSource(
            "UIK-PERFORM", "application(_:performFetchWithCompletionHandler:)",
            """
            developer.apple.com/documentation/uikit/uiapplicationdelegate/\
            application(_:performfetchwithcompletionhandler:)
            """),
        RuleSource(
            "UIK-BGT", "Using background tasks to update your app",
            "developer.apple.com/documentation/uikit/using-background-tasks-to-update-your-app"),
    ]
}
