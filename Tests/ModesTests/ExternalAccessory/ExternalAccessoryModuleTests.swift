import BackgroundRuntime
import Testing
import VigilExternalAccessory
import VigilFacts
import VigilTestSupport

struct ExternalAccessoryModuleTests: Facts {
    @Test("The stimuli and actions of external accessories", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let module = ExternalAccessoryModule.descriptor

    let words = Fact("names are the module's, and each word can be said at any time or refuses with a sentence") {
        let check = try ModuleCheck(Self.module, families: ["ea"])
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
        expect(Self.module.values.map(\.value), is: ["external-accessory"])
    }

    let mistakes = Fact(
        "what a caller gets wrong is said",
        for: [
            ("accessory.connect", ["name": "Meter", "protocols": .texts([])], "Meter is connected already"),
            ("accessory.disconnect", ["accessory": "Metre"], "no accessory \"Metre\" is connected: there is Meter"),
            ("accessory.data", ["accessory": "Meter", "data": "1"], "no app has a session with Meter"),
            (
                "accessory.data", ["accessory": "Meter", "data": "1", "protocol": "com.example.metre"],
                "Meter does not speak \"com.example.metre\": it speaks com.example.meter"
            ),
        ] as [(String, [String: ArgumentValue], String)]
    ) { (name: String, values: [String: ArgumentValue], text: String) in
        let phone = try ExternalAccessoryPhone()
        try phone.plug()
        expect(throws: StimulusError(text)) { try phone.happen(name, values) }
    }

    let nothing = Fact("where there is no accessory, or one that speaks nothing, that is said too") {
        let phone = try ExternalAccessoryPhone()
        let text = "no accessory \"Meter\" is connected: connect it with accessory.connect"
        expect(throws: StimulusError(text)) { try phone.unplug() }
        try phone.plug("Lamp", protocols: [])
        expect(throws: StimulusError("Lamp does not speak \"com.example.lamp\": it speaks nothing")) {
            try phone.happen(
                "accessory.data", ["accessory": "Lamp", "data": "1", "protocol": "com.example.lamp"])
        }
    }

    let unused = Fact("a mode that is declared and never used is a finding") {
        let phone = try ExternalAccessoryPhone()
        phone.app.launch()
        phone.app.reportUnusedModes()
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["mode.declared-unused"])
        let used = try ExternalAccessoryPhone.talking()
        used.app.reportUnusedModes()
        expect(used.app.trace.findings.isEmpty)
    }
}
