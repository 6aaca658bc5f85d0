import BackgroundRuntime

/// A module that does what no module may, when a scenario says so. What ends a program cannot be tried inside a test.
public enum SabotageModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "sabotage", contract: 2, values: [ModeCatalog.Entry("sabotage", since: .iOS(4))],
        summary: "Does what no module may.", simulated: ["sabotage"], notSimulated: [], rules: [],
        constants: [atStart], stimuli: [act], makeService: { SabotageService($0) }, makeMode: { _ in Mode() })

    static let atStart = Constant(
        "k.sabotage.at-start", .count, all: 0, "Whether the service loops from its start on.", confidence: .choice)

    private static let ways = [
        "loop", "event", "end", "trap", "late trap", "throw", "spin", "raw spin", "wakes", "quiet",
    ]

    private static let act = Stimulus(
        "sabotage.act", "The module does what it must not.", parameters: [.required("as", .choice(ways), "what")]
    ) { device, app, with in
        try device.requiredService(SabotageService.self).act(with.requiredText("as"), on: app)
        device.settle()
    }

    private final class Mode: ModeInstance {
        let wasUsed = true
    }
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SabotageModule.descriptor.register(in: $0) }
