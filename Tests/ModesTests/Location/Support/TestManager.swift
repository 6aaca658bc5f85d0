import BackgroundRuntime
import VigilLocation
import VigilTestSupport

/// The location manager of a test's app, which writes down what it is told.
final class TestManager: ScriptedClient, LocationClient {
    let session: LocationSession
    private(set) var fixes: [[LocationFix]] = []
    private(set) var calls: [String] = []
    private(set) var states: [String] = []
    private(set) var ranged: [[RangedBeacon]] = []
    private(set) var headings: [Heading] = []
    var onPause: ((LocationSession) -> Void)?

    init(_ process: AppProcess) {
        session = LocationSession(process)
        session.client = self
    }

    func didUpdate(_ fixes: [LocationFix]) { self.fixes.append(fixes) }
    func didFail(_ error: LocationError) { calls.append("fail \(error.rawValue)") }
    func didChangeAuthorization(_ status: AuthorizationStatus) { calls.append("status \(status.rawValue)") }
    func didStartMonitoring(_ region: Region) { calls.append("monitors \(region.identifier)") }
    func didEnter(_ region: Region) { calls.append("enter \(region.identifier)") }
    func didExit(_ region: Region) { calls.append("exit \(region.identifier)") }
    func didDetermine(_ state: RegionState, _ region: Region) {
        states.append("\(region.identifier) \(state.rawValue)")
    }
    func didRange(_ beacons: [RangedBeacon], _ ranging: Ranging) { ranged.append(beacons) }
    func rangingDidFail(_ ranging: Ranging, _ error: LocationError) { calls.append("no ranging: \(error.rawValue)") }
    func didTurn(_ heading: Heading) { headings.append(heading) }
    func monitoringDidFail(_ region: Region, _ error: LocationError) { calls.append("refused \(region.identifier)") }
    func didVisit(_ visit: Visit) { calls.append(visit.departure == nil ? "arrival" : "departure") }
    func didFinishDeferred(_ error: LocationError?) { calls.append(error?.rawValue ?? "deferred over") }
    func didResume() { calls.append("resume") }

    func didPause() {
        calls.append("pause")
        onPause?(session)
    }
}
