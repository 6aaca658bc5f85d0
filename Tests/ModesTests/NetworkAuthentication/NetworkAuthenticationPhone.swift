import VigilNetworkAuthentication
import VigilTestSupport

final class NetworkAuthenticationPhone: ModePhone {
    /// A phone with the module alone.
    convenience init(_ system: SystemVersion = .iOS(17), modes: [String] = ["network-authentication"]) throws {
        try self.init(
            on: system, modules: ModuleSet([NetworkAuthenticationModule.descriptor]), modes: modes)
    }

    /// The app registers at each launch, and left the screen.
    static func helping(
        _ system: SystemVersion = .iOS(17), _ answers: [String: ArgumentValue] = [:]
    ) throws -> NetworkAuthenticationPhone {
        let phone = try NetworkAuthenticationPhone(system)
        phone.code.on["didFinishLaunching"] = { try $0.act("hotspot.register", answers) }
        phone.app.launch()
        phone.home()
        phone.wait(30)
        return phone
    }

    func join(_ ssid: String = "Cafe") throws { try happen("hotspot.join", ["ssid": .text(ssid)]) }

    /// What the app was asked to do.
    var commands: AppObservation.Value { get throws { try observe("hotspot.commands") } }

    /// The commands that reached the handler, each with its second.
    var handled: [String] {
        app.trace.entries(of: .call).filter { $0.text.hasPrefix("NEHotspot") }
            .map { "\($0.instant.wholeSeconds) \($0.text)" }
    }

    /// What the app was refused, without reasons.
    var refusals: [String] { app.trace.entries(of: .refusal).map(\.text) }
}
