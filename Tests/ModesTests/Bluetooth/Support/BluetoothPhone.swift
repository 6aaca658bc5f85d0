import Foundation
import VigilBluetooth
import VigilTestSupport

final class BluetoothPhone: ModePhone {
    /// A phone with the Bluetooth module, and an app that says what it uses Bluetooth for.
    ///
    /// - Parameter isAllowed: what the user answers the app; nil to wait for a tap.
    convenience init(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["bluetooth-central"],
        texts: [String: String] = ["NSBluetoothAlwaysUsageDescription": "Reads the band."],
        isAllowed: Bool? = true
    ) throws {
        let manifest = Manifest(backgroundModes: modes, texts: texts)
        try self.init(on: system, modules: ModuleSet([BluetoothModule.descriptor]), manifest: manifest)
        if let isAllowed { try happen("bluetooth.permission", ["allowed": .flag(isAllowed)]) }
    }

    /// A heart rate band comes into range.
    func bandAppears(connectable: Bool = true) throws {
        try happen(
            "bluetooth.peripheral",
            [
                "name": .text("Band"), "services": .texts(["180D"]),
                "characteristics": .texts(["180D/2A37 notify", "180D/2A39 write"]), "connectable": .flag(connectable),
            ])
    }

    /// The app is connected to the band, listens to the heart rate, and left the screen.
    static func connected(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["bluetooth-central"], identifier: String? = nil,
        alerts: [String] = []
    ) throws -> BluetoothPhone {
        let phone = try BluetoothPhone(system, modes: modes)
        try phone.bandAppears()
        phone.app.launch()
        try phone.act("bluetooth.manager", identifier.map { ["restoreIdentifier": .text($0)] } ?? [:])
        try phone.act("bluetooth.connect", ["peripheral": .text("Band"), "alerts": .texts(alerts)])
        try phone.act("bluetooth.listen", ["peripheral": .text("Band"), "characteristic": .text("180D/2A37")])
        phone.home()
        phone.wait(30)
        return phone
    }

    /// The band tells a heart rate.
    func beat(_ data: String = "00 48") throws {
        try happen(
            "bluetooth.value",
            ["peripheral": .text("Band"), "characteristic": .text("180D/2A37"), "data": .text(data)])
    }

    /// The calls into the app whose names begin so, with what they say.
    func calls(_ start: String) -> [String] {
        app.trace.entries(of: .call).map(\.text).filter { $0.hasPrefix(start) }.map {
            $0.components(separatedBy: "): ").dropFirst().joined(separator: "): ")
        }
    }
}
