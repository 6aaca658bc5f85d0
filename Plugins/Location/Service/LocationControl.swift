import BackgroundRuntime
import Foundation

extension Device {
    /// The position of the phone, and what its user allows. Traps on a device made without the location module.
    ///
    /// ```swift
    /// try device.location.authorize(app, .always)
    /// device.location.play(.straight(from: home, speed: 20, course: 90, duration: .seconds(600)))
    /// ```
    public var location: LocationControl {
        LocationControl(device: self, service: requiredService(LocationService.self))
    }
}

/// What a test does with the position of a phone.
public struct LocationControl {
    let device: Device
    let service: LocationService

    /// Where the phone is.
    public var position: LocationFix { service.position }

    /// What an app may do with the position.
    public func status(of app: InstalledApp) -> AuthorizationStatus { service.status(of: app) }

    /// The question to the user that is not answered; nil when there is none.
    public func prompt(of app: InstalledApp) -> AuthorizationPrompt? { service.record(of: app).authorization.prompt }

    /// The regions that an app monitors, in the order in which it asked.
    public func regions(of app: InstalledApp) -> [Region] { service.record(of: app).ownRegions(of: app) }

    /// The phone is somewhere else from now on; a track that was played ends.
    public func move(to coordinate: Coordinate, accuracy: Double = 5) {
        service.movement.move(to: coordinate, accuracy: accuracy)
        device.settle()
    }

    /// The phone is `metres` further on a course of so many degrees from now on.
    public func move(metres: Double, course: Double) {
        move(to: position.coordinate.moved(by: metres, course: course))
    }

    /// Plays a track from now on, in place of one that is played. The last position holds.
    public func play(_ track: Track) {
        service.movement.play(track, name: "track")
        device.settle()
    }

    /// Goes straight on from where the phone is.
    public func drive(speed: Double, course: Double, for duration: Duration, every interval: Duration = Track.interval)
    {
        let track = Track.straight(
            from: position.coordinate, speed: speed, course: course, duration: duration, every: interval)
        // The phone is at the first point already.
        let way = track.points.count > 1 ? Track(Array(track.points.dropFirst())) : track
        service.movement.play(way, name: "drive")
        device.settle()
    }

    /// The phone stays where it is; a track that was played ends.
    public func stay() {
        service.movement.stopPlaying()
        device.record(.stimulus, "stays", detail: position.description)
        service.repeatedFixes.reconsider()
        device.settle()
    }

    /// The user answers the prompt of an app, or changes its right in Settings when none is shown.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the prompt or the system does not offer the choice.
    public func authorize(_ app: InstalledApp, _ choice: AuthorizationChoice) throws {
        try service.choose(choice, for: app)
    }

    /// The user lets an app have exact positions, or approximate ones only (from iOS 14): for the present use where the app
    /// asks, else in Settings.
    ///
    /// - Throws: ``/BackgroundRuntime/StimulusError`` when the system does not know the choice.
    public func allowExactPositions(_ isAllowed: Bool, for app: InstalledApp) throws {
        try service.accuracy.choose(exact: isAllowed, for: app)
    }
}
