/// A time in a medium: `value` units of which `timescale` make a second.
public struct CMTime: Hashable, Comparable, Sendable {
    /// How many units.
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

/// A time from its parts.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// The same as `CMTime(seconds:preferredTimescale:)`.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// The same time in seconds; not a number for one that is invalid.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
