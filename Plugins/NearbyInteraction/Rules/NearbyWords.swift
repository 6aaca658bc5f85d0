import BackgroundRuntime

/// What people call what the rules of nearby interaction are about.
enum NearbyWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms("nearby.bluetooth", "NINearbyAccessoryConfiguration bluetoothPeerIdentifier"),
        SearchSynonyms("nearby.mode", "UWB in background", "nearby interaction background mode"),
        SearchSynonyms("nearby.no-runtime", "no distance updates in background UWB"),
        SearchSynonyms("nearby.permission", "NSNearbyInteractionUsageDescription", "NIErrorCodeUserDidNotAllow"),
        SearchSynonyms(
            "nearby.suspended", "sessionWasSuspended", "NISession stops when leaving the app",
            "sessionSuspensionEnded"),
        SearchSynonyms("nearby.timeout", "NISession invalidated", "session timed out"),
    ]
}
