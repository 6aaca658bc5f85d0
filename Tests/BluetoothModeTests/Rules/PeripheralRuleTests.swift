import BackgroundRuntime
import Testing
import VigilBluetooth
import VigilTestSupport

@Suite("An app as a peripheral", .exercisesRules)
struct PeripheralRuleTests {
    private let place: [String: ArgumentValue] = ["central": .text("Watch"), "characteristic": .text("180D/2A37")]

    /// The app offers a heart rate, lets itself be seen, and is in the foreground.
    private func band(modes: [String] = ["bluetooth-peripheral"]) throws -> Phone {
        let phone = try Phone(modes: modes)
        phone.app.launch()
        try phone.act("bluetooth.offer", ["characteristics": .texts(["180D/2A37 read notify write"])])
        try phone.act("bluetooth.startAdvertising", ["name": .text("Band"), "services": .texts(["180D"])])
        try phone.act("bluetooth.update", ["characteristic": .text("180D/2A37"), "data": .text("00 48")])
        return phone
    }

    private func heard(_ phone: Phone) -> [String] {
        phone.app.trace.entries.map(\.text).filter { $0.hasPrefix("Watch") }
    }

    @Test("ble.peripheral.wakes: what a central asks wakes the app for ten seconds")
    func wakes() throws {
        let phone = try band()
        phone.home()
        phone.wait(30)
        #expect(phone.app.state == .suspended)
        try phone.happen("bluetooth.centralReads", place)
        #expect(heard(phone) == ["Watch reads 00 48: 180D/2A37"])
        #expect(phone.app.awakeReasons == ["wake: Bluetooth read request"])
        phone.wait(10)
        #expect(phone.app.state == .suspended)
        try phone.happen("bluetooth.centralSubscribes", place)
        try phone.act("bluetooth.update", ["characteristic": .text("180D/2A37"), "data": .text("00 50")])
        try phone.happen("bluetooth.centralSubscribes", place.merging(["on": .flag(false)]) { $1 })
        try phone.act("bluetooth.update", ["characteristic": .text("180D/2A37"), "data": .text("00 51")])
        #expect(heard(phone).dropFirst() == ["Watch is told 00 50: 180D/2A37"])
        phone.wait(20)
        #expect(phone.app.state == .suspended)
        try phone.happen("bluetooth.centralWrites", place.merging(["data": .text("01")]) { $1 })
        #expect(phone.app.awakeReasons == ["wake: Bluetooth write request"])
        #expect(Set(phone.seconds(citing: "ble.peripheral.wakes")) == [30, 40, 50, 60])
    }

    @Test("ble.peripheral.no-mode: without the mode nobody hears the app in the background, and requests get errors")
    func noMode() throws {
        let phone = try band(modes: [])
        phone.home()
        phone.wait(30)
        try phone.happen("bluetooth.centralScans", ["central": .text("Watch"), "services": .texts(["180D"])])
        try phone.happen("bluetooth.centralReads", place)
        #expect(
            heard(phone) == ["Watch hears nothing of App", "Watch gets an error: read request for 180D/2A37"])
        #expect(phone.app.state == .suspended && phone.seconds(citing: "ble.peripheral.no-mode").suffix(2) == [30, 30])
        phone.app.activate()
        try phone.happen("bluetooth.centralReads", place)
        #expect(heard(phone).last == "Watch reads 00 48: 180D/2A37")
    }

    @Test(
        "ble.peripheral.advertising: in the background the name is gone, and only a scan that names a service hears it")
    func advertising() throws {
        let phone = try band()
        try phone.happen("bluetooth.centralScans", ["central": .text("Watch")])
        phone.home()
        phone.wait(30)
        try phone.happen("bluetooth.centralScans", ["central": .text("Watch")])
        try phone.happen("bluetooth.centralScans", ["central": .text("Watch"), "services": .texts(["180D"])])
        #expect(
            heard(phone) == [
                "Watch hears Band: 180D", "Watch hears nothing of App", "Watch hears a nameless peripheral: 180D",
            ])
        #expect(phone.cites("ble.peripheral.advertising") && phone.app.state == .suspended)
    }

    @Test("what nobody offers is an error, and an app that stopped or has ended is not heard")
    func nothing() throws {
        let phone = try band()
        try phone.happen(
            "bluetooth.centralWrites",
            ["central": .text("Watch"), "characteristic": .text("180D/2A38"), "data": .text("01")])
        try phone.act("bluetooth.stopAdvertising")
        try phone.happen("bluetooth.centralScans", ["central": .text("Watch")])
        phone.app.terminate()
        try phone.happen("bluetooth.centralReads", place)
        #expect(
            heard(phone) == [
                "Watch gets an error: nobody offers 180D/2A38 for a write request",
                "Watch hears nothing of App: it does not advertise",
                "Watch gets an error: nobody offers 180D/2A37 for a read request",
            ])
    }
}
