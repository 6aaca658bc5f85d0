import BackgroundRuntime

/// Two-way radio: a channel that an app listens to keeps it awake, and a call on the channel wakes it.
public enum RadioModule {
    /// What the host has to know.
    public static let descriptor = ModuleDescriptor(
        id: "radio", contract: 2,
        values: [
            ModeCatalog.Entry("two-way-radio", since: .iOS(16), checks: checks),
            ModeCatalog.Entry("radio-beacon", since: .iOS(17)),
        ],
        summary: "A channel that an app listens to keeps it awake; a call on the channel wakes it.",
        simulated: ["listening to a channel", "calls on a channel", "the antenna"],
        notSimulated: ["sound, and what a beacon says (radio.beacon)"],
        rules: RadioRules.all, plannedRules: [RadioRules.beacon.id], constants: [RadioRules.wake],
        sources: [RuleSource("ACME-RADIO", "Acme Radio: the manual", "radio.example.com/manual")],
        manifestKeys: [ManifestKey("AcmeRadioChannel", .string, mustHaveText: true)],
        terminationCodes: [
            TerminationCode(
                0xacce_55ed, spoken: "accessed", "The app listened without the mode.", rules: [RadioRules.required.id],
                sources: "ACME-RADIO")
        ],
        conditions: [antenna], stimuli: [call].since(.iOS(16)), actions: [listen, stop].since(.iOS(16)),
        observations: [calls],
        makeService: { RadioService($0) }, makeMode: { RadioMode($0) })

    static let antenna = DeviceCondition("antenna", "Where the antenna of the radio is.", values: ["up", "down"])

    private static let checks: [ManifestCheck] = [
        .needs(key: "AcmeRadioChannel", "without a channel the radio stays silent", rule: RadioRules.required.id)
    ]

    private static let call = Stimulus(
        "radio.call", "Somebody calls on a channel.", parameters: [.required("channel", .text, "which channel")]
    ) { device, _, with in
        device.service(RadioService.self)?.receiveCall(on: with.requiredText("channel"))
        device.settle()
    }

    private static let calls = AppObservation.texts("radio.calls", "The channels on which the app was called.") {
        app, since in
        app.device.requiredService(RadioService.self).calls.filter { $0.app === app && $0.instant >= since }
            .map(\.channel)
    }

    private static let listen = ScriptedAction(
        "radio.listen", "Listens to a channel.", parameters: [.required("channel", .text, "which channel")]
    ) { process, with in
        process.device.service(RadioService.self)?.listen(to: with.requiredText("channel"), in: process) {}
    }

    private static let stop = ScriptedAction("radio.stop", "Stops listening.") { process, _ in
        process.device.service(RadioService.self)?.stop(process)
    }
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { RadioModule.descriptor.register(in: $0) }
