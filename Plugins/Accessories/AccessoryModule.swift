import BackgroundRuntime

/// The module of accessories, Newsstand and the smaller modes, as it is planned.
public enum AccessoryModule {
    /// What is known of it; nothing is simulated yet.
    public static let descriptor = ModuleDescriptor(
        planned: "accessories",
        values: [
        ],
        summary: "Accessories and the smaller modes wake an app.",
        rules: AccessoryRules.all, sources: AccessorySources.all)
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { AccessoryModule.descriptor.register(in: $0) }
