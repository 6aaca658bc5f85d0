import BackgroundRuntime
import Testing
import VigilBluetooth
import VigilFacts
import VigilTestSupport

struct PeripheralRuleTests: Facts {
    @Test("An app as a peripheral", .exercisesRules, arguments: facts)
    func holds(_ fact: FactCase) async throws { try await fact() }

    private static let place: [String: ArgumentValue] = [
        "central": .text("Watch"), "characteristic": .text("180D/2A37"),
    ]

    /// The app offers a heart rate, lets itself be seen, and is in the foreground.
    private static func band(modes: [String] = ["bluetooth-peripheral"]) throws -> BluetoothPhone {
        let phone = try BluetoothPhone(modes: modes)
        phone.app.launch()
        try phone.act("bluetooth.offer", ["characteristics": .texts(["180D/2A37 read notify write"])])
        try phone.act("bluetooth.startAdvertising", ["name": .text("Band"), "services": .texts(["180D"])])
        try phone.act("bluetooth.update", ["characteristic": .text("180D/2A37"), "data": .text("00 48")])
        return phone
    }

    private static func heard(_ phone: BluetoothPhone) -> [String] {
        phone.app.trace.entries.map(\.text).filter { $0.hasPrefix("Watch") }
    }

    let wakes = Fact("ble.peripheral.wakes: what a central asks wakes the app for ten seconds") {
        let phone = try Self.band()
        phone.home()
        phone.wait(30)
        expect(phone.app.state, is: .suspended)
        try phone.happen("bluetooth.centralReads", Self.place)
        expect(Self.heard(phone), is: ["Watch reads 00 48: 180D/2A37"])
        expect(phone.app.awakeReasons, is: ["wake: Bluetooth read request"])
        phone.wait(10)
        expect(phone.app.state, is: .suspended)
        try phone.happen("bluetooth.centralSubscribes", Self.place)
        try phone.act("bluetooth.update", ["characteristic": .text("180D/2A37"), "data": .text("00 50")])
        try phone.happen("bluetooth.centralSubscribes", Self.place.merging(["on": .flag(false)]) { $1 })
        try phone.act("bluetooth.update", ["characteristic": .text("180D/2A37"), "data": .text("00 51")])
        expect(Self.heard(phone).dropFirst(), is: ["Watch is told 00 50: 180D/2A37"])
        phone.wait(20)
        expect(phone.app.state, is: .suspended)
        try phone.happen("bluetooth.centralWrites", Self.place.merging(["data": .text("01")]) { $1 })
        expect(phone.app.awakeReasons, is: ["wake: Bluetooth write request"])
        expect(Set(phone.seconds(citing: "ble.peripheral.wakes")), is: [30, 40, 50, 60])
    }

    let noMode = Fact(
        "ble.peripheral.no-mode: without the mode nobody hears the app in the background, and requests get errors"
    ) {
        let phone = try Self.band(modes: [])
        phone.home()
        phone.wait(30)
        try phone.happen("bluetooth.centralScans", ["central": .text("Watch"), "services": .texts(["180D"])])
        try phone.happen("bluetooth.centralReads", Self.place)
        expect(
            Self.heard(phone), is: ["Watch hears nothing of App", "Watch gets an error: read request for 180D/2A37"])
        expect(phone.app.state == .suspended && phone.seconds(citing: "ble.peripheral.no-mode").suffix(2) == [30, 30])
        phone.app.activate()
        try phone.happen("bluetooth.centralReads", Self.place)
        expect(Self.heard(phone).last, is: "Watch reads 00 48: 180D/2A37")
    }

    let advertising = Fact(
        "ble.peripheral.advertising: in the background the name is gone, and only a scan that names a service hears it"
    ) {
        let phone = try Self.band()
        try phone.happen("bluetooth.centralScans", ["central": .text("Watch")])
        phone.home()
        phone.wait(30)
        try phone.happen("bluetooth.centralScans", ["central": .text("Watch")])
        try phone.happen("bluetooth.centralScans", ["central": .text("Watch"), "services": .texts(["180D"])])
        expect(
            Self.heard(phone),
            is: [
                "Watch hears Band: 180D", "Watch hears nothing of App", "Watch hears a nameless peripheral: 180D",
            ])
        expect(phone.cites("ble.peripheral.advertising") && phone.app.state == .suspended)
    }

    let nothing = Fact("what nobody offers is an error, and an app that stopped or has ended is not heard") {
        let phone = try Self.band()
        try phone.happen(
            "bluetooth.centralWrites",
            ["central": .text("Watch"), "characteristic": .text("180D/2A38"), "data": .text("01")])
        try phone.act("bluetooth.stopAdvertising")
        try phone.happen("bluetooth.centralScans", ["central": .text("Watch")])
        phone.app.terminate()
        try phone.happen("bluetooth.centralReads", Self.place)
        expect(
            Self.heard(phone),
            is: [
                "Watch gets an error: nobody offers 180D/2A38 for a write request",
                "Watch hears nothing of App: it does not advertise",
                "Watch gets an error: nobody offers 180D/2A37 for a read request",
            ])
    }
}
