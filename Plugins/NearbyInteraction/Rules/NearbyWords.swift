import BackgroundRuntime

/// What people call what the rules of nearby interaction are about.
enum NearbyWords {
    static let all: [PlainWords] = [
        PlainWords("nearby.bluetooth", "NINearbyAccessoryConfiguration bluetoothPeerIdentifier"),
        PlainWords("nearby.mode", "UWB in background", "nearby interaction background mode"),
        PlainWords("nearby.no-runtime", "no distance updates in background UWB"),
        PlainWords("nearby.permission", "NSNearbyInteractionUsageDescription", "NIErrorCodeUserDidNotAllow"),
        PlainWords(
            "nearby.suspended", "sessionWasSuspended", "NISession stops when leaving the app",
            "sessionSuspensionEnded"),
        PlainWords("nearby.timeout", "NISession invalidated", "session timed out"),
    ]
}
