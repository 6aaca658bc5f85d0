import BackgroundRuntime
import Testing
import VigilBluetooth
import VigilFacts
import VigilTestSupport

struct BluetoothPermissionRuleTests: Facts {
    @Test("Bluetooth and the user", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    let usageText = Fact(
        "ble.usage-text: without the text an app is ended as it first uses Bluetooth",
        for: [(SystemVersion.iOS(17), true), (.iOS(13), true), (.iOS(12), false)]
    ) { (system: SystemVersion, ends: Bool) in
        let phone = try BluetoothPhone(system, texts: [:])
        phone.app.launch()
        try? phone.act("bluetooth.scan")
        expect((phone.app.state == .notRunning) == ends && phone.cites("ble.usage-text") == ends)
    }

    let usageTextOfOldSDK = Fact(
        "ble.usage-text: an app that is linked with an older SDK needs none, and the user is asked all the same"
    ) {
        let phone = try BluetoothPhone(.iOS(13), texts: ["DTSDKName": "iphoneos12.4"], isAllowed: nil)
        phone.app.launch()
        try? phone.act("bluetooth.scan")
        expect(phone.app.state != .notRunning && !phone.cites("ble.usage-text"))
        try phone.happen("bluetooth.permission", ["allowed": .flag(false)])
        expect(phone.calls("centralManagerDidUpdateState").last, is: "unauthorized")
    }

    let permission = Fact(
        "ble.permission: the user is asked once, and an app that may not finds Bluetooth unauthorized"
    ) {
        let phone = try BluetoothPhone(isAllowed: false)
        phone.app.launch()
        try phone.act("bluetooth.manager")
        phone.app.terminate()
        try phone.happen("bluetooth.permission", ["allowed": .flag(true)])
        phone.app.launch()
        try phone.act("bluetooth.manager")
        expect(phone.calls("centralManagerDidUpdateState"), is: ["unauthorized", "unauthorized"])
        expect(phone.seconds(citing: "ble.permission").count, is: 1)
    }

    let question = Fact(
        "ble.permission: the question covers the app, whose managers hear nothing before it is answered"
    ) {
        let phone = try BluetoothPhone(.iOS(16), modes: ["bluetooth-central", "bluetooth-peripheral"], isAllowed: nil)
        phone.app.launch()
        try phone.act("bluetooth.manager")
        try phone.act("bluetooth.offer", ["characteristics": .texts(["180D/2A37"])])
        expect(phone.app.state == .inactive && phone.calls("centralManagerDidUpdateState").isEmpty)
        try phone.happen("bluetooth", ["is": .text("off")])
        try phone.happen("bluetooth", ["is": .text("on")])
        expect(phone.calls("centralManagerDidUpdateState").isEmpty)
        try phone.happen("ui.tap", ["what": "OK"])
        expect(phone.app.state == .active && phone.calls("centralManagerDidUpdateState") == ["poweredOn"])
        expect(phone.calls("peripheralManagerDidUpdateState"), is: ["poweredOn"])
    }

    let leftQuestion = Fact(
        "ble.permission: a question that is left waits for its app, and goes with the launch that asked"
    ) {
        let phone = try BluetoothPhone(isAllowed: nil)
        phone.app.launch()
        try phone.act("bluetooth.manager")
        phone.home()
        try phone.happen("bluetooth.permission", ["allowed": true])
        expect(phone.calls("centralManagerDidUpdateState").isEmpty)
        phone.app.activate()
        expect(phone.calls("centralManagerDidUpdateState"), is: ["poweredOn"])

        let second = try BluetoothPhone(isAllowed: nil)
        second.app.launch()
        try second.act("bluetooth.manager")
        second.app.terminate()
        second.app.launch()
        expect(second.app.state, is: .active)
        try second.act("bluetooth.manager")
        expect(second.app.state == .inactive && second.seconds(citing: "ble.permission").count == 2)
    }

    let power = Fact("Bluetooth switched off ends what is under way, and tells so") {
        let phone = try BluetoothPhone.connected()
        phone.app.activate()
        try phone.happen("bluetooth", ["is": .text("off")])
        try phone.act("bluetooth.connect", ["peripheral": .text("Band")])
        expect(phone.app.trace.findings.count, is: 1)
        try phone.happen("bluetooth", ["is": .text("on")])
        expect(phone.calls("centralManagerDidUpdateState"), is: ["poweredOn", "poweredOff", "poweredOn"])
        expect(throws: StimulusError("no app is connected to Band")) {
            try phone.happen("bluetooth.disconnect", ["peripheral": .text("Band")])
        }
    }
}
