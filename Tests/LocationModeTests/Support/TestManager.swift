import BackgroundRuntime
import VigilLocation

/// The location manager of a test's app, which writes down what it is told.
final class TestManager: LocationClient {
    let session: LocationSession
    private(set) var fixes: [[Fix]] = []
    private(set) var calls: [String] = []
    var onPause: ((LocationSession) -> Void)?

    init(_ process: AppProcess) {
        session = LocationSession(process)
        session.client = self
    }

    /// The manager of a process, made on first use.
    static func of(_ process: AppProcess) -> TestManager { process.storage.object { TestManager(process) } }

    func didUpdate(_ fixes: [Fix]) { self.fixes.append(fixes) }
    func didFail(_ error: LocationError) { calls.append("fail \(error.rawValue)") }
    func didChangeAuthorization(_ status: AuthorizationStatus) { calls.append("status \(status.rawValue)") }
    func didStartMonitoring(_ region: Region) { calls.append("monitors \(region.identifier)") }
    func didEnter(_ region: Region) { calls.append("enter \(region.identifier)") }
    func didExit(_ region: Region) { calls.append("exit \(region.identifier)") }
    func monitoringDidFail(_ region: Region, _ error: LocationError) { calls.append("refused \(region.identifier)") }
    func didVisit(_ visit: Visit) { calls.append(visit.departure == nil ? "arrival" : "departure") }
    func didResume() { calls.append("resume") }

    func didPause() {
        calls.append("pause")
        onPause?(session)
    }
}

/// An app whose launch is a closure.
final class TestProgram: AppProgram, @unchecked Sendable {
    var atLaunch: (AppProcess) -> Void = { _ in }
    var options: [LaunchOptions] = []

    func launch(in process: AppProcess) -> any AppInstance { Instance(self, process) }

    private final class Instance: AppInstance {
        private let program: TestProgram
        private unowned let process: AppProcess

        init(_ program: TestProgram, _ process: AppProcess) {
            self.program = program
            self.process = process
        }

        func receive(_ event: SystemEvent, on channel: SystemEvent.Channel) {
            guard event.name == .didFinishLaunching, channel == .call else { return }
            program.options.append(LaunchOptions(event.payload))
            program.atLaunch(process)
        }
    }
}
