import BackgroundRuntime
import Testing
import VigilBluetooth
import VigilFacts
import VigilTestSupport

struct CentralRuleTests: Facts {
    @Test("A central in the background", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let discovery = "centralManager(_:didDiscover"

    private static func scanning(
        for services: [String], modes: [String] = ["bluetooth-central"], duplicates: Bool = false
    ) throws -> BluetoothPhone {
        let phone = try BluetoothPhone(modes: modes)
        phone.app.launch()
        try phone.act("bluetooth.scan", ["services": .texts(services), "allowDuplicates": .flag(duplicates)])
        phone.home()
        phone.wait(60)
        return phone
    }

    let discoveryWakes = Fact("ble.central.wakes: what a scan finds wakes the app for ten seconds") {
        let phone = try Self.scanning(for: ["180d"])
        expect(phone.app.state, is: .suspended)
        try phone.bandAppears()
        expect(phone.cites("ble.central.wakes") && phone.calls(Self.discovery) == ["Band"])
        phone.wait(9)
        expect(phone.app.awakeReasons, is: ["wake: Bluetooth discovery"])
        phone.wait(1)
        expect(phone.app.state, is: .suspended)
    }

    let linkWakes = Fact("ble.central.wakes: a value, a disconnection and a connection wake the app each") {
        let phone = try BluetoothPhone.connected()
        try phone.beat("00 50")
        phone.wait(20)
        try phone.happen("bluetooth.leave", ["peripheral": .text("Band")])
        expect(phone.calls("peripheral(_:didUpdateValueFor"), is: ["Band 180D/2A37: 00 50"])
        expect(phone.calls("centralManager(_:didDisconnect"), is: ["Band, out of range"])
        expect(phone.seconds(citing: "ble.central.wakes").first, is: 30)
        expect(phone.app.state, is: .background)
        phone.wait(10)
        expect(phone.app.state, is: .suspended)
    }

    let eventsWait = Fact(
        "ble.central.no-mode: without the mode the app is suspended, and events wait for the foreground"
    ) {
        let phone = try BluetoothPhone.connected(modes: [])
        expect(phone.cites("ble.central.no-mode") && phone.app.state == .suspended)
        try phone.beat("00 50")
        try phone.happen("bluetooth.disconnect", ["peripheral": .text("Band")])
        expect(phone.calls("peripheral(_:didUpdateValueFor").isEmpty && phone.app.state == .suspended)
        phone.app.activate()
        expect(phone.calls("peripheral(_:didUpdateValueFor"), is: ["Band 180D/2A37: 00 50"])
        expect(phone.calls("centralManager(_:didDisconnect"), is: ["Band"])
    }

    let scanIsDeaf = Fact(
        "ble.central.no-mode: without the mode a scan finds nothing until the app is in the foreground"
    ) {
        let phone = try Self.scanning(for: ["180D"], modes: [])
        try phone.bandAppears()
        try phone.happen("bluetooth.leave", ["peripheral": .text("Band")])
        phone.app.activate()
        expect(phone.calls(Self.discovery).isEmpty)
        phone.home()
        phone.wait(60)
        try phone.bandAppears()
        expect(phone.calls(Self.discovery).isEmpty && phone.cites("ble.central.no-mode"))
        phone.app.activate()
        expect(phone.calls(Self.discovery), is: ["Band"])
    }

    let nilFindsNothing = Fact("ble.central.scan-needs-services: a scan for anything finds nothing in the background") {
        let phone = try Self.scanning(for: [])
        try phone.bandAppears()
        expect(phone.calls(Self.discovery).isEmpty && phone.app.state == .suspended)
        expect(phone.seconds(citing: "ble.central.scan-needs-services"), is: [60])
        phone.app.activate()
        expect(phone.calls(Self.discovery), is: ["Band"])
    }

    let duplicates = Fact(
        "ble.central.no-duplicates: each advertisement is told in the foreground, and one in the background"
    ) {
        let phone = try Self.scanning(for: ["180D"], duplicates: true)
        try phone.bandAppears()
        phone.wait(20)
        try phone.happen("bluetooth.advertise", ["peripheral": .text("Band")])
        expect(phone.calls(Self.discovery).count == 1 && phone.app.state == .suspended)
        expect(phone.seconds(citing: "ble.central.no-duplicates"), is: [80])
        phone.app.activate()
        try phone.happen("bluetooth.advertise", ["peripheral": .text("Band"), "rssi": .number(-40)])
        expect(phone.calls(Self.discovery).count, is: 3)
    }

    let coalesced = Fact("a scan without duplicates tells a peripheral once, and again after a new scan") {
        let phone = try BluetoothPhone()
        phone.app.launch()
        try phone.act("bluetooth.scan", ["services": .texts(["180D"])])
        try phone.bandAppears()
        try phone.happen("bluetooth.advertise", ["peripheral": .text("Band")])
        expect(phone.calls(Self.discovery).count, is: 1)
        try phone.act("bluetooth.scan", ["services": .texts(["180D"])])
        expect(phone.calls(Self.discovery).count, is: 2)
        try phone.act("bluetooth.scan", ["services": .texts(["180F"])])
        expect(phone.calls(Self.discovery).count, is: 2)
    }

    let noTimeout = Fact("ble.central.connect-no-timeout: a connection is waited for across an hour of suspension") {
        let phone = try BluetoothPhone.connected()
        try phone.happen("bluetooth.leave", ["peripheral": .text("Band")])
        try phone.act("bluetooth.connect", ["peripheral": .text("Band")])
        phone.wait(3600)
        expect(phone.app.state, is: .suspended)
        try phone.bandAppears(connectable: false)
        expect(phone.app.state, is: .suspended)
        try phone.bandAppears()
        expect(phone.calls("centralManager(_:didConnect"), is: ["Band", "Band"])
        expect(phone.seconds(citing: "ble.central.connect-no-timeout"), is: [30, 3630])
        expect(phone.app.awakeReasons, is: ["wake: Bluetooth connection"])
    }

    let alerts = Fact(
        "ble.central.alert-options: without the mode the system shows the alerts that the app asked for",
        for: [(["disconnection"], 1), (["notification", "disconnection"], 2), (["connection"], 0)]
    ) { (asked: [String], shown: Int) in
        let phone = try BluetoothPhone.connected(modes: [], alerts: asked)
        try phone.beat()
        try phone.happen("bluetooth.disconnect", ["peripheral": .text("Band")])
        expect(phone.seconds(citing: "ble.central.alert-options").count, is: shown)
    }
}
