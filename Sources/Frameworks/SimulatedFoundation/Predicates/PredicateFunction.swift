import BackgroundRuntime

/// The functions that a predicate's format knows.
enum PredicateFunction {
    /// What a function gives. One that there is not is an exception.
    static func value(of name: String, _ arguments: [Any?]) -> Any? {
        let word = name.lowercased().split(separator: ":").first.map(String.init) ?? ""
        let numbers = all(arguments).compactMap(ValueOrder.number)
        switch word {
        case "sum": return numbers.reduce(0, +)
        case "average", "avg": return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "count": return all(arguments).count
        case "min": return all(arguments).min { ValueOrder.compare($0, $1) == .orderedAscending }
        case "max": return all(arguments).max { ValueOrder.compare($0, $1) == .orderedAscending }
        case "now": return Date()
        default: return ofOne(word, numbers.first, arguments, name)
        }
    }

    private static func ofOne(_ word: String, _ number: Double?, _ arguments: [Any?], _ name: String) -> Any? {
        let text = arguments.first.flatMap(\.self).flatMap(ValueOrder.text)
        switch word {
        case "uppercase": return text?.uppercased()
        case "lowercase": return text?.lowercased()
        case "length": return text?.utf16.count ?? 0
        case "canonical": return text?.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        case "abs": return number.map(abs)
        case "sqrt": return number.map { $0.squareRoot() }
        case "floor": return number?.rounded(.down)
        case "ceiling": return number?.rounded(.up)
        case "trunc": return number?.rounded(.towardZero)
        case "noindex": return arguments.first ?? nil
        case "cast": return cast(arguments)
        default:
            SimulatedApp.raise(
                "NSInvalidArgumentException: Unable to parse function name '\(name)' into supported selector (\(word):)"
            )
        }
    }

    private static func cast(_ arguments: [Any?]) -> Any? {
        guard arguments.count == 2, let value = arguments[0], let type = arguments[1].flatMap(ValueOrder.text) else {
            return nil
        }
        switch type {
        case "NSDate": return ValueOrder.number(value).map { Date(timeIntervalSinceReferenceDate: $0) } ?? value
        case "NSString": return "\(value)"
        case "NSNumber", "NSDecimalNumber":
            return ValueOrder.number(value) ?? ValueOrder.text(value).flatMap { Double($0) }
                ?? ValueOrder.date(value)?.timeIntervalSinceReferenceDate
        default: return value
        }
    }

    /// The values of a function: those of the one collection, or those that stand in the brackets.
    private static func all(_ arguments: [Any?]) -> [Any] {
        if arguments.count == 1, let only = arguments[0], let items = KeyValue.elements(of: only) {
            return items.compactMap(KeyValue.flat)
        }
        return arguments.compactMap(\.self)
    }

    static func arithmetic(_ left: Any?, _ sign: String, _ right: Any?) -> Any? {
        guard let one = left.flatMap(ValueOrder.number), let two = right.flatMap(ValueOrder.number) else { return nil }
        switch sign {
        case "+": return one + two
        case "-": return one - two
        case "*": return one * two
        case "/": return one / two
        default: return pow(one, two)
        }
    }
}
