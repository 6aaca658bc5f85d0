/// A scheduler that runs closures before it returns. It knows no time: what is due later runs at once.
public struct ImmediateScheduler: Scheduler, Sendable {
    /// There is nothing to choose.
    public typealias SchedulerOptions = Never

    /// The only instant that there is.
    public struct SchedulerTimeType: Strideable, Sendable {
        /// A stretch of time, which nobody waits for.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
            Codable, Sendable
        {
            /// How many of a unit that nothing is told of.
            public var magnitude: Int

            public init(_ value: Int) { magnitude = value }
            public init(integerLiteral value: Int) { magnitude = value }
            /// So many, without their fraction.
            public init(floatLiteral value: Double) { magnitude = Int(value) }
            /// So many; nil for more than can be counted.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = Int(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
            public static func + (left: Self, right: Self) -> Self { Self(left.magnitude &+ right.magnitude) }
            /// What is left of one without the other.
            public static func - (left: Self, right: Self) -> Self { Self(left.magnitude &- right.magnitude) }
            /// The product of both.
            public static func * (left: Self, right: Self) -> Self { Self(left.magnitude &* right.magnitude) }
            public static func *= (left: inout Self, right: Self) { left = left * right }

            /// No time: it is not counted.
            public static func seconds(_ s: Int) -> Self { 0 }
            /// No time: it is not counted.
            public static func seconds(_ s: Double) -> Self { 0 }
            /// No time: it is not counted.
            public static func milliseconds(_ ms: Int) -> Self { 0 }
            /// No time: it is not counted.
            public static func microseconds(_ us: Int) -> Self { 0 }
            /// No time: it is not counted.
            public static func nanoseconds(_ ns: Int) -> Self { 0 }
        }

        /// How long it is from here to there.
        public func distance(to other: Self) -> Stride { 0 }
        /// The instant that comes so much later.
        public func advanced(by n: Stride) -> Self { self }
    }

    /// The scheduler of that kind.
    public static let shared = ImmediateScheduler()

    public var now: SchedulerTimeType { SchedulerTimeType() }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { action() }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return Subscriptions.empty
    }
}
