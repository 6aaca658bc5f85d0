import VigilExternalAccessory
import VigilTestSupport

final class ExternalAccessoryPhone: ModePhone {
    /// A phone with the module, and an app that names the protocol of the meter.
    convenience init(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["external-accessory"],
        protocols: [String] = ["com.example.meter"]
    ) throws {
        let manifest = Manifest(
            backgroundModes: modes, lists: ["UISupportedExternalAccessoryProtocols": protocols])
        try self.init(on: system, modules: ModuleSet([ExternalAccessoryModule.descriptor]), manifest: manifest)
    }

    /// A meter is connected.
    func plug(_ name: String = "Meter", protocols: [String] = ["com.example.meter"]) throws {
        try happen("accessory.connect", ["name": .text(name), "protocols": .texts(protocols)])
    }

    func unplug() throws { try happen("accessory.disconnect", ["accessory": "Meter"]) }

    /// The meter sends a value.
    func measure(_ value: String) throws { try happen("accessory.data", ["accessory": "Meter", "data": .text(value)]) }

    /// The app has a session with the meter, is told of connections, and left the screen.
    static func talking(_ system: SystemVersion = .iOS(17), modes: [String] = ["external-accessory"]) throws
        -> ExternalAccessoryPhone
    {
        let phone = try ExternalAccessoryPhone(system, modes: modes)
        try phone.plug()
        phone.app.launch()
        try phone.act("accessory.register")
        try phone.act("accessory.open", ["accessory": "Meter"])
        phone.home()
        phone.wait(30)
        return phone
    }

    /// The calls into the app that concern accessories, each with its second.
    var calls: [String] {
        app.trace.entries(of: .call).filter {
            $0.text.hasPrefix("EA") || $0.text.hasPrefix("stream") || $0.text.hasPrefix("accessory")
        }
        .map { "\($0.instant.wholeSeconds) \($0.text)" }
    }
}
