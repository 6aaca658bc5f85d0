import BackgroundRuntime

/// The methods of texts that a sort descriptor can name.
enum TextOrder {
    /// What a selector compares two values by. One that no value has is an exception.
    static func comparator(_ selector: Selector) -> Comparator {
        let name = selector.description.split(separator: ":").first.map(String.init) ?? ""
        switch name {
        case "compare": return { ValueOrder.order($0, $1) }
        case "caseInsensitiveCompare": return texts { $0.compare($1, options: .caseInsensitive) }
        case "localizedCompare": return texts { $0.compare($1, locale: .current) }
        case "localizedCaseInsensitiveCompare":
            return texts { $0.compare($1, options: .caseInsensitive, locale: .current) }
        case "localizedStandardCompare":
            return texts { $0.compare($1, options: [.caseInsensitive, .numeric, .forcedOrdering], locale: .current) }
        default: return { answer(selector, $0, $1) }
        }
    }

    private static func texts(_ compare: @escaping @Sendable (String, String) -> ComparisonResult) -> Comparator {
        { one, two in
            guard let left = ValueOrder.text(one), let right = ValueOrder.text(two) else {
                return ValueOrder.order(one, two)
            }
            return compare(left, right)
        }
    }

    /// What a method of the app's answers.
    private static func answer(_ selector: Selector, _ one: Any, _ two: Any) -> ComparisonResult {
        switch Message.send(selector, to: one as AnyObject, [two]) {
        case let result as ComparisonResult: result
        case let number as Int: ComparisonResult(rawValue: number) ?? .orderedSame
        default: .orderedSame
        }
    }
}
