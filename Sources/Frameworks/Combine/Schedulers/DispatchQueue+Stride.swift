extension DispatchQueue.SchedulerTimeType {
    /// A stretch of time in nanoseconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Codable, Sendable,
        ExpressibleByFloatLiteral
    {
        public var magnitude: Int

        init(nanoseconds: Int) { magnitude = nanoseconds }

        /// Seconds with a fraction.
        public init(_ timeInterval: TimeInterval) { magnitude = Int(clampedNanoseconds: timeInterval * 1e9) }

        /// The same stretch as Dispatch tells it.
        public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let value): self = .seconds(value)
            case .milliseconds(let value): self = .milliseconds(value)
            case .microseconds(let value): self = .microseconds(value)
            case .nanoseconds(let value): self = .nanoseconds(value)
            default: magnitude = .max
            }
        }

        public init(integerLiteral value: Int) { self = .seconds(value) }
        public init(floatLiteral value: Double) { self = .seconds(value) }
        /// So many seconds; nil for more than can be counted.
        public init?<T: BinaryInteger>(exactly source: T) {
            guard let value = Int(exactly: source) else { return nil }
            self = .seconds(value)
        }

        private enum CodingKeys: String, CodingKey {
            case magnitude = "_nanoseconds"
        }

        /// The same stretch as Dispatch tells it.
        public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

        /// A stretch of so much time.
        public static func seconds(_ s: Int) -> Self {
            nanoseconds(s.timesAtMost(1_000_000_000))
        }
        /// A stretch of so much time.
        public static func seconds(_ s: Double) -> Self { Self(s) }
        /// A stretch of so much time.
        public static func milliseconds(_ ms: Int) -> Self { nanoseconds(ms.timesAtMost(1_000_000)) }
        /// A stretch of so much time.
        public static func microseconds(_ us: Int) -> Self { nanoseconds(us.timesAtMost(1_000)) }
        /// A stretch of so much time.
        public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

        public static func < (left: Self, right: Self) -> Bool { left.magnitude < right.magnitude }
        public static func + (left: Self, right: Self) -> Self {
            Self(nanoseconds: left.magnitude.plusAtMost(right.magnitude))
        }
        /// What is left of one without the other.
        public static func - (left: Self, right: Self) -> Self {
            let (difference, isTooMuch) = left.magnitude.subtractingReportingOverflow(right.magnitude)
            return Self(nanoseconds: isTooMuch ? (left.magnitude < 0 ? .min : .max) : difference)
        }
        /// The product of the numbers of seconds.
        public static func * (left: Self, right: Self) -> Self {
            let (product, isTooMuch) = left.magnitude.multipliedReportingOverflow(by: right.magnitude)
            if !isTooMuch { return Self(nanoseconds: product / 1_000_000_000) }
            return Self(Double(left.magnitude) / 1e9 * (Double(right.magnitude) / 1e9))
        }
        /// Multiplies the numbers of seconds.
        public static func *= (left: inout Self, right: Self) { left = left * right }
    }
}

// Reckoning that stops at the largest and the smallest number.

extension Int {
    /// So many nanoseconds; the nearest number where there are more, and none for what is no number.
    fileprivate init(clampedNanoseconds: Double) {
        guard !clampedNanoseconds.isNaN else {
            self = 0
            return
        }
        self = Int(exactly: clampedNanoseconds.rounded(.towardZero)) ?? (clampedNanoseconds < 0 ? .min : .max)
    }

    fileprivate func plusAtMost(_ other: Int) -> Int {
        let (sum, isTooMuch) = addingReportingOverflow(other)
        return isTooMuch ? (self < 0 ? .min : .max) : sum
    }

    fileprivate func timesAtMost(_ other: Int) -> Int {
        let (product, isTooMuch) = multipliedReportingOverflow(by: other)
        return isTooMuch ? ((self < 0) == (other < 0) ? .max : .min) : product
    }
}
