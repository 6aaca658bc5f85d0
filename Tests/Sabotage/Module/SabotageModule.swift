import BackgroundRuntime

/// A module that does what no module may, when a scenario says so. What ends a program cannot be tried inside a test.
public enum SabotageModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "sabotage", contract: 2, values: [ModeCatalog.Entry("sabotage", since: .iOS(4))],
        summary: "Does what no module may.", simulated: ["sabotage"], notSimulated: [], rules: [],
        constants: [atStart], stimuli: [act], makeService: { SabotageService($0) }, makeMode: { SabotagedMode($0) })

    static let atStart = Constant(
        "k.sabotage.at-start", .count, all: 0, "Whether the service loops from its start on.", confidence: .choice)

    private static let ways = [
        "loop", "event", "end", "trap", "late trap", "throw", "spin", "raw spin", "wakes", "hold", "quiet",
    ]

    private static let act = Stimulus(
        "sabotage.act", "The module does what it must not.", parameters: [.required("as", .choice(ways), "what")]
    ) { device, app, with in
        try device.requiredService(SabotageService.self).act(with.requiredText("as"), on: app)
        device.settle()
    }

}

/// What keeps an app awake that declares the module's value.
final class SabotagedMode: ModeInstance {
    private static let rule = Rule("sabotage.holds", .all, "A test.", confidence: .choice)

    let wasUsed = true
    private let context: ModeContext
    private var held: HeldAssertion?

    init(_ context: ModeContext) { self.context = context }

    /// Holds the app until a time that has been.
    func holdUntilThePast() {
        held = context.acquire(reason: "sabotage", rule: Self.rule, until: VirtualInstant(nanoseconds: 0))
    }
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SabotageModule.descriptor.register(in: $0) }
