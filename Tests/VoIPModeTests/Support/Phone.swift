import BackgroundRuntime
import Testing
import VigilVoIP

/// A phone with one scripted VoIP app.
struct Phone {
    let device: Device
    let app: App
    let program = TestProgram()

    /// - Parameter sdk: what the app was linked with, as Xcode writes it; by default the SDK of the system.
    init(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["voip"], sdk: String? = nil,
        constants: [String: Double] = [:], besides others: [ModuleDescriptor] = []
    ) throws {
        let manifest = Manifest(backgroundModes: modes, texts: sdk.map { ["DTSDKName": $0] } ?? [:])
        device = try Device(system: system, modules: ModuleSet([VoIPModule.descriptor] + others), constants: constants)
        app = try device.install(program, manifest: manifest, name: "App")
    }

    /// A phone whose app registers for pushes at every launch, and does this with them.
    static func registered(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["voip"], sdk: String? = nil, does behaviour: String,
        completes: Bool = true, constants: [String: Double] = [:]
    ) throws -> Phone {
        let phone = try Phone(system, modes: modes, sdk: sdk, constants: constants)
        phone.program.atLaunch = { process in
            Phone.act("voip.register", on: process)
            Phone.act(
                "voip.onPush", ["behaviour": .text(behaviour), "completes": .flag(completes)], on: process)
        }
        phone.app.launch()
        phone.home()
        return phone
    }

    /// Performs an action in a turn of the app, or during one.
    static func act(_ name: String, _ values: [String: ArgumentValue] = [:], on process: AppProcess) {
        guard let action = VoIPModule.descriptor.actions.first(where: { $0.name == name }) else {
            Issue.record("there is no action \(name)")
            return
        }
        do {
            try action.perform(process, Arguments(values))
        } catch {
            process.record(.finding, "\(error)")
        }
    }

    /// Performs an action as a turn of the app that runs.
    func act(_ name: String, _ values: [String: ArgumentValue] = [:]) throws {
        let process = try #require(app.process)
        try app.onMainThread { Phone.act(name, values, on: process) }
    }

    /// Makes a stimulus of the module happen.
    func happen(_ name: String, _ values: [String: ArgumentValue] = [:]) throws {
        let stimulus = try #require(VoIPModule.descriptor.stimuli.first { $0.name == name })
        try stimulus.perform(device, app, Arguments(values))
    }

    /// Calls setKeepAliveTimeout in the app that runs; the handler notes the time.
    @discardableResult
    func keepAlive(_ seconds: Int, takes: Int = 0) throws -> Bool {
        let process = try #require(app.process)
        let service = try #require(device.service(VoIPService.self))
        return try app.onMainThread {
            service.setKeepAlive(.seconds(seconds), in: process) {
                SimulatedThread.sleep(for: .seconds(takes))
                process.print("kept alive")
            }
        }
    }

    /// Whether the trace of the app cites a rule.
    func cites(_ id: String) -> Bool { app.trace.contains(rule: id) }

    /// The times in whole seconds at which the trace says something of a kind.
    func times(_ text: String) -> [Int] {
        app.trace.entries.filter { $0.text.hasPrefix(text) }.map { Int($0.instant.nanoseconds / 1_000_000_000) }
    }

    func home() { device.press(.home) }
    func wait(_ seconds: Int) { device.advance(by: .seconds(seconds)) }
    func push(from caller: String = "Anna") { device.voip.push(to: app, caller: caller) }
}
