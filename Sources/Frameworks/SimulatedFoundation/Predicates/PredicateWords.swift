/// The words of a predicate's format.
enum PredicateWords {
    /// The operators, those first that others begin with.
    static let comparisons: [(word: String, kind: NSComparisonPredicate.Operator)] = [
        ("==", .equalTo), ("=<", .lessThanOrEqualTo), ("=>", .greaterThanOrEqualTo), ("<=", .lessThanOrEqualTo),
        (">=", .greaterThanOrEqualTo), ("<>", .notEqualTo), ("!=", .notEqualTo), ("=", .equalTo), ("<", .lessThan),
        (">", .greaterThan), ("BEGINSWITH", .beginsWith), ("ENDSWITH", .endsWith), ("CONTAINS", .contains),
        ("BETWEEN", .between), ("MATCHES", .matches), ("LIKE", .like), ("IN", .in),
    ]

    /// The words that stand for a value.
    static func constant(_ word: String) -> PredicateTerm? {
        switch word.uppercased() {
        case "NIL", "NULL": .constant(nil)
        case "YES", "TRUE": .constant(true)
        case "NO", "FALSE": .constant(false)
        case "SELF": .evaluated
        default: nil
        }
    }
}

/// A format that cannot be read: the parser stops where it notices.
struct PredicateFault: Error {}
