import BackgroundRuntime

/// Where the phone is, and the track that it follows.
final class DeviceMovement {
    private let context: ServiceContext
    private(set) var position: LocationFix
    /// The events of the track that is played.
    private var playing: EventID?
    /// Called as the phone arrives somewhere.
    var onArrival: () -> Void = {}

    /// A phone that is at `place`.
    init(_ context: ServiceContext, at place: Coordinate) {
        self.context = context
        // It has been there since the start of the phone, whenever somebody first asks.
        position = LocationFix(place, speed: 0, date: context.clocks.date(at: .boot))
    }

    /// Whether the phone follows a track: it is somewhere else soon.
    var isUnderWay: Bool { playing != nil }

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
        guard index < track.points.count else { return }
        let point = track.points[index]
        let wait = context.now.duration(to: start.advanced(by: point.offset))
        playing = context.schedule(after: wait) { [weak self] in
            guard let self else { return }
            let isLast = index + 1 == track.points.count
            if isLast { playing = nil }
            arrive(point, after: index > 0 ? track.points[index - 1] : nil)
            if !isLast { step(track, index + 1, since: start) }
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
        onArrival()
    }
}
