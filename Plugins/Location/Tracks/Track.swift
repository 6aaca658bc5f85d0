import BackgroundRuntime

/// Where a phone goes: places with the time at which it gets there.
///
/// ```swift
/// let drive = Track.straight(from: home, speed: 20, course: 90, duration: .seconds(600))
/// device.location.play(drive.followed(by: .standing(at: drive.end, for: .seconds(1200))))
/// ```
public struct Track: Hashable, Sendable {
    /// One place of a track.
    public struct Point: Hashable, Sendable {
        /// The time from the start of the track.
        public let offset: Duration
        /// Where on the earth it lies.
        public let coordinate: Coordinate
        /// Metres above sea level.
        public let altitude: Double
        /// Metres a second; nil to reckon it from the point before.
        public let speed: Double?
        /// The radius of uncertainty in metres; nil for that of a good satellite fix.
        public let accuracy: Double?

        /// A point from its parts.
        public init(
            _ coordinate: Coordinate, at offset: Duration, altitude: Double = 0, speed: Double? = nil,
            accuracy: Double? = nil
        ) {
            self.offset = offset
            self.coordinate = coordinate
            self.altitude = altitude
            self.speed = speed
            self.accuracy = accuracy
        }
    }

    /// The points, the first one first.
    public let points: [Point]

    /// A track from its points. Traps when there are none or time runs backwards in them.
    public init(_ points: [Point]) {
        precondition(!points.isEmpty, "a track needs a point")
        precondition(
            zip(points, points.dropFirst()).allSatisfy { $0.offset <= $1.offset }, "the times of a track run backwards")
        self.points = points
    }

    /// How long the track lasts.
    public var duration: Duration { points.last?.offset ?? .zero }

    public var end: Coordinate { points[points.count - 1].coordinate }

    /// This track, and at its end `next`.
    public func followed(by next: Track) -> Track {
        Track(points + next.points.map { $0.shifted(by: duration) })
    }
}

extension Track.Point {
    fileprivate func shifted(by delay: Duration) -> Track.Point {
        Track.Point(coordinate, at: offset + delay, altitude: altitude, speed: speed, accuracy: accuracy)
    }
}

// Tracks that are made, not recorded.

extension Track {
    /// The usual time between two points of a track that is made.
    public static let interval = Duration.seconds(10)

    /// The most points that a track may have.
    public static let pointLimit = 100_000

    /// Straight on at `speed` metres a second and `course` degrees.
    public static func straight(
        from start: Coordinate, speed: Double, course: Double, duration: Duration, every interval: Duration = interval
    ) -> Track {
        Track(
            offsets(duration, every: interval).map { offset in
                Point(start.moved(by: speed * offset.inSeconds, course: course), at: offset, speed: speed)
            })
    }

    /// Standing still at a place.
    public static func standing(at place: Coordinate, for duration: Duration) -> Track {
        Track([Point(place, at: .zero, speed: 0), Point(place, at: duration, speed: 0)])
    }

    /// Round a circle of `radius` metres, back to the start, at `speed` metres a second. The start is its southernmost
    /// point, and the first course is east.
    public static func loop(
        from start: Coordinate, radius: Double, speed: Double, every interval: Duration = interval
    ) -> Track {
        precondition(speed > 0 && radius > 0, "a loop needs a speed and a radius above zero")
        let center = start.moved(by: radius, course: 0)
        let round = 2 * Double.pi * radius
        return Track(
            offsets(Duration(inSeconds: round / speed), every: interval).map { offset in
                let turn = 360 * speed * offset.inSeconds / round
                return Point(center.moved(by: radius, course: 180 - turn), at: offset, speed: speed)
            })
    }

    /// Zero, every interval, and the end; coarser where that would be too many.
    private static func offsets(_ duration: Duration, every interval: Duration) -> [Duration] {
        let length = max(duration, .zero)
        let least = Duration(inSeconds: length.inSeconds / Double(pointLimit - 2))
        let step = max(interval, least, .milliseconds(1))
        var offsets = Array(stride(from: 0, to: length.wholeNanoseconds, by: Int(step.wholeNanoseconds)))
        offsets.append(length.wholeNanoseconds)
        return offsets.map { .nanoseconds($0) }
    }
}
