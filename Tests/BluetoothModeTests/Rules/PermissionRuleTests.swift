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

    @Test("ble.permission: the user is asked once, and an app that may not finds Bluetooth unauthorized")
    func permission() throws {
        let phone = try Phone()
        try phone.happen("bluetooth.permission", ["allowed": .flag(false)])
        phone.app.launch()
        try phone.act("bluetooth.manager")
        phone.app.terminate()
        try phone.happen("bluetooth.permission", ["allowed": .flag(true)])
        phone.app.launch()
        try phone.act("bluetooth.manager")
        #expect(phone.calls("centralManagerDidUpdateState") == ["unauthorized", "unauthorized"])
        #expect(phone.seconds(citing: "ble.permission").count == 1)
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
