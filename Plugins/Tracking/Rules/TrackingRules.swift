import BackgroundRuntime

/// The rules of the permission to track a user across apps.
package enum TrackingRules {
    package static let all: [Rule] = [once, active, pending, usageText, settings]

    package static let once = Rule(
        "tracking.once", .from(.iOS(14)),
        "The user is asked once for the life of an app; later requests get the answer without a question.",
        confidence: .documented, sources: "ATT-REQUEST")

    package static let active = Rule(
        "tracking.active", .from(.iOS(15)),
        "A request of an app that is not active shows no question: its completion gets notDetermined at once.",
        confidence: .documented, .observed, sources: "ATT-REQUEST", "DTS-751682", "LOG-691703",
        advice: "Ask in applicationDidBecomeActive(_:) or later, not in application(_:didFinishLaunchingWithOptions:).")

    package static let pending = Rule(
        "tracking.pending", .from(.iOS(14)),
        """
        A request while another question of the system waits for its answer shows no question: its completion gets \
        notDetermined at once.
        """,
        confidence: .documented, .choice, sources: "ATT-REQUEST",
        advice: "Ask again once the other question is answered.")

    package static let usageText = Rule(
        "tracking.usage-key", .from(.iOS(14)),
        "An app without NSUserTrackingUsageDescription is ended as it asks.",
        confidence: .documented, sources: "ATT-TEXT", advice: "Say in Info.plist what the app tracks for.")

    package static let settings = Rule(
        "tracking.settings", .from(.iOS(14)),
        "Where the user does not let apps ask, a request shows no question and is denied.",
        confidence: .documented, sources: "ATT-SETTINGS")

    /// What they rest on, beside the sources of the host.
    static let sources: [RuleSource] = [
        RuleSource(
            "ATT-REQUEST", "ATTrackingManager.requestTrackingAuthorization(completionHandler:)",
            """
            developer.apple.com/documentation/apptrackingtransparency/attrackingmanager/\
            requesttrackingauthorization(completionhandler:)
            """),
        RuleSource(
            "DTS-751682", "From iOS 15 the alert appears only if the app is active",
            "developer.apple.com/forums/thread/751682"),
        RuleSource(
            "LOG-691703", "A request in didFinishLaunching gets notDetermined without an alert",
            "developer.apple.com/forums/thread/691703"),
        RuleSource(
            "ATT-TEXT", "NSUserTrackingUsageDescription",
            "developer.apple.com/documentation/bundleresources/information-property-list/nsusertrackingusagedescription"
        ),
        RuleSource("ATT-SETTINGS", "If an app asks to track your activity", "support.apple.com/en-us/102420"),
    ]
}
