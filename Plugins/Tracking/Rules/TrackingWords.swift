import BackgroundRuntime

/// What people call what the rules of tracking are about.
enum TrackingWords {
    static let all: [PlainWords] = [
        PlainWords(
            "tracking.active", "ATT prompt does not appear", "requestTrackingAuthorization returns notDetermined",
            "tracking dialog not shown at launch"),
        PlainWords("tracking.once", "ask for tracking again", "ATT asked once"),
        PlainWords(
            "tracking.pending", "ATT prompt not shown with notification prompt", "two permission dialogs at once"),
        PlainWords("tracking.settings", "Allow Apps to Request to Track off", "tracking denied without a prompt"),
        PlainWords("tracking.usage-key", "NSUserTrackingUsageDescription", "crash requestTrackingAuthorization"),
    ]
}
