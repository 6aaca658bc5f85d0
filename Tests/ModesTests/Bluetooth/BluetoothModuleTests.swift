import BackgroundRuntime
import Testing
import VigilBluetooth
import VigilFacts
import VigilTestSupport

struct BluetoothModuleTests: Facts {
    @Test("The Bluetooth module's stimuli and actions", arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let module = BluetoothModule.descriptor

    let words = Fact("names are the module's, and each word can be said at any time or refuses with a sentence") {
        let check = try ModuleCheck(Self.module, families: ["ble"])
        expect(check.problemsOfNames == [] && check.problemsOfWords == [])
        expect(Self.module.values.map(\.value), is: ["bluetooth-central", "bluetooth-peripheral"])
    }

    let mistakes = Fact(
        "what a caller gets wrong is said",
        for: [
            (
                "bluetooth.leave", ["peripheral": ArgumentValue.text("Bandd")],
                "there is no peripheral \"Bandd\": there is Band"
            ),
            ("bluetooth.disconnect", ["peripheral": .text("Band")], "no app is connected to Band"),
            (
                "bluetooth.peripheral", ["name": .text("Lamp"), "services": .texts(["heart"])],
                "\"heart\" is no UUID: write 4, 8 or 36 characters, such as \"180D\""
            ),
            (
                "bluetooth.peripheral", ["name": .text("Lamp"), "characteristics": .texts(["180D/2A37 hear"])],
                "a characteristic cannot \"hear\": there are read, write, writeWithoutResponse, notify, indicate"
            ),
            (
                "bluetooth.peripheral", ["name": .text("Lamp"), "rssi": .number(0.5)],
                "\"rssi\" of bluetooth.peripheral cannot be 0.5: it is a whole number from -127 to 20"
            ),
            (
                "bluetooth.value",
                ["peripheral": .text("Band"), "characteristic": .text("180D/2A38"), "data": .text("00")],
                "Band has no characteristic 180D/2A38: it has 180D/2A37, 180D/2A39"
            ),
            (
                "bluetooth.value",
                ["peripheral": .text("Band"), "characteristic": .text("180D/2A37"), "data": .text("0")],
                "\"0\" are no bytes: write two hexadecimal digits for each, such as \"00 48\""
            ),
            (
                "bluetooth.value",
                ["peripheral": .text("Band"), "characteristic": .text("2A37"), "data": .text("00")],
                "\"2A37\" is no characteristic: write SERVICE/CHARACTERISTIC, such as \"180D/2A37\""
            ),
        ]
    ) { (name: String, values: [String: ArgumentValue], text: String) in
        let phone = try BluetoothPhone()
        try phone.bandAppears()
        let error = expect(throws: StimulusError.self) { try phone.happen(name, values) }
        expect(error?.description, is: text)
    }

    let scripted = Fact("a scripted app connects to what it discovers, again after a loss, and writes") {
        let phone = try BluetoothPhone()
        phone.app.launch()
        try phone.act("bluetooth.onDiscovery", ["connects": .flag(true), "listensTo": .texts(["180D/2A37"])])
        try phone.act("bluetooth.scan", ["services": .texts(["180D"])])
        try phone.bandAppears()
        try phone.act(
            "bluetooth.write",
            ["peripheral": .text("Band"), "characteristic": .text("180D/2A39"), "data": .text("01")])
        let path = CharacteristicPath(try require(BluetoothUUID("180D")), try require(BluetoothUUID("2A39")))
        try expect(phone.device.bluetooth.value(path, of: "Band"), is: [1])
        try phone.happen("bluetooth.leave", ["peripheral": .text("Band")])
        try phone.bandAppears()
        try phone.beat()
        expect(phone.calls("peripheral(_:didUpdateValueFor"), is: ["Band 180D/2A37: 00 48"])
        expect(phone.app.trace.findings.isEmpty)
    }

    let notWritable = Fact(
        "what cannot be written is answered with an error where an answer is wanted, and not written"
    ) {
        let phone = try BluetoothPhone.connected()
        phone.app.activate()
        try phone.act(
            "bluetooth.write",
            ["peripheral": .text("Band"), "characteristic": .text("180D/2A37"), "data": .text("01")])
        expect(phone.calls("peripheral(_:didWriteValueFor"), is: ["Band"])
        let path = CharacteristicPath(try require(BluetoothUUID("180D")), try require(BluetoothUUID("2A37")))
        try expect(phone.device.bluetooth.value(path, of: "Band") != [1])
    }

    let unused = Fact("a mode that is declared and never used is a finding, for each value") {
        let phone = try BluetoothPhone(modes: ["bluetooth-central", "bluetooth-peripheral"])
        phone.app.launch()
        try phone.act("bluetooth.scan")
        phone.app.terminate()
        phone.app.reportUnusedModes()
        expect(phone.app.trace.findings.map(\.rule?.id), is: ["mode.declared-unused"])
    }
}
