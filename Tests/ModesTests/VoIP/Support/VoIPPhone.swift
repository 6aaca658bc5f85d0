import VigilTestSupport
import VigilVoIP

/// What tests of the VoIP module ask of a phone most.
final class VoIPPhone: ModePhone {
    /// - Parameter sdk: what the app was linked with, as Xcode writes it; by default the SDK of the system.
    convenience init(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["voip"], sdk: String? = nil,
        constants: [String: Double] = [:], besides others: [ModuleDescriptor] = []
    ) throws {
        let manifest = Manifest(backgroundModes: modes, texts: sdk.map { ["DTSDKName": $0] } ?? [:])
        try self.init(
            on: system, modules: ModuleSet([VoIPModule.descriptor] + others), manifest: manifest, constants: constants)
    }

    /// A phone whose app registers for pushes at every launch, and does this with them.
    static func registered(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["voip"], sdk: String? = nil, does behaviour: String,
        completes: Bool = true, constants: [String: Double] = [:]
    ) throws -> VoIPPhone {
        let phone = try VoIPPhone(system, modes: modes, sdk: sdk, constants: constants)
        phone.code.on[.didFinishLaunching] = { process in
            try process.act("voip.register")
            try process.act("voip.onPush", ["behaviour": .text(behaviour), "completes": .flag(completes)])
        }
        phone.app.launch()
        phone.home()
        return phone
    }

    /// Calls setKeepAliveTimeout in the app that runs; the handler notes the time.
    @discardableResult
    func keepAlive(_ seconds: Int, takes: Int = 0) throws -> Bool {
        let service = device.requiredService(VoIPService.self)
        return try run { process in
            service.setKeepAlive(.seconds(seconds), in: process) {
                SimulatedThread.sleep(for: .seconds(takes))
                process.print("kept alive")
            }
        }
    }

    /// The times in whole seconds at which the trace says something of a kind.
    func times(_ text: String) -> [Int] {
        app.trace.entries.filter { $0.text.hasPrefix(text) }.map(\.instant.wholeSeconds)
    }

    func push(from caller: String = "Anna") { device.voip.push(to: app, caller: caller) }
}
