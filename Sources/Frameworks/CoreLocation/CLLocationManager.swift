import BackgroundRuntime
import SimulatedFoundation
import VigilLocation

/// An app's access to the position of its phone.
///
/// A manager that goes away takes its standard updates along; what it registered with the system stays.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Whoever is told. Setting it also delivers what waited for a manager, such as the event of a launch.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { session.client = delegate == nil ? nil : relay }
    }

    /// How exact positions shall be, in metres. From a kilometre on they come only as the phone moves by so much;
    /// `kCLLocationAccuracyReduced` gives approximate ones.
    open var desiredAccuracy = kCLLocationAccuracyBest {
        didSet {
            let isReduced = desiredAccuracy >= kCLLocationAccuracyReduced
            session.setDesiredAccuracy(isReduced ? nil : desiredAccuracy)
        }
    }
    /// What the positions are for. The simulator stores it only.
    open var activityType = CLActivityType.other

    let session: LocationSession
    private let relay = ManagerRelay()

    /// A manager of the running app.
    public override init() {
        session = LocationSession(SimulatedApp.process(for: "CLLocationManager"))
        super.init()
        relay.manager = self
    }

    deinit { session.invalidate() }

    /// Metres that the phone has to move for the next position; `kCLDistanceFilterNone` for all.
    open var distanceFilter: CLLocationDistance {
        get { session.distanceFilter ?? kCLDistanceFilterNone }
        set { session.distanceFilter = newValue > 0 ? newValue : nil }
    }

    /// Whether standard updates may pause by themselves; true by default, from iOS 6.
    open var pausesLocationUpdatesAutomatically: Bool {
        get { session.pausesAutomatically }
        set { session.pausesAutomatically = newValue }
    }

    /// Whether standard updates may go on in the background; false by default, from iOS 9. Set to true in an app whose
    /// manifest does not declare the mode, it ends the app with an exception.
    open var allowsBackgroundLocationUpdates: Bool {
        get { session.allowsBackgroundUpdates }
        set { session.allowsBackgroundUpdates = newValue }
    }

    /// Whether the blue indicator is shown under Always, from iOS 11.
    open var showsBackgroundLocationIndicator: Bool {
        get { session.showsBackgroundIndicator }
        set { session.showsBackgroundIndicator = newValue }
    }

    /// The position that is known; nil without authorization.
    open var location: CLLocation? { session.lastFix.map { CLLocation($0) } }

    /// What the app may do with the position.
    open var authorizationStatus: CLAuthorizationStatus { CLAuthorizationStatus(session.status) }

    /// Whether the app gets exact positions: the user's choice, from iOS 14.
    open var accuracyAuthorization: CLAccuracyAuthorization { session.isReduced ? .reducedAccuracy : .fullAccuracy }
}

// Asking, starting, stopping.

extension CLLocationManager {
    /// Asks the user for the position while the app is in use.
    public func requestWhenInUseAuthorization() { session.requestWhenInUse() }

    /// Asks the user for the position at any time.
    public func requestAlwaysAuthorization() { session.requestAlways() }

    /// Asks the user for exact positions while the app is in use, if they are approximate. From iOS 14.
    ///
    /// - Parameters:
    ///   - purposeKey: the key of a text in `NSLocationTemporaryUsageDescriptionDictionary`.
    ///   - completion: called on the main thread with the answer: no error, or `CLError.promptDeclined`.
    @preconcurrency
    public func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        session.requestFullAccuracy(purposeKey) { error in completion?(error.map { CLError(from: $0) }) }
    }

    /// Asks the user for exact positions while the app is in use, if they are approximate. From iOS 14.
    ///
    /// - Throws: `CLError.promptDeclined` when the user declined, or could not be asked.
    public func requestTemporaryFullAccuracyAuthorization(withPurposeKey purposeKey: String) async throws {
        try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
            session.requestFullAccuracy(purposeKey) { error in
                waiting.resume(with: error.map { .failure(CLError(from: $0)) } ?? .success(()))
            }
        }
    }

    /// Starts standard updates; the known position comes at once.
    public func startUpdatingLocation() { session.startUpdating() }

    /// Stops standard updates.
    public func stopUpdatingLocation() { session.stopUpdating() }

    /// Lets positions wait while the app is in the background: until it has gone so many metres, or so many seconds have
    /// passed. From iOS 14 it does nothing.
    public func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
        let isTimed = timeout < CLTimeIntervalMax
        session.allowDeferral(until: distance, timeout: isTimed ? Duration(inSeconds: timeout) : nil)
    }

    /// Lets positions wait no more.
    public func disallowDeferredLocationUpdates() { session.disallowDeferral() }

    /// Whether positions can wait: on iOS 6 to 13.
    public class func deferredLocationUpdatesAvailable() -> Bool {
        let system = SimulatedApp.process(for: "CLLocationManager.deferredLocationUpdatesAvailable()").device.system
        return system >= .iOS(6) && system < .iOS(14)
    }

    /// Asks for one position.
    public func requestLocation() { session.requestFix() }

    /// Starts the service that tells of movements of some 500 m, and launches the app for them.
    public func startMonitoringSignificantLocationChanges() { session.startSignificantChanges() }

    /// Stops that service.
    public func stopMonitoringSignificantLocationChanges() { session.stopSignificantChanges() }

    /// Starts the service that tells of stays at places, and launches the app for them.
    public func startMonitoringVisits() { session.startVisits() }

    /// Stops that service.
    public func stopMonitoringVisits() { session.stopVisits() }
}

extension CLAuthorizationStatus {
    init(_ status: AuthorizationStatus) {
        switch status {
        case .notDetermined: self = .notDetermined
        case .restricted: self = .restricted
        case .denied: self = .denied
        case .authorizedAlways: self = .authorizedAlways
        case .authorizedWhenInUse: self = .authorizedWhenInUse
        }
    }
}
