import BackgroundRuntime

/// The rules of Nearby Interaction.
package enum NearbyRules {
    package static let all: [Rule] = [mode, noRuntime, bluetooth, suspended, timeout, permission]

    package static let mode = Rule(
        "nearby.mode", .from(.iOS(16)),
        "nearby-interaction lets a session go on in the background, for paired accessories.",
        confidence: .documented, sources: "W22-10008", "XC-MODES")

    package static let noRuntime = Rule(
        "nearby.no-runtime", .from(.iOS(16)),
        """
        A session that goes on in the background gives its app neither time nor updates: the accessory acts on the \
        measurements, and the app hears of them in the foreground again.
        """,
        confidence: .documented, sources: "W22-10008")

    package static let bluetooth = Rule(
        "nearby.bluetooth", .from(.iOS(16)),
        """
        Only a configuration with the Bluetooth identifier of the accessory goes on in the background; one without is \
        suspended in spite of nearby-interaction.
        """,
        confidence: .documented, sources: "NI-BLUETOOTH", "W22-10008",
        advice: "Make the configuration with init(accessoryData:bluetoothPeerIdentifier:).")

    package static let suspended = Rule(
        "nearby.suspended", .from(.iOS(14)),
        """
        Any other session is suspended as its app leaves the foreground; in the foreground it is told that the \
        suspension has ended, and not before that can the app run it again.
        """,
        confidence: .documented, sources: "NI-SUSPENDED")

    package static let timeout = Rule(
        "nearby.timeout", .from(.iOS(14)),
        "A session that is suspended for k.nearby.suspension is invalidated; a new one has to be made.",
        confidence: .documented, .choice, sources: "NI-SUSPENDED",
        advice: "Make a new NISession in session(_:didInvalidateWith:).")

    package static let permission = Rule(
        "nearby.permission", .from(.iOS(14)),
        """
        The user is asked as an app first runs a session, with the text of NSNearbyInteractionUsageDescription from \
        iOS 15 on; without permission or without the text the session is invalidated.
        """,
        confidence: .documented, .choice, sources: "NI-SESSION")
}
