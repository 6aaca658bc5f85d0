/// The numbers that a parameter takes: those between two ends, which may be whole ones only.
public struct NumberRange: Hashable, Sendable {
    /// The least of them, or the one that all are above.
    public let least: Double
    /// The most of them; infinity where there is no such end.
    public let most: Double
    /// Whether ``least`` itself is none of them.
    public let isAboveLeast: Bool
    /// Whether only whole numbers are meant.
    public let isWhole: Bool

    private init(_ least: Double, _ most: Double, isAboveLeast: Bool = false, isWhole: Bool = false) {
        precondition(least < most, "there is no number from \(least) to \(most)")
        (self.least, self.most, self.isAboveLeast, self.isWhole) = (least, most, isAboveLeast, isWhole)
    }

    /// The numbers from one to another, both included.
    public static func numbers(_ range: ClosedRange<Double>) -> NumberRange {
        NumberRange(range.lowerBound, range.upperBound)
    }

    /// The numbers from one on.
    public static func numbers(from least: Double) -> NumberRange { NumberRange(least, .infinity) }

    /// The numbers above one, up to another that is included.
    public static func numbers(above least: Double, upTo most: Double = .infinity) -> NumberRange {
        NumberRange(least, most, isAboveLeast: true)
    }

    /// The whole numbers from one to another, both included.
    public static func wholeNumbers(_ range: ClosedRange<Int>) -> NumberRange {
        NumberRange(Double(range.lowerBound), Double(range.upperBound), isWhole: true)
    }

    /// The whole numbers that 32 bits hold with a sign.
    public static let int32 = wholeNumbers(Int(Int32.min)...Int(Int32.max))

    /// Whether a number is one of them.
    public func contains(_ number: Double) -> Bool {
        let isAbove = isAboveLeast ? number > least : number >= least
        return number.isFinite && isAbove && number <= most && (!isWhole || number == number.rounded())
    }

    /// What is meant, in words: `a number from 0 to 1`.
    public var form: String {
        let kind = isWhole ? "a whole number" : "a number"
        let begin = isAboveLeast ? "above" : "from"
        let end =
            most == .infinity ? (isAboveLeast ? "" : " on") : " \(isAboveLeast ? "up to" : "to") \(Self.text(most))"
        return "\(kind) \(begin) \(Self.text(least))\(end)"
    }

    /// A number as people write it: a whole one without a fraction.
    public static func text(_ number: Double) -> String { Int(exactly: number).map(String.init) ?? "\(number)" }
}
