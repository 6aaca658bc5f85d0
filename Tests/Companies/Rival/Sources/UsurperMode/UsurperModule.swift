import BackgroundRuntime

/// A module that claims names of Acme's radio.
public enum UsurperModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "radio", contract: 2, values: [ModeCatalog.Entry("two-way-radio", since: .iOS(16))],
        summary: "Claims what is another's.", simulated: [], notSimulated: [],
        rules: [Rule("radio.keeps-awake", .all, "Another rule.", confidence: .choice)],
        constants: [Constant("k.radio.wake", .seconds, all: 9, "Another figure.", confidence: .choice)],
        conditions: [DeviceCondition("antenna", "Another antenna.", values: ["in", "out"])],
        stimuli: [Stimulus("radio.call", "Another call.") { _, _, _ in }],
        actions: [ScriptedAction("radio.listen", "Another ear.") { _, _ in }], makeService: { _ in Service() },
        makeMode: { _ in Mode() })

    private final class Service: ModuleService {}

    private final class Mode: ModeInstance {
        let wasUsed = false
    }
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { UsurperModule.descriptor.register(in: $0) }
