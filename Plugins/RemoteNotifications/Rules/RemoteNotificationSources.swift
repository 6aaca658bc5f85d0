import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum RemoteNotificationSources {
    /// All of them.
    static let all: [RuleSource] = [
        RuleSource(
            "UN-BGPUSH", "Pushing background updates to your App",
            "developer.apple.com/documentation/usernotifications/pushing-background-updates-to-your-app"),
        RuleSource(
            "UIK-REGISTER", "registerForRemoteNotifications()",
            "developer.apple.com/documentation/uikit/uiapplication/registerforremotenotifications()"),
        RuleSource(
            "DTS-776933", "Background push budgets, debugger, unused apps",
            "developer.apple.com/forums/thread/776933"),
    ]
}
