import BackgroundRuntime

/// The module of network authentication: apps that help with Wi-Fi hotspots.
public enum NetworkAuthenticationModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "hotspot", contract: 2,
        values: [
            .documented(
                "network-authentication", keepsAwake: [HotspotRules.launch, HotspotRules.allowance],
                symbols: ["NEHotspotHelper"])
        ],
        summary: "A command to a hotspot helper wakes or launches its app, until it answers.",
        simulated: simulated, notSimulated: notSimulated, rules: HotspotRules.all, constants: HotspotConstants.all,
        sources: HotspotSources.all, stimuli: stimuli.since(.iOS(9)), actions: actions.since(.iOS(9)),
        observations: observations,
        searchSynonyms: HotspotWords.all, start: .whenNeeded(), makeService: { HotspotService($0) },
        makeMode: { HotspotMode($0) })

    private static let simulated = [
        "the registration of a hotspot helper, which needs the mode and the entitlement (iOS 9)",
        "networks that are joined, left and looked after, and the choice among helpers",
        "commands to evaluate, authenticate, maintain and log off, their wakes and launches, and their time",
        "the command to present an interface, which waits for the foreground",
        "the list of networks, with its command to each helper",
    ]

    private static let notSimulated = [
        "the network itself: whether anything can be reached over it, and how often it is looked after",
        "passwords, and what the list of networks shows for a helper",
        "connections over the interface of a command: createTCPConnection and createUDPSession",
        "extensions for hotspots of iOS 26 (NEHotspotManager), and all of Network Extension but the helper",
        "how entitlements are granted: hotspot.entitlement says whether apps have it",
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { NetworkAuthenticationModule.descriptor.register(in: $0, levels: 2) }
