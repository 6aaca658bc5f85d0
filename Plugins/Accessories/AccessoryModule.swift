import BackgroundRuntime

/// The module of accessories, Newsstand and the smaller modes, as it is planned.
public enum AccessoryModule {
    /// What is known of it; nothing is simulated yet.
    public static let descriptor = ModuleDescriptor(
        planned: "accessories",
        values: [
            .documented("external-accessory"), .documented("newsstand-content"), .documented("nearby-interaction"),
            .documented("push-to-talk"), .documented("network-authentication"),
        ],
        summary: "Accessories and the smaller modes wake an app.",
        rules: AccessoryRules.all, constants: AccessoryConstants.all, sources: AccessorySources.all,
        manifestKeys: [
            .usage("NSNearbyInteraction", "Nearby Interaction"),
            ManifestKey(
                "UISupportedExternalAccessoryProtocols", .strings, label: "Supported external accessory protocols"),
            ManifestKey("UINewsstandApp", .boolean),
        ])
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { AccessoryModule.descriptor.register(in: $0) }
