import BackgroundRuntime
import Testing
import VigilBluetooth
import VigilTestSupport

@Suite("Bluetooth and the user", .exercisesRules)
struct PermissionRuleTests {
    @Test(
        "ble.usage-text: without the text an app is ended as it first uses Bluetooth",
        arguments: [(SystemVersion.iOS(17), true), (.iOS(13), true), (.iOS(12), false)])
    func usageText(system: SystemVersion, ends: Bool) throws {
        let phone = try Phone(system, texts: [:])
        phone.app.launch()
        try? phone.act("bluetooth.scan")
        #expect((phone.app.state == .notRunning) == ends && phone.cites("ble.usage-text") == ends)
    }

    @Test("ble.usage-text: an app that is linked with an older SDK needs none, and the user is asked all the same")
    func usageTextOfOldSDK() throws {
        let phone = try Phone(.iOS(13), texts: ["DTSDKName": "iphoneos12.4"], isAllowed: nil)
        phone.app.launch()
        try? phone.act("bluetooth.scan")
        #expect(phone.app.state != .notRunning && !phone.cites("ble.usage-text"))
        try phone.happen("bluetooth.permission", ["allowed": .flag(false)])
        #expect(phone.calls("centralManagerDidUpdateState").last == "unauthorized")
    }

    @Test("ble.permission: the user is asked once, and an app that may not finds Bluetooth unauthorized")
    func permission() throws {
        let phone = try Phone(isAllowed: false)
        phone.app.launch()
        try phone.act("bluetooth.manager")
        phone.app.terminate()
        try phone.happen("bluetooth.permission", ["allowed": .flag(true)])
        phone.app.launch()
        try phone.act("bluetooth.manager")
        #expect(phone.calls("centralManagerDidUpdateState") == ["unauthorized", "unauthorized"])
        #expect(phone.seconds(citing: "ble.permission").count == 1)
    }

    @Test("ble.permission: the question covers the app, whose managers hear nothing before it is answered")
    func question() throws {
        let phone = try Phone(.iOS(16), modes: ["bluetooth-central", "bluetooth-peripheral"], isAllowed: nil)
        phone.app.launch()
        try phone.act("bluetooth.manager")
        try phone.act("bluetooth.offer", ["characteristics": .texts(["180D/2A37"])])
        #expect(phone.app.state == .inactive && phone.calls("centralManagerDidUpdateState").isEmpty)
        try phone.happen("bluetooth", ["is": .text("off")])
        try phone.happen("bluetooth", ["is": .text("on")])
        #expect(phone.calls("centralManagerDidUpdateState").isEmpty)
        try phone.happen("ui.tap", ["what": "OK"])
        #expect(phone.app.state == .active && phone.calls("centralManagerDidUpdateState") == ["poweredOn"])
        #expect(phone.calls("peripheralManagerDidUpdateState") == ["poweredOn"])
    }

    @Test("ble.permission: a question that is left waits for its app, and goes with the launch that asked")
    func leftQuestion() throws {
        let phone = try Phone(isAllowed: nil)
        phone.app.launch()
        try phone.act("bluetooth.manager")
        phone.home()
        try phone.happen("bluetooth.permission", ["allowed": true])
        #expect(phone.calls("centralManagerDidUpdateState").isEmpty)
        phone.app.activate()
        #expect(phone.calls("centralManagerDidUpdateState") == ["poweredOn"])

        let second = try Phone(isAllowed: nil)
        second.app.launch()
        try second.act("bluetooth.manager")
        second.app.terminate()
        second.app.launch()
        #expect(second.app.state == .active)
        try second.act("bluetooth.manager")
        #expect(second.app.state == .inactive && second.seconds(citing: "ble.permission").count == 2)
    }

    @Test("Bluetooth switched off ends what is under way, and tells so")
    func power() throws {
        let phone = try Phone.connected()
        phone.app.activate()
        try phone.happen("bluetooth", ["is": .text("off")])
        try phone.act("bluetooth.connect", ["peripheral": .text("Band")])
        #expect(phone.app.trace.findings.count == 1)
        try phone.happen("bluetooth", ["is": .text("on")])
        #expect(phone.calls("centralManagerDidUpdateState") == ["poweredOn", "poweredOff", "poweredOn"])
        #expect(throws: StimulusError("no app is connected to Band")) {
            try phone.happen("bluetooth.disconnect", ["peripheral": .text("Band")])
        }
    }
}
