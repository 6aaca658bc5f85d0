import BackgroundRuntime

/// The module of Nearby Interaction: sessions that measure where devices and accessories are.
public enum NearbyInteractionModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "nearby", contract: 2,
        values: [
            .documented(
                "nearby-interaction", checks: checks, keepsAwake: [NearbyRules.mode, NearbyRules.noRuntime],
                symbols: ["NISession"])
        ],
        summary: "A session with a paired accessory goes on in the background, without time for its app.",
        simulated: simulated, notSimulated: notSimulated, rules: NearbyRules.all, constants: NearbyConstants.all,
        sources: NearbySources.all, manifestKeys: [.usage("NSNearbyInteraction", "Nearby Interaction")],
        stimuli: stimuli.since(.iOS(14)), actions: actions.since(.iOS(14)), searchSynonyms: NearbyWords.all,
        start: .whenNeeded(),
        makeService: { NearbyService($0) },
        makeMode: { NearbyMode($0) })

    private static let checks: [ManifestCheck] = [
        .needs(key: "NSNearbyInteractionUsageDescription", "no session runs without a text"),
        .recommends(
            mode: "bluetooth-central", "the accessory cannot be connected to in the background",
            systems: .from(.iOS(16))),
    ]

    private static let simulated = [
        "sessions with accessories and devices, run, paused and ended; their updates and removals",
        "the suspension of sessions as the app leaves the foreground, its end, and its time-out",
        "sessions with accessories that go on in the background, without time and updates for the app (iOS 16)",
        "the question to the user",
    ]

    private static let notSimulated = [
        "whether the accessory is paired and connected over Bluetooth: it is, until nearby.fail says otherwise",
        "when exactly a suspended session times out, of which Apple gives no time (k.nearby.suspension)",
        "directions, camera assistance, extended distances, the limit on sessions",
        "two phones that measure each other in one run: a device is what a scenario says",
        "Bluetooth channel sounding, and ranging of DL-TDOA",
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { NearbyInteractionModule.descriptor.register(in: $0, levels: 2) }
