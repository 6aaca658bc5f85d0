import VigilLocation
import VigilTestSupport

/// What tests of the location module ask of a phone most.
final class LocationPhone: ModePhone {
    static let texts = [
        "NSLocationWhenInUseUsageDescription": "to show the way",
        "NSLocationAlwaysAndWhenInUseUsageDescription": "to record the way",
        "NSLocationAlwaysUsageDescription": "to record the way",
    ]

    /// A phone whose user has chosen already; nil leaves the app undetermined.
    convenience init(
        _ system: SystemVersion = .iOS(17), modes: [String] = ["location"], _ choice: AuthorizationChoice? = .always,
        texts: [String: String] = LocationPhone.texts, constants: [String: Double] = [:]
    ) throws {
        try self.init(
            on: system, modules: [LocationModule.descriptor], manifest: Manifest(backgroundModes: modes, texts: texts),
            constants: constants)
        if let choice { try device.location.authorize(app, choice) }
    }

    /// Runs a closure with the app's manager as a turn on the main thread.
    @discardableResult
    func manage<Result>(_ body: @escaping (LocationSession) throws -> Result) throws -> Result {
        try run { (process: AppProcess) in try body(TestManager.of(process).session) }
    }

    /// The app's manager in the present launch.
    var manager: TestManager {
        get throws { try TestManager.of(process) }
    }

    /// Opens the app and starts standard updates that may go on in the background.
    func startTracking(_ edit: @escaping (LocationSession) -> Void = { _ in }) throws {
        app.launch()
        let system = device.system
        try manage { session in
            if system >= .iOS(9) { session.allowsBackgroundUpdates = true }
            edit(session)
            session.startUpdating()
        }
    }

    func drive(_ seconds: Int) { device.location.drive(speed: 20, course: 90, for: .seconds(seconds)) }

    /// Makes the app register for significant changes and ends it.
    func registerForChangesAndEnd(by end: TerminationReason = .purge) throws {
        app.launch()
        try manage { $0.startSignificantChanges() }
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
