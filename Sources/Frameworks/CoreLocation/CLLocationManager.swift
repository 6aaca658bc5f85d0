import BackgroundRuntime
import SimulatedFoundation
import VigilLocation

/// An app's access to the position of its phone.
///
/// A manager that goes away takes its standard updates along; what it registered with the system stays. Its delegate is called
/// by the run loop of the thread that made it: on a dispatch queue or in a task off the main actor, where none runs, never.
open class CLLocationManager: NSObject, @unchecked Sendable {
    /// Whoever is told. Setting it also delivers what waited for a manager, such as the event of a launch.
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { session.client = delegate == nil ? nil : relay }
    }

    /// How exact positions shall be, in metres. From a kilometre on they come only as the phone moves by so much;
    /// `kCLLocationAccuracyReduced` gives approximate ones.
    open var desiredAccuracy = kCLLocationAccuracyBest {
        didSet {
            let isReduced = desiredAccuracy >= 6_380_000
            session.setDesiredAccuracy(isReduced ? nil : desiredAccuracy)
        }
    }
    /// What the positions are for. The simulator stores it only. From iOS 6.
    @SystemAPI.Since(.method("activityType", of: "CLLocationManager", .iOS(6))) open var activityType = CLActivityType
        .other

    let session: LocationSession
    private let relay = ManagerRelay()
    /// The run loop of the thread that made it; nil for that of the main thread.
    private weak var runLoop: RunLoop?

    /// A manager of the running app.
    public override init() {
        session = LocationSession(SimulatedApp.process(for: "CLLocationManager"))
        super.init()
        relay.manager = self
        if !Thread.isMainThread { speak(by: RunLoop.current) }
    }

    deinit {
        session.invalidate()
        runLoop?.forget([.common])
    }

    private func speak(by runLoop: RunLoop) {
        self.runLoop = runLoop
        runLoop.expect([.common])
        session.speak(
            at: .queue { [weak runLoop] in runLoop?.submitCall(inModes: [.common], $0) },
            of: Thread.current.name ?? "of the app's own", isHeard: { [weak runLoop] in runLoop?.takesCalls ?? false })
    }

    /// Metres that the phone has to move for the next position; `kCLDistanceFilterNone` for all.
    open var distanceFilter: CLLocationDistance {
        get { session.distanceFilter ?? kCLDistanceFilterNone }
        set { session.distanceFilter = newValue > 0 ? newValue : nil }
    }

    /// Whether standard updates may pause by themselves; true by default, from iOS 6.
    open var pausesLocationUpdatesAutomatically: Bool {
        get {
            SimulatedApp.require(.pausesUpdates)
            return session.pausesAutomatically
        }
        set {
            SimulatedApp.require(.pausesUpdates)
            session.pausesAutomatically = newValue
        }
    }

    /// Whether standard updates may go on in the background; false by default, from iOS 9. Set to true in an app whose
    /// manifest does not declare the mode, it ends the app with an exception.
    open var allowsBackgroundLocationUpdates: Bool {
        get { session.allowsBackgroundUpdates }
        set { session.allowsBackgroundUpdates = newValue }
    }

    /// Whether the blue indicator is shown under Always, from iOS 11.
    open var showsBackgroundLocationIndicator: Bool {
        get {
            SimulatedApp.require(.showsIndicator)
            return session.showsBackgroundIndicator
        }
        set {
            SimulatedApp.require(.showsIndicator)
            session.showsBackgroundIndicator = newValue
        }
    }

    /// The position that is known; nil without authorization.
    open var location: CLLocation? { session.lastFix.map { CLLocation($0) } }

    /// What the app may do with the position. From iOS 14.
    open var authorizationStatus: CLAuthorizationStatus {
        SimulatedApp.require(.method("authorizationStatus", of: "CLLocationManager", .iOS(14)))
        return CLAuthorizationStatus(session.status)
    }

    /// Whether the app gets exact positions: the user's choice, from iOS 14.
    open var accuracyAuthorization: CLAccuracyAuthorization {
        SimulatedApp.require(.method("accuracyAuthorization", of: "CLLocationManager", .iOS(14)))
        return session.isReduced ? .reducedAccuracy : .fullAccuracy
    }

    // Asking, starting, stopping.

    /// Asks the user for the position while the app is in use.
    open func requestWhenInUseAuthorization() { session.requestWhenInUse() }

    /// Asks the user for the position at any time.
    open func requestAlwaysAuthorization() { session.requestAlways() }

    /// Asks the user for exact positions while the app is in use, if they are approximate. From iOS 14.
    ///
    /// - Parameters:
    ///   - purposeKey: the key of a text in `NSLocationTemporaryUsageDescriptionDictionary`.
    ///   - completion: called on the main thread with the answer: no error, or `CLError.promptDeclined`.
    @preconcurrency
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        session.requestFullAccuracy(purposeKey) { error in completion?(error.map { CLError(from: $0) }) }
    }

    /// Starts standard updates; the known position comes at once.
    open func startUpdatingLocation() { session.startUpdating() }

    open func stopUpdatingLocation() { session.stopUpdating() }

    /// Lets positions wait while the app is in the background: until it has gone so many metres, or so many seconds have
    /// passed. From iOS 14 it does nothing.
    open func allowDeferredLocationUpdates(untilTraveled distance: CLLocationDistance, timeout: TimeInterval) {
        let isTimed = timeout < .greatestFiniteMagnitude
        session.allowDeferral(until: distance, timeout: isTimed ? Duration(inSeconds: timeout) : nil)
    }

    /// Lets positions wait no more.
    open func disallowDeferredLocationUpdates() {
        session.disallowDeferral()
    }

    /// Whether positions can wait: on iOS 6 to 13.
    open class func deferredLocationUpdatesAvailable() -> Bool {
        SimulatedApp.require(.classMethod("deferredLocationUpdatesAvailable", of: "CLLocationManager", .iOS(6)))
        let system = SimulatedApp.process(for: "CLLocationManager.deferredLocationUpdatesAvailable()").device.system
        return system >= .iOS(6) && system < .iOS(14)
    }

    /// Asks for one position.
    open func requestLocation() { session.requestFix() }

    /// Starts the service that tells of movements of some 500 m, and launches the app for them.
    open func startMonitoringSignificantLocationChanges() { session.startSignificantChanges() }

    open func stopMonitoringSignificantLocationChanges() { session.stopSignificantChanges() }

    /// Starts the service that tells of stays at places, and launches the app for them.
    open func startMonitoringVisits() { session.startVisits() }

    open func stopMonitoringVisits() { session.stopVisits() }

    // Regions, and what the phone can do.

    /// The regions of the app, whichever manager asked for them.
    open var monitoredRegions: Set<CLRegion> { Set(session.monitoredRegions.map(CLRegion.of)) }

    /// The largest radius of a region in metres.
    open var maximumRegionMonitoringDistance: CLLocationDistance { RegionMonitor.maximumRadius }

    /// Tells from now on when the phone crosses the boundary of a region.
    open func startMonitoring(for region: CLRegion) { session.startMonitoring(region.region) }

    /// Stops telling of a region.
    open func stopMonitoring(for region: CLRegion) { session.stopMonitoring(region.identifier) }

    /// Asks on which side of the boundary the phone is; the delegate gets the answer. From iOS 7.
    open func requestState(for region: CLRegion) {
        SimulatedApp.require(.method("requestStateForRegion:", of: "CLLocationManager", .iOS(7)))
        session.requestState(of: region.region)
    }

    /// Whether regions of a class can be monitored: circles and beacons. From iOS 7.
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        SimulatedApp.require(.classMethod("isMonitoringAvailableForClass:", of: "CLLocationManager", .iOS(7)))
        return [CLCircularRegion.self, CLBeaconRegion.self, CLRegion.self].contains { regionClass == $0 }
    }

    /// Whether the location services of the phone are on: always, in the simulator.
    open class func locationServicesEnabled() -> Bool { true }

    /// Whether the phone can tell of significant changes: every one that is simulated can.
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

    /// Whether the phone has a compass: every one that is simulated has.
    open class func headingAvailable() -> Bool { true }

    // The compass and beacons.

    /// Degrees by which the heading has to change to be told again; `kCLHeadingFilterNone` for any change.
    open var headingFilter: CLLocationDegrees {
        get { session.headingFilter ?? kCLHeadingFilterNone }
        set { session.headingFilter = newValue > 0 ? newValue : nil }
    }
    /// The side of the phone that counts as its top. Kept: headings are told as a test or a scenario says them.
    open var headingOrientation = CLDeviceOrientation.portrait
    /// The heading that was told last; nil when none was.
    open var heading: CLHeading? { session.heading.map { CLHeading($0) } }

    /// Tells where the phone points: at once, and as it turns. It wakes and holds no app.
    open func startUpdatingHeading() { session.startHeading() }

    /// Tells no more where the phone points.
    open func stopUpdatingHeading() { session.stopHeading() }

    /// Takes the picture for setting the compass away. None is ever shown.
    open func dismissHeadingCalibrationDisplay() {}

    /// Whether the phone can tell how far beacons are: every one that is simulated can.
    open class func isRangingAvailable() -> Bool {
        SimulatedApp.require(.classMethod("isRangingAvailable", of: "CLLocationManager", .iOS(7)))
        return true
    }

    /// The beacons that are looked for by ``startRangingBeacons(satisfying:)``.
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> {
        SimulatedApp.require(.method("rangedBeaconConstraints", of: "CLLocationManager", .iOS(13)))
        return Set(session.rangings.filter { $0.region == nil }.map { CLBeaconIdentityConstraint($0.identity) })
    }
    /// The beacons that are looked for by ``startRangingBeacons(in:)``.
    open var rangedRegions: Set<CLRegion> {
        SimulatedApp.require(.method("rangedRegions", of: "CLLocationManager", .iOS(7)))
        return Set(session.rangings.compactMap { $0.region.map(CLRegion.of) })
    }

    /// Tells once a second how far beacons are, while the app runs.
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        SimulatedApp.require(.method("startRangingBeaconsSatisfyingConstraint:", of: "CLLocationManager", .iOS(13)))
        session.startRanging(Ranging(satisfying: constraint.identity))
    }

    /// Tells no more how far beacons are.
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        SimulatedApp.require(.method("stopRangingBeaconsSatisfyingConstraint:", of: "CLLocationManager", .iOS(13)))
        session.stopRanging(Ranging(satisfying: constraint.identity))
    }

    /// Tells once a second how far beacons are while the app runs, by the older name.
    open func startRangingBeacons(in region: CLBeaconRegion) {
        SimulatedApp.require(.method("startRangingBeaconsInRegion:", of: "CLLocationManager", .iOS(7)))
        Ranging(in: region.region).map(session.startRanging)
    }

    /// Tells no more how far beacons are, by the older name.
    open func stopRangingBeacons(in region: CLBeaconRegion) {
        SimulatedApp.require(.method("stopRangingBeaconsInRegion:", of: "CLLocationManager", .iOS(7)))
        Ranging(in: region.region).map(session.stopRanging)
    }

    /// What the running app may do with the position.
    open class func authorizationStatus() -> CLAuthorizationStatus {
        let process = SimulatedApp.process(for: "CLLocationManager.authorizationStatus()")
        return CLAuthorizationStatus(process.device.location.status(of: process.app))
    }
}

extension CLLocationManager {
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
