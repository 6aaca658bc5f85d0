import BackgroundRuntime
import Foundation

/// The position of a phone, and who listens to it.
///
/// What an app registered with the system (authorization, regions, significant changes, visits) stays with the app;
/// standard updates end with the process.
public final class LocationService: ModuleService {
    let context: ServiceContext
    /// Where the phone is.
    public private(set) var position: LocationFix
    /// The events of the track that is played.
    private var playing: EventID?

    /// Where a phone is until it is moved: Cupertino, as in the simulator of Xcode.
    public static let firstPlace = Coordinate(latitude: 37.33182, longitude: -122.03118)

    init(_ context: ServiceContext) {
        self.context = context
        position = LocationFix(LocationService.firstPlace, speed: 0, date: context.clocks.date(at: context.now))
    }

    var system: SystemVersion { context.system }

    func record(of app: InstalledApp) -> AppLocation { .of(app) }

    /// What an app may do with the position.
    public func status(of app: InstalledApp) -> AuthorizationStatus { record(of: app).authorization.status }

    /// The sessions of an app that runs.
    func sessions(of app: InstalledApp) -> [LocationSession] {
        app.process?.storage.existing(ProcessLocation.self)?.sessions ?? []
    }

    // Being told of processes.

    public func processDidStart(_ process: AppProcess) {
        let count = record(of: process.app).regions.regions.count
        guard count > 0 else { return }
        process.record(
            .note, "regions are still monitored", rule: LocationRules.regionPersist, number: Int64(count), unit: .count)
    }

    public func process(_ process: AppProcess, didEnter state: AppState) {
        switch state {
        case .inactive, .active: comeForeground(process)
        case .background: enterBackground(process)
        case .suspended: becomeSuspended(process)
        case .notRunning: break
        }
    }

    public func processDidEnd(_ process: AppProcess, reason: TerminationReason) {
        for session in sessions(of: process) {
            if let event = session.pauseEvent { context.cancel(event) }
            if session.updates.isStarted { reportEnd(of: process, reason) }
        }
        record(of: process.app).authorization.withdrawPrompt()
        record(of: process.app).hasOverlay = false
        endUse(of: process.app)
    }

    private func reportEnd(of process: AppProcess, _ reason: TerminationReason) {
        let isForceQuit = reason.isForceQuit && LocationRules.forceQuitContinuous.systems.contains(system)
        process.record(
            .note, "standard updates end with the process",
            rule: isForceQuit ? LocationRules.forceQuitContinuous : LocationRules.terminationStops)
    }

    func sessions(of process: AppProcess) -> [LocationSession] {
        process.storage.existing(ProcessLocation.self)?.sessions ?? []
    }

    public func conditionsDidChange(from old: DeviceConditions, to new: DeviceConditions) {
        if old.isAsleep, !new.isAsleep {
            context.schedule(after: .zero, phase: .verdict) { [weak self] in self?.deliverChangesHeldInSleep() }
        }
        if !old.isUnlockedSinceBoot, new.isUnlockedSinceBoot {
            context.schedule(after: .zero, phase: .verdict) { [weak self] in self?.startRegionsAfterBoot() }
        }
    }
}

// The position.

extension LocationService {
    /// The phone is somewhere else from now on; a track that was played ends.
    func move(to coordinate: Coordinate, altitude: Double = 0, accuracy: Double = 5) {
        stopPlaying()
        context.record(.stimulus, "moved", detail: coordinate.description)
        arrive(Track.Point(coordinate, at: .zero, altitude: altitude, accuracy: accuracy), after: nil)
    }

    /// Plays a track from now on, in place of the one that is played.
    func play(_ track: Track, name: String) {
        stopPlaying()
        context.record(.stimulus, name, detail: "\(track.points.count) points, to \(track.end)")
        step(track, 0, since: context.now)
    }

    func stopPlaying() {
        if let playing { context.cancel(playing) }
        playing = nil
    }

    /// Reaches all points of the track that are due, and comes back for the next one.
    private func step(_ track: Track, _ index: Int, since start: VirtualInstant) {
        guard index < track.points.count else {
            playing = nil
            return
        }
        let point = track.points[index]
        let wait = context.now.duration(to: start.advanced(by: point.offset))
        playing = context.schedule(after: wait) { [weak self] in
            self?.arrive(point, after: index > 0 ? track.points[index - 1] : nil)
            self?.step(track, index + 1, since: start)
        }
    }

    private func arrive(_ point: Track.Point, after previous: Track.Point?) {
        let old = previous?.coordinate ?? position.coordinate
        let distance = old.distance(to: point.coordinate)
        let seconds = previous.map { ($0.offset - point.offset).inSeconds.magnitude } ?? 0
        let reckoned = seconds > 0 ? distance / seconds : -1
        position = LocationFix(
            point.coordinate, altitude: point.altitude, horizontalAccuracy: point.accuracy ?? 5,
            speed: point.speed ?? reckoned, course: distance > 0 ? old.course(to: point.coordinate) : -1,
            date: context.clocks.date(at: context.now))
        for app in context.apps { phoneMoved(for: app) }
    }

    private func phoneMoved(for app: InstalledApp) {
        for session in sessions(of: app) { phoneMoved(for: session) }
        guard context.conditions.isUnlockedSinceBoot || system < .iOS(7),
            let record = app.storage.existing(AppLocation.self)
        else { return }
        checkSignificantChange(app, record)
        // Regions wait for the first unlock on any system.
        if context.conditions.isUnlockedSinceBoot { checkRegions(app, record) }
        checkVisits(app, record)
    }
}
