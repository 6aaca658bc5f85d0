/// A condition that compares two values.
open class NSComparisonPredicate: NSPredicate, @unchecked Sendable {
    /// Which of several values on the left are meant.
    public enum Modifier: UInt, Sendable {
        /// There is one value.
        case direct = 0
        /// All have to meet the condition.
        case all = 1
        case any = 2
    }

    /// How the values are compared.
    public enum Operator: UInt, Sendable {
        /// Stands for what Apple calls less than.
        case lessThan = 0
        /// Stands for what Apple calls less than or equal to.
        case lessThanOrEqualTo = 1
        /// Stands for what Apple calls greater than.
        case greaterThan = 2
        /// Stands for what Apple calls greater than or equal to.
        case greaterThanOrEqualTo = 3
        /// Stands for what Apple calls equal to.
        case equalTo = 4
        /// Stands for what Apple calls not equal to.
        case notEqualTo = 5
        /// The text on the left is like a regular expression.
        case matches = 6
        /// The text on the left is like one with `?` and `*`.
        case like = 7
        /// Stands for what Apple calls begins with.
        case beginsWith = 8
        /// Stands for what Apple calls ends with.
        case endsWith = 9
        /// The value on the left is among those on the right, or a part of the text there.
        case `in` = 10
        /// A method of the value on the left decides; not simulated.
        case customSelector = 11
        /// The value on the right is among those on the left, or a part of the text there.
        case contains = 99
        /// The value on the left lies between two on the right.
        case between = 100
    }

    /// What does not matter as texts are compared.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Capitals are like small letters.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Letters are like those with accents.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// Texts are compared as they are.
        public static let normalized = Options(rawValue: 4)
    }

    let comparison: PredicateComparison

    init(comparison: PredicateComparison) {
        self.comparison = comparison
        super.init(question: .comparison(comparison))
    }

    /// A condition that compares two expressions.
    public convenience init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        self.init(
            comparison: PredicateComparison(
                left: lhs.term, right: rhs.term, modifier: modifier, kind: type, options: options))
    }

    /// How the values are compared.
    open var predicateOperatorType: Operator { comparison.kind }
    /// Which of several values on the left are meant.
    open var comparisonPredicateModifier: Modifier { comparison.modifier }
    /// The expression on the left.
    open var leftExpression: NSExpression { NSExpression(comparison.left) }
    /// The expression on the right.
    open var rightExpression: NSExpression { NSExpression(comparison.right) }
    /// What does not matter as texts are compared.
    open var options: Options { comparison.options }
}
