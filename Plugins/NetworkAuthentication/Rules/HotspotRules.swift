import BackgroundRuntime

/// The rules of hotspot helpers.
package enum HotspotRules {
    package static let all: [Rule] = [needsMode, entitlement, once, launch, allowance, choice, presentUI]

    package static let needsMode = Rule(
        "hotspot.needs-mode", .from(.iOS(9)),
        "Only an app with network-authentication can register as a hotspot helper.",
        confidence: .documented, sources: "NE-HOTSPOT",
        advice: "Declare network-authentication in UIBackgroundModes.")

    package static let entitlement = Rule(
        "hotspot.entitlement", .from(.iOS(9)),
        """
        A hotspot helper needs the entitlement com.apple.developer.networking.HotspotHelper, which Apple grants on request.
        """,
        confidence: .documented, sources: "NE-HELPER", "NE-HOTSPOT")

    package static let once = Rule(
        "hotspot.once", .from(.iOS(9)),
        "A helper registers once in each launch; another registration has no effect and is refused.",
        confidence: .documented, sources: "NE-REGISTER")

    package static let launch = Rule(
        "hotspot.launch", .from(.iOS(9)),
        "A command wakes the app that once registered as a helper, or launches it; the handler gets it.",
        confidence: .documented, sources: "NE-REGISTER", "NE-HOTSPOT")

    package static let allowance = Rule(
        "hotspot.allowance", .from(.iOS(9)),
        """
        A helper runs until it delivers its response, for k.hotspot.command at most; no response is none for an \
        evaluation and a failure for any other command.
        """,
        confidence: .documented, .choice, sources: "HOTSPOT-COMMANDS",
        advice: "Deliver a response to each command.")

    package static let choice = Rule(
        "hotspot.choice", .from(.iOS(9)),
        """
        The first helper with high confidence is chosen, else one with low; a network that nobody claims is usable as it \
        is.
        """,
        confidence: .documented, sources: "NE-HOTSPOT")

    package static let presentUI = Rule(
        "hotspot.present-ui", .from(.iOS(9)),
        "An app is not kept running to present its interface: that waits until the user brings it to the foreground.",
        confidence: .documented, sources: "NE-HOTSPOT")
}
