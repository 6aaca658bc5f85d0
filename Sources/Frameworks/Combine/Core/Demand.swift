extension Subscribers {
    /// How many values a subscriber wants: so many, or all that come.
    public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable {
        private let rawValue: UInt

        private init(rawValue: UInt) { self.rawValue = rawValue }

        public static let unlimited = Demand(rawValue: UInt(Int.max) + 1)
        public static let none = Demand(rawValue: 0)

        /// So many. A negative number is a mistake that ends the app.
        public static func max(_ value: Int) -> Demand {
            if value < 0 { SimulatedApp.crash("a demand is not negative: \(value)") }
            return Demand(rawValue: UInt(value))
        }

        /// So many; nil for all that come.
        public var max: Int? { self == .unlimited ? nil : Int(rawValue) }

        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        /// Reads the number that it is written as.
        public init(from decoder: any Decoder) throws {
            let number = try decoder.singleValueContainer().decode(UInt.self)
            self = Int(exactly: number).map { .max($0) } ?? .unlimited
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(rawValue)
        }
    }
}

// Reckoning with demands: what is unlimited stays so.

extension Subscribers.Demand {
    public static func + (left: Self, right: Self) -> Self {
        guard let one = left.max, let other = right.max else { return .unlimited }
        let (sum, isTooMuch) = one.addingReportingOverflow(other)
        return isTooMuch ? .unlimited : .max(sum)
    }

    /// Adds to a demand.
    public static func += (left: inout Self, right: Self) { left = left + right }

    public static func + (left: Self, right: Int) -> Self {
        left.changed { $0.addingReportingOverflow(right) }
    }

    public static func += (left: inout Self, right: Int) { left = left + right }

    /// What is left of it, at least none.
    public static func - (left: Self, right: Self) -> Self {
        guard let one = left.max else { return .unlimited }
        guard let other = right.max else { return .none }
        return .max(Swift.max(0, one - other))
    }

    /// Takes from a demand.
    public static func -= (left: inout Self, right: Self) { left = left - right }

    /// Some less, at least none.
    public static func - (left: Self, right: Int) -> Self {
        left.changed(byTooMuch: .none) { $0.subtractingReportingOverflow(right) }
    }

    public static func -= (left: inout Self, right: Int) { left = left - right }

    /// So many times as much.
    public static func * (left: Self, right: Int) -> Self {
        left.changed { $0.multipliedReportingOverflow(by: right) }
    }

    /// Makes it so many times as much.
    public static func *= (left: inout Self, right: Int) { left = left * right }

    /// What becomes of a number: unlimited where it is more than can be counted, none where it is less than that.
    private func changed(
        byTooMuch most: Self = .unlimited, _ change: (Int) -> (partialValue: Int, overflow: Bool)
    ) -> Self {
        guard let max else { return .unlimited }
        let (value, isTooMuch) = change(max)
        // What overflows has the wrong sign.
        if isTooMuch { return value < 0 ? most : .none }
        return .max(Swift.max(0, value))
    }

    /// Whether one is smaller: none is as large as unlimited.
    public static func < (left: Self, right: Self) -> Bool {
        (left.max ?? .max, left == .unlimited ? 1 : 0) < (right.max ?? .max, right == .unlimited ? 1 : 0)
    }

    /// Whether it is more than so many.
    public static func > (left: Self, right: Int) -> Bool { left.max.map { $0 > right } ?? true }
    /// Whether it is so many at least.
    public static func >= (left: Self, right: Int) -> Bool { left.max.map { $0 >= right } ?? true }
    /// Whether it is less than so many.
    public static func < (left: Self, right: Int) -> Bool { left.max.map { $0 < right } ?? false }
    /// Whether it is so many at most.
    public static func <= (left: Self, right: Int) -> Bool { left.max.map { $0 <= right } ?? false }
    /// Whether it is exactly so many.
    public static func == (left: Self, right: Int) -> Bool { left.max == right }
    /// Whether it is another number.
    public static func != (left: Self, right: Int) -> Bool { left.max != right }
}
