/// An instant as a date, as run loops and operation queues count them: each has a kind of its own.
public struct WallClockTime<Owner: AnyObject>: Strideable, Hashable, Codable, Sendable {
    public var date: Date

    /// The instant of a date.
    public init(_ date: Date) { self.date = date }

    /// How long it is from here to there.
    public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
    /// The instant that comes so much later.
    public func advanced(by n: Stride) -> Self { Self(date.addingTimeInterval(n.timeInterval)) }

    /// A stretch of time in seconds with a fraction.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Hashable, Codable, Sendable
    {
        public var magnitude: TimeInterval

        /// The stretch in seconds.
        public var timeInterval: TimeInterval { magnitude }

        /// Seconds with a fraction.
        public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        public init(integerLiteral value: TimeInterval) { magnitude = value }
        public init(floatLiteral value: TimeInterval) { magnitude = value }
        /// So many seconds; nil for a number that has no such fraction.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = TimeInterval(exactly: source) else { return nil }
            magnitude = value
        }

        public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
        public static func + (left: Self, right: Self) -> Self { Self(left.magnitude + right.magnitude) }
        /// What is left of one without the other.
        public static func - (left: Self, right: Self) -> Self { Self(left.magnitude - right.magnitude) }
        /// The product of the numbers of seconds.
        public static func * (left: Self, right: Self) -> Self { Self(left.magnitude * right.magnitude) }
        /// Multiplies the numbers of seconds.
        public static func *= (left: inout Self, right: Self) { left = left * right }

        /// A stretch of so much time.
        public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
        /// A stretch of so much time.
        public static func seconds(_ s: Double) -> Self { Self(s) }
        /// A stretch of so much time.
        public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1_000) }
        /// A stretch of so much time.
        public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1_000_000) }
        /// A stretch of so much time.
        public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1_000_000_000) }
    }
}
