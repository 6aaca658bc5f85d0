import CoreBluetooth
import Testing
import UIKit
import VigilBluetooth
import VigilFacts
import VigilRuntimeProbes
import VigilTestSupport

@Suite("Core Bluetooth as a central", .enabled(if: RuntimeInterface.problems.isEmpty))
struct CentralTests: Facts {
    @Test(arguments: facts) func holds(_ fact: FactCase) async throws { try await fact() }

    private static func bandAppears(_ phone: CoreBluetoothPhone) throws {
        try phone.happen(
            "bluetooth.peripheral",
            [
                "name": .text("Band"), "services": .texts(["180D"]), "rssi": .number(-50),
                "characteristics": .texts(["180D/2A37 notify", "180D/2A39 write"]),
            ])
    }

    private static func beat(_ phone: CoreBluetoothPhone, _ data: String) throws {
        try phone.happen(
            "bluetooth.value",
            ["peripheral": .text("Band"), "characteristic": .text("180D/2A37"), "data": .text(data)])
    }

    private static func words(_ phone: CoreBluetoothPhone) -> [String] { phone.app.trace.output }

    let conversation = Fact("an app finds a band, connects, discovers what it has, listens and writes") {
        let phone = try CoreBluetoothPhone(BandApp.self)
        phone.app.launch()
        try Self.bandAppears(phone)
        phone.home()
        phone.wait(20)
        try Self.beat(phone, "00 48")
        expect(
            Self.words(phone),
            is: [
                "state 0", "state 5", "discovered Band [\"180D\"] -50", "connecting true", "connected true true",
                "services [\"180D\"]", "characteristics [\"2A37\", \"2A39\"]", "listens true",
                "refused readNotPermitted", "written true", "heart rate 72",
            ])
        expect(phone.app.trace.findings.isEmpty)
    }

    let restoration = Fact(
        "after a purge the app is launched with its identifier, and handed the band, before the state and the value"
    ) {
        let phone = try CoreBluetoothPhone(BandApp.self)
        phone.app.launch()
        try Self.bandAppears(phone)
        phone.home()
        phone.wait(20)
        phone.device.purge(phone.app)
        try Self.beat(phone, "00 52")
        expect(
            Self.words(phone).suffix(5),
            is: [
                "launched for [\"band\"]", "state 0", "restores [\"Band\"] true [180D] [true, false]", "state 5",
                "heart rate 82",
            ])
    }

    let loss = Fact("a lost band is told by the newer method, or by the older one where the app has no other") {
        let phone = try CoreBluetoothPhone(BandApp.self)
        phone.app.launch()
        try Self.bandAppears(phone)
        try phone.happen("bluetooth.leave", ["peripheral": .text("Band")])
        expect(Self.words(phone).last, is: "disconnected true true")
        try Self.bandAppears(phone)
        expect(Self.words(phone).contains("connected true true"))
    }

    @Test("ble.uuid: identifiers are equal in any length, and what is none ends the app", .exercisesRules)
    func identifiers() throws {
        let phone = try CoreBluetoothPhone(BandApp.self)
        phone.app.launch()
        try phone.run { _ in
            let long = CBUUID(string: "0000180D-0000-1000-8000-00805F9B34FB")
            expect(long == BandApp.heartRate && Set([long, BandApp.heartRate]).count == 1)
            expect(CBUUID(data: Data([0x18, 0x0D])) == long && long.data == Data([0x18, 0x0D]))
            expect(CBUUID(string: "0x180D") == long && CBUUID(string: "0x0000180d").uuidString == "180D")
            let own = UUID()
            expect(CBUUID(nsuuid: own).uuidString, is: own.uuidString)
            expect(CBUUID(data: CBUUID(nsuuid: own).data).uuidString, is: own.uuidString)
        }
        try? phone.run { _ in _ = CBUUID(string: "heart") }
        expect(phone.app.state == .notRunning && phone.cites("ble.uuid"))
    }
}
