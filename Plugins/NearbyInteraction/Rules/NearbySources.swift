import BackgroundRuntime

/// What the rules and figures of the module rest on, beside the sources of the host.
enum NearbySources {
    static let all: [RuleSource] = [
        RuleSource(
            "W22-10008", "2022-10008 What's new in Nearby Interaction",
            "developer.apple.com/videos/play/wwdc2022/10008"),
        RuleSource(
            "NI-SUSPENDED", "sessionWasSuspended(_:), sessionSuspensionEnded(_:)",
            "developer.apple.com/documentation/nearbyinteraction/nisessiondelegate/sessionwassuspended(_:)"),
        RuleSource(
            "NI-SESSION", "Initiating and maintaining a session",
            "developer.apple.com/documentation/nearbyinteraction/initiating-and-maintaining-a-session"),
        RuleSource(
            "NI-BLUETOOTH", "init(accessoryData:bluetoothPeerIdentifier:)",
            """
            developer.apple.com/documentation/nearbyinteraction/ninearbyaccessoryconfiguration/\
            init(accessorydata:bluetoothpeeridentifier:)
            """),
    ]
}
