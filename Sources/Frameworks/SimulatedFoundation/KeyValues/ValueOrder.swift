/// Which of two values comes first, whatever their types: what predicates and sort descriptors ask.
package enum ValueOrder {
    /// The order of two values; nil where they have none, such as a text and a number.
    package static func compare(_ left: Any, _ right: Any) -> ComparisonResult? {
        if let one = number(left), let two = number(right) { return order(exact(left, right) ?? (one, two)) }
        if let one = text(left), let two = text(right) { return order((one, two)) }
        if let one = date(left), let two = date(right) { return order((one, two)) }
        if let one = left as? UUID, let two = right as? UUID { return order((one.uuidString, two.uuidString)) }
        if let one = left as? URL, let two = right as? URL { return order((one.absoluteString, two.absoluteString)) }
        return nil
    }

    /// Two values in order; what is missing comes first.
    package static func order(_ left: Any?, _ right: Any?) -> ComparisonResult {
        switch (KeyValue.flat(left), KeyValue.flat(right)) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let one?, let two?): compare(one, two) ?? .orderedSame
        }
    }

    /// Whether two values are equal, numbers by what they stand for.
    package static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        switch (KeyValue.flat(left), KeyValue.flat(right)) {
        case (nil, nil): true
        case (nil, _), (_, nil): false
        case (let one?, let two?): areSame(one, two)
        }
    }

    private static func areSame(_ left: Any, _ right: Any) -> Bool {
        if let order = compare(left, right) { return order == .orderedSame }
        if let one = left as? NSObject, let two = right as? NSObject { return one.isEqual(two) }
        if let one = KeyValue.elements(of: left), let two = KeyValue.elements(of: right) {
            return one.count == two.count && zip(one, two).allSatisfy { areEqual($0, $1) }
        }
        if let one = left as? AnyHashable, let two = right as? AnyHashable { return one == two }
        return left as AnyObject === right as AnyObject
    }

    private static func order<Value: Comparable>(_ pair: (Value, Value)) -> ComparisonResult {
        pair.0 < pair.1 ? .orderedAscending : pair.0 == pair.1 ? .orderedSame : .orderedDescending
    }

    /// What a value is as a number; nil where it is none.
    package static func number(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let flag as Bool: flag ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        case let number as Decimal: NSDecimalNumber(decimal: number).doubleValue
        default: nil
        }
    }

    /// Two whole numbers whose difference a floating point number may not show.
    private static func exact(_ left: Any, _ right: Any) -> (Double, Double)? {
        guard let one = left as? any BinaryInteger, let two = right as? any BinaryInteger else { return nil }
        let (a, b) = (Int64(clamping: one), Int64(clamping: two))
        return a == b ? (0, 0) : a < b ? (0, 1) : (1, 0)
    }

    /// What a value is as a text; nil where it is none.
    package static func text(_ value: Any) -> String? {
        (value as? String) ?? (value as? NSString)?.description ?? (value as? Substring).map(String.init)
    }

    /// What a value is as a date; nil where it is none.
    package static func date(_ value: Any) -> Date? {
        (value as? Date)
            ?? (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) }
    }
}
