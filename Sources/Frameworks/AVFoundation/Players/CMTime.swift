/// A time in a medium: `value` units of which `timescale` make a second.
public struct CMTime: Hashable, Comparable, Sendable {
    public var value: Int64
    /// How many units make a second; 0 for a time that is none.
    public var timescale: Int32

    /// A time from its parts.
    public init(value: Int64, timescale: Int32) {
        self.value = value
        self.timescale = timescale
    }

    /// A time from seconds, rounded to the nearest unit.
    public init(seconds: Double, preferredTimescale: Int32) {
        let units = (seconds * Double(preferredTimescale)).rounded()
        self = units.isFinite ? CMTime(value: Int64(units), timescale: preferredTimescale) : .indefinite
    }

    /// The beginning of an item.
    public static let zero = CMTime(value: 0, timescale: 1)
    /// What stands for no time at all.
    public static let invalid = CMTime(value: 0, timescale: 0)
    /// A time that is not known.
    public static let indefinite = CMTime(value: -1, timescale: 0)

    /// Whether it is a time.
    public var isValid: Bool { timescale > 0 }
    /// Whether it is a time and known.
    public var isNumeric: Bool { timescale > 0 }
    /// The time in seconds; not-a-number for none.
    public var seconds: Double { isValid ? Double(value) / Double(timescale) : .nan }

    public static func < (left: CMTime, right: CMTime) -> Bool { left.seconds < right.seconds }
}

extension CMTime {
    /// A time that no other is after.
    public static let positiveInfinity = CMTime(value: 1, timescale: 0)

    /// The time in units of another size, rounded to the nearest one.
    public func convertScale(_ newTimescale: Int32, method: CMTimeRoundingMethod) -> CMTime {
        CMTime(seconds: seconds, preferredTimescale: newTimescale)
    }

    public static func + (left: CMTime, right: CMTime) -> CMTime { left.combined(with: right, by: +) }

    /// The time between two.
    public static func - (left: CMTime, right: CMTime) -> CMTime { left.combined(with: right, by: -) }

    /// In the finer of the two scales, which loses nothing where one is a multiple of the other.
    private func combined(with other: CMTime, by add: (Int64, Int64) -> Int64) -> CMTime {
        guard isNumeric, other.isNumeric else { return .invalid }
        guard timescale != other.timescale else {
            return CMTime(value: add(value, other.value), timescale: timescale)
        }
        let scale = max(timescale, other.timescale)
        let (left, right) = (convertScale(scale, method: .default), other.convertScale(scale, method: .default))
        return CMTime(value: add(left.value, right.value), timescale: scale)
    }
}

/// A part of a medium: where it begins, and how long it is.
public struct CMTimeRange: Hashable, Sendable {
    public var start: CMTime
    /// How long it is.
    public var duration: CMTime

    /// A part of a medium.
    public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }

    /// A part of a medium up to a time that is no longer in it.
    public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

    /// A part that has no length.
    public static let zero = CMTimeRange(start: .zero, duration: .zero)
    /// What stands for no part at all.
    public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

    /// The first time that is no longer in it.
    public var end: CMTime { start + duration }
    /// Whether it is a part.
    public var isValid: Bool { start.isValid && duration.isValid }
    /// Whether it has no length.
    public var isEmpty: Bool { duration == .zero }

    /// Whether a time lies in it.
    public func containsTime(_ time: CMTime) -> Bool { isValid && time >= start && time < end }
}

/// How a time is rounded. The simulator rounds to the nearest unit in each case.
public enum CMTimeRoundingMethod: UInt32, Sendable {
    /// To the nearest, halves away from zero.
    case roundHalfAwayFromZero = 1
    /// Down for what is positive, up for the rest.
    case roundTowardZero = 2
    /// Up for what is positive, down for the rest.
    case roundAwayFromZero = 3

    public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

/// The number of units of a time.
public typealias CMTimeValue = Int64
/// How many units make a second.
public typealias CMTimeScale = Int32

public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }

/// The time between two.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// Which of two times comes first: -1 for the left one, 1 for the right one, 0 for neither.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 { time1 < time2 ? -1 : time2 < time1 ? 1 : 0 }

/// A time from its parts.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// The same as `CMTime(seconds:preferredTimescale:)`.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The same time in seconds; not a number for one that is invalid.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// Whether it is a time and known.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }

/// Whether it is a time at all: known, not known or without an end.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isNumeric || time.value != 0 }

/// Whether it stands for no time at all.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !CMTIME_IS_VALID(time) }

/// Whether it is a time that is not known.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time == .indefinite }

/// Whether it is a time that no other is after.
public func CMTIME_IS_POSITIVE_INFINITY(_ time: CMTime) -> Bool { time == .positiveInfinity }
