import BackgroundRuntime
import VigilLocation

/// A phone with one app that uses its position.
struct Phone {
    let device: Device
    let app: App
    let program = TestProgram()

    static let texts = [
        "NSLocationWhenInUseUsageDescription": "to show the way",
        "NSLocationAlwaysAndWhenInUseUsageDescription": "to record the way",
        "NSLocationAlwaysUsageDescription": "to record the way",
    ]

    /// A phone whose user has chosen already; nil leaves the app undetermined.
    init(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["location"], _ choice: AuthorizationChoice? = .always,
        texts: [String: String] = Phone.texts, constants: [String: Double] = [:]
    ) throws {
        let manifest = Manifest(backgroundModes: modes, texts: texts)
        device = try Device(system: system, modules: [LocationModule.descriptor], constants: constants)
        app = try device.install(program, manifest: manifest, name: "App")
        if let choice { try device.location.authorize(app, choice) }
    }

    /// The system's constants and rules that the trace cites, by id.
    func cites(_ id: String) -> Bool { app.trace.contains(rule: id) }

    /// The times in whole seconds at which the trace cites a rule.
    func times(_ id: String) -> [Int] {
        app.trace.entries(rule: id).map { Int($0.instant.nanoseconds / 1_000_000_000) }
    }

    /// Runs a closure with the app's manager as a turn on the main thread.
    @discardableResult
    func run<Result>(_ body: @escaping (LocationSession) throws -> Result) throws -> Result {
        guard let process = app.process else { throw StimulusError("the app is not running") }
        return try app.onMainThread { try body(TestManager.of(process).session) }
    }

    /// The app's manager in the present launch.
    var manager: TestManager {
        get throws {
            guard let process = app.process else { throw StimulusError("the app is not running") }
            return TestManager.of(process)
        }
    }

    /// Opens the app and starts standard updates that may go on in the background.
    func startTracking(_ edit: @escaping (LocationSession) -> Void = { _ in }) throws {
        app.launch()
        let system = device.system
        try run { session in
            if system >= .iOS(9) { session.allowsBackgroundUpdates = true }
            edit(session)
            session.startUpdating()
        }
    }

    func home() { device.press(.home) }
    func wait(_ seconds: Int) { device.advance(by: .seconds(seconds)) }
    func drive(_ seconds: Int) { device.location.drive(speed: 20, course: 90, for: .seconds(seconds)) }

    /// Makes the app register for significant changes and ends it.
    func registerForChangesAndEnd(by end: TerminationReason = .purge) throws {
        app.launch()
        try run { $0.startSignificantChanges() }
        home()
        wait(5)
        if end.isForceQuit { device.forceQuit(app) } else { app.process?.end(end) }
    }

    /// Moves the phone by so many metres and lets the region latency pass.
    func cross(metres: Double) {
        device.location.move(metres: metres, course: 0)
        wait(200)
    }
}
