import BackgroundRuntime

/// What one location manager of a process asks of the phone. The manager keeps it, and invalidates it when it goes.
public final class LocationSession: ClientSession {
    /// The process of the manager, and where its calls come.
    public let link: ClientLink
    let service: LocationService

    /// Whoever is told; events that wait for a manager with a delegate come as it is set.
    public weak var client: (any LocationClient)? {
        didSet { if client != nil { service.clientWasSet(self) } }
    }

    /// Whether the blue indicator is wanted under Always (from iOS 11).
    public var showsBackgroundIndicator = false {
        didSet { filtered.renew() }
    }

    var updates = StandardUpdates()
    var repeats = RepeatedFixes()
    private(set) lazy var pause = AutomaticPause(self)
    private(set) lazy var deferral = DeferredUpdates(self)
    private(set) lazy var filtered = FilteredHold(self)
    private(set) lazy var ranging = BeaconRanging(self)
    var headings = HeadingGate()
    var lastHeading: Heading?
    /// Whether the app asks for the best accuracy there is.
    private(set) var wantsBest = true
    /// Whether the app asks for positions that are exact to a hundred metres, or better.
    private(set) var wantsHundredMetres = true
    /// What the desired accuracy comes to; nil where the app wants approximate positions.
    private(set) var wantedGrain: AccuracyGrain? = .fine
    var allows = false
    /// Whether updates go on in the background only where the app allows it: from iOS 9, for apps linked with its SDK.
    let needsAllowance: Bool
    var isAllowedTooLate = false
    var wantsSignificantChanges = false
    var wantsVisits = false
    var pending: [LocationFix] = []
    var isDeliveryQueued = false
    var isAuthorizationCallQueued = false
    var wasNotifiedOfAuthorization = false
    private var wasReportedSilent = false

    /// A session of a new manager. Traps on a device that was made without the location module.
    public init(_ process: AppProcess) {
        link = ClientLink("a location manager", of: process)
        service = process.device.requiredService(LocationService.self)
        needsAllowance = process.device.system >= .iOS(9) && process.app.linkedSDK >= .iOS(9)
        ProcessLocation.of(process).sessions.append(self)
    }

    /// Has the delegate called on the thread that made the manager, which is not the main one, by its run loop.
    ///
    /// - Parameters:
    ///   - place: puts a turn into that run loop.
    ///   - thread: the name of the thread, for the finding where its run loop does not run.
    ///   - isHeard: whether a call that comes now can be made.
    public func speak(at place: CallPlace, of thread: String, isHeard: @escaping () -> Bool) {
        link.place = place
        link.isHeard = { [weak self] in
            let isHeard = isHeard()
            if !isHeard { self?.reportSilence(of: thread) }
            return isHeard
        }
    }

    private func reportSilence(of thread: String) {
        guard !wasReportedSilent else { return }
        wasReportedSilent = true
        process?.record(
            .finding,
            "a location manager does not call its delegate: thread \(thread), which made it, runs no run loop",
            rule: LocationRules.managerThread)
    }

    /// The manager is gone: its updates stop. What was registered with the system stays.
    public func invalidate() {
        guard let process, process.state != .notRunning else { return }
        if updates.isStarted { stopUpdating() }
        ProcessLocation.of(process).sessions.removeAll { $0 === self }
    }
}

// Settings of the manager.

extension LocationSession {
    /// Metres that the phone has to move for the next position; nil for all.
    public var distanceFilter: Double? {
        get { updates.distanceFilter }
        set {
            updates.distanceFilter = newValue
            service.repeatedFixes.reconsider()
            filtered.renew()
        }
    }

    /// Says how exact positions shall be: within so many metres, or approximate when it is nil (from iOS 14).
    public func setDesiredAccuracy(_ metres: Double?) {
        wantsBest = metres.map { $0 < 0 } ?? false
        wantsHundredMetres = metres.map { $0 <= 100 } ?? false
        wantedGrain = metres.map { AccuracyGrain(desiredAccuracy: $0) }
        if let process { updates.grain = service.grain(of: self, process.app) }
        service.repeatedFixes.reconsider()
        filtered.renew()
    }

    /// Whether the app gets approximate positions only: the user's choice, from iOS 14.
    public var isReduced: Bool { process.map { service.accuracy.isReduced($0.app) } ?? false }

    /// Whether standard updates may pause by themselves (from iOS 6).
    public var pausesAutomatically: Bool {
        get { pause.isAllowed }
        set { pause.allow(newValue) }
    }

    /// Whether standard updates may go on in the background (from iOS 9). Ends the process with an exception when set
    /// to true without the mode in the manifest.
    public var allowsBackgroundUpdates: Bool {
        get { allows }
        set {
            require(.iOS(9), "setAllowsBackgroundLocationUpdates:")
            service.setBackgroundUpdates(newValue, self)
        }
    }

    /// What the app may do.
    public var status: AuthorizationStatus { process.map { service.status(of: $0.app) } ?? .notDetermined }

    /// The position that is known; nil without authorization.
    public var lastFix: LocationFix? {
        status.isAuthorized ? process.map { service.fix(for: $0.app) } ?? service.position : nil
    }

    /// The regions that the app monitors, whichever manager asked for them.
    public var monitoredRegions: [Region] { process.map { service.record(of: $0.app).ownRegions(of: $0.app) } ?? [] }
}

// Requests of the manager. All do nothing in a process that ended.

extension LocationSession {
    /// Asks the user for use in the foreground, as `requestWhenInUseAuthorization()` does.
    public func requestWhenInUse() {
        require(.iOS(8), "requestWhenInUseAuthorization")
        process.map { service.requestWhenInUse(in: $0) }
    }

    /// Asks the user for use at any time, as `requestAlwaysAuthorization()` does.
    public func requestAlways() {
        require(.iOS(8), "requestAlwaysAuthorization")
        process.map { service.requestAlways(in: $0) }
    }

    /// Asks the user for exact positions while the app is in use (from iOS 14).
    ///
    /// - Parameters:
    ///   - purpose: the key of a text in `NSLocationTemporaryUsageDescriptionDictionary`.
    ///   - completion: called with the answer, or with why nobody was asked.
    public func requestFullAccuracy(_ purpose: String, completion: @escaping (LocationError?) -> Void) {
        require(.iOS(14), "requestTemporaryFullAccuracyAuthorizationWithPurposeKey:completion:")
        process.map { service.accuracy.request(purpose, self, in: $0, completion: completion) }
    }

    /// Begins standard updates, as `startUpdatingLocation()` does.
    public func startUpdating() { process.map { service.startUpdates(self, in: $0) } }

    /// Ends standard updates, as `stopUpdatingLocation()` does.
    public func stopUpdating() { process.map { service.stopUpdates(self, in: $0) } }

    /// Lets positions wait in the background, as `allowDeferredLocationUpdates(untilTraveled:timeout:)` does on iOS 6 to 13.
    ///
    /// - Parameters:
    ///   - distance: metres to go until they come.
    ///   - timeout: how long they wait; nil for any time.
    public func allowDeferral(until distance: Double, timeout: Duration?) {
        require(.iOS(6), "allowDeferredLocationUpdatesUntilTraveled:timeout:")
        process.map { deferral.allow(until: distance, timeout: timeout, in: $0) }
    }

    /// Lets positions wait no more, as `disallowDeferredLocationUpdates()` does.
    public func disallowDeferral() {
        require(.iOS(6), "disallowDeferredLocationUpdates")
        deferral.finish(.deferredCanceled)
    }

    /// `requestLocation()`: one position, or an error.
    public func requestFix() {
        require(.iOS(9), "requestLocation")
        process.map { service.requestFix(self, in: $0) }
    }

    /// Begins to tell significant changes, as `startMonitoringSignificantLocationChanges()` does.
    public func startSignificantChanges() { process.map { service.startSignificantChanges(self, in: $0) } }

    /// Tells no more significant changes, as `stopMonitoringSignificantLocationChanges()` does.
    public func stopSignificantChanges() { process.map { service.stopSignificantChanges(self, in: $0) } }

    /// Watches a region, also when the app does not run, as `startMonitoring(for:)` does.
    public func startMonitoring(_ region: Region) { process.map { service.startMonitoring(region, self, in: $0) } }

    /// Watches a region no more, as `stopMonitoring(for:)` does.
    public func stopMonitoring(_ identifier: String) { process.map { service.stopMonitoring(identifier, in: $0) } }

    /// Begins to tell visits, as `startMonitoringVisits()` does.
    public func startVisits() {
        require(.iOS(8), "startMonitoringVisits")
        process.map { service.startVisits(self, in: $0) }
    }

    /// Tells no more visits, as `stopMonitoringVisits()` does.
    public func stopVisits() {
        require(.iOS(8), "stopMonitoringVisits")
        process.map { service.stopVisits(self, in: $0) }
    }

    /// A method that the system does not have yet: the app ends, as on a phone.
    private func require(_ first: SystemVersion, _ selector: String) {
        guard let process, process.device.system < first else { return }
        process.raise(
            "NSInvalidArgumentException: -[CLLocationManager \(selector)]: unrecognized selector sent to instance "
                + "(it came with \(first))", rule: LocationRules.apiVersions)
    }
}

extension AppProcess {
    /// A type or function that the system does not have yet: the app ends, since its symbol is not there.
    ///
    /// - Parameters:
    ///   - first: the system that brought it.
    ///   - name: its name in Swift.
    package func requireLocation(_ first: SystemVersion, _ name: String) {
        guard device.system < first else { return }
        raise("dyld: Symbol not found: \(name) (it came with \(first))", rule: LocationRules.apiVersions)
    }
}
