import BackgroundRuntime

/// The module of external accessories: hardware with protocols of its own, and the sessions of apps with it.
public enum ExternalAccessoryModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "accessory", contract: 2,
        values: [
            .documented(
                "external-accessory",
                checks: [.needs(key: protocols, "no session with an accessory can be opened without its protocol")],
                keepsAwake: [ExternalAccessoryRules.modeKeepsSession],
                symbols: ["EAAccessoryManager", "EASession"])
        ],
        summary: "Data, connections and disconnections of an accessory wake the app that talks to it.",
        simulated: simulated, notSimulated: notSimulated, rules: ExternalAccessoryRules.all,
        constants: ExternalAccessoryConstants.all, sources: ExternalAccessorySources.all,
        manifestKeys: [ManifestKey(protocols, .strings, label: "Supported external accessory protocols")],
        stimuli: stimuli, actions: actions, observations: observations,
        searchSynonyms: ExternalAccessoryWords.all, start: .whenNeeded(), makeService: { ExternalAccessoryService($0) },
        makeMode: { ExternalAccessoryMode($0) })

    /// The key of the protocols that an app speaks.
    static let protocols = "UISupportedExternalAccessoryProtocols"

    private static let simulated = [
        "accessories that are connected and taken away, with the protocols that they speak",
        "sessions, for protocols that the accessory speaks and the manifest names, and their data in both directions",
        "notices of connections and disconnections, for apps that register for them",
        "wakes for data and notices (iOS 5), and without the mode the end of each session as the app leaves the screen",
        "notices that wait for a suspended app, and those that cancel each other",
    ]

    private static let notSimulated = [
        "launches of an app that does not run, for which an accessory can ask: the trace says so",
        "how long an accessory takes to answer, and how fast it sends",
        "the picker of Bluetooth accessories: it tells that the user cancelled",
        "accessories without a setup on Wi-Fi (EAWiFiUnconfiguredAccessoryBrowser)",
        "which accessories a phone hides from an app: it sees all that are connected, and is woken only for those whose "
            + "protocols it names",
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { ExternalAccessoryModule.descriptor.register(in: $0, levels: 2) }
