import BackgroundRuntime

/// What people call what the rules of tracking are about.
enum TrackingWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "tracking.active", "ATT prompt does not appear", "requestTrackingAuthorization returns notDetermined",
            "tracking dialog not shown at launch"),
        SearchSynonyms("tracking.once", "ask for tracking again", "ATT asked once"),
        SearchSynonyms(
            "tracking.pending", "ATT prompt not shown with notification prompt", "two permission dialogs at once"),
        SearchSynonyms("tracking.settings", "Allow Apps to Request to Track off", "tracking denied without a prompt"),
        SearchSynonyms("tracking.usage-key", "NSUserTrackingUsageDescription", "crash requestTrackingAuthorization"),
    ]
}
