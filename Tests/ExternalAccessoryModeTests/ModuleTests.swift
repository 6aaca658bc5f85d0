import BackgroundRuntime
import Testing
import VigilExternalAccessory
import VigilTestSupport

@Suite("The stimuli and actions of external accessories")
struct ModuleTests {
    private let module = ExternalAccessoryModule.descriptor

    @Test("names are the module's, and each word can be said at any time or refuses with a sentence")
    func words() throws {
        let check = try ModuleCheck(module, families: ["ea"])
        #expect(check.problemsOfNames == [] && check.problemsOfWords == [])
        #expect(module.values.map(\.value) == ["external-accessory"])
    }

    @Test(
        "what a caller gets wrong is said",
        arguments: [
            ("accessory.connect", ["name": "Meter", "protocols": .texts([])], "Meter is connected already"),
            ("accessory.disconnect", ["accessory": "Metre"], "no accessory \"Metre\" is connected: there is Meter"),
            ("accessory.data", ["accessory": "Meter", "data": "1"], "no app has a session with Meter"),
            (
                "accessory.data", ["accessory": "Meter", "data": "1", "protocol": "com.example.metre"],
                "Meter does not speak \"com.example.metre\": it speaks com.example.meter"
            ),
        ] as [(String, [String: ArgumentValue], String)])
    func mistakes(name: String, values: [String: ArgumentValue], text: String) throws {
        let phone = try Phone()
        try phone.plug()
        #expect(throws: StimulusError(text)) { try phone.happen(name, values) }
    }

    @Test("where there is no accessory, or one that speaks nothing, that is said too")
    func nothing() throws {
        let phone = try Phone()
        let text = "no accessory \"Meter\" is connected: connect it with accessory.connect"
        #expect(throws: StimulusError(text)) { try phone.unplug() }
        try phone.plug("Lamp", protocols: [])
        #expect(throws: StimulusError("Lamp does not speak \"com.example.lamp\": it speaks nothing")) {
            try phone.happen(
                "accessory.data", ["accessory": "Lamp", "data": "1", "protocol": "com.example.lamp"])
        }
    }

    @Test("a mode that is declared and never used is a finding")
    func unused() throws {
        let phone = try Phone()
        phone.app.launch()
        phone.app.reportUnusedModes()
        #expect(phone.app.trace.findings.map(\.rule?.id) == ["mode.declared-unused"])
        let used = try Phone.talking()
        used.app.reportUnusedModes()
        #expect(used.app.trace.findings.isEmpty)
    }
}
