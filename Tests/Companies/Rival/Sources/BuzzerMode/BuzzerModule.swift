import BackgroundRuntime

/// A buzzer: no mode, one stimulus.
public enum BuzzerModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "buzzer", contract: 2, values: [], summary: "A buzzer wakes the app that set it.",
        simulated: ["the buzzer"],
        notSimulated: [], rules: [rings], stimuli: [ring], makeService: { _ in Service() })

    private static let rings = Rule("buzzer.rings", .all, "A buzzer rings.", confidence: .choice)

    private static let ring = Stimulus("buzzer.ring", "The buzzer rings.") { device, _, _ in
        device.record(.note, "it rings", rule: rings)
    }

    private final class Service: ModuleService {}
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { BuzzerModule.descriptor.register(in: $0) }
