import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum HealthSources {
    static let all: [RuleSource] = [
        RuleSource(
            "W25-322", "2025-322 Track workouts with HealthKit on iOS and iPadOS",
            "developer.apple.com/videos/play/wwdc2025/322"),
        reference("HK-SESSION", "HKWorkoutSession", "hkworkoutsession"),
        reference("HK-STATE", "HKWorkoutSessionState", "hkworkoutsessionstate"),
        reference("HK-RUNNING", "Running workout sessions", "running-workout-sessions"),
        reference(
            "HK-RECOVER", "recoverActiveWorkoutSession(completion:)",
            "hkhealthstore/recoveractiveworkoutsession(completion:)"),
        reference(
            "HK-BACKGROUND", "HKError.Code.errorBackgroundWorkoutSessionNotAllowed",
            "hkerror/code/errorbackgroundworkoutsessionnotallowed"),
        reference(
            "HK-ANOTHER", "HKError.Code.errorAnotherWorkoutSessionStarted",
            "hkerror/code/erroranotherworkoutsessionstarted"),
        reference("HK-ACCESS", "Authorizing access to health data", "authorizing-access-to-health-data"),
        reference("HK-PRIVACY", "Protecting user privacy", "protecting-user-privacy"),
        reference("HK-STATUS", "HKAuthorizationStatus", "hkauthorizationstatus"),
        reference("HK-OBSERVER", "Executing Observer Queries", "executing-observer-queries"),
        reference("HK-DONE", "HKObserverQueryCompletionHandler", "hkobserverquerycompletionhandler"),
        reference("HK-FREQUENCY", "HKUpdateFrequency", "hkupdatefrequency"),
        reference(
            "HK-DELIVERY", "enableBackgroundDelivery(for:frequency:withCompletion:)",
            "hkhealthstore/enablebackgrounddelivery(for:frequency:withcompletion:)"),
        RuleSource(
            "HK-ENTITLEMENT", "com.apple.developer.healthkit.background-delivery",
            """
            developer.apple.com/documentation/bundleresources/entitlements/\
            com.apple.developer.healthkit.background-delivery
            """),
        RuleSource(
            "WK-SESSIONS", "Enabling Background Sessions",
            "developer.apple.com/documentation/watchkit/enabling-background-sessions"),
        RuleSource(
            "LOG-128771", "The exception of an app without a usage description",
            "developer.apple.com/forums/thread/128771"),
        RuleSource(
            "LOG-HEALTHSHEET", "The permission sheet is a controller that the app's own window presents",
            "github.com/ResearchKit/ResearchKit/issues/741"),
        RuleSource(
            "DTS-695853", "finishWorkout() returns nil while the device is locked",
            "developer.apple.com/forums/thread/695853"),
        RuleSource(
            "LOG-730202", "No background delivery while an iPhone is locked", "developer.apple.com/forums/thread/730202"
        ),
        RuleSource(
            "DTS-719222", "No app runs in the background that the user has swiped away",
            "developer.apple.com/forums/thread/719222"),
        RuleSource(
            "SO-30143280", "The completion handler of a background delivery, and three times without it",
            "stackoverflow.com/questions/30143280"),
    ]

    private static func reference(_ key: String, _ title: String, _ page: String) -> RuleSource {
        RuleSource(key, title, "developer.apple.com/documentation/healthkit/\(page)")
    }
}
