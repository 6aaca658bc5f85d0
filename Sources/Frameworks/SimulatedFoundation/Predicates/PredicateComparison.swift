import BackgroundRuntime

/// Two terms, and how they are compared.
struct PredicateComparison {
    var left: PredicateTerm
    var right: PredicateTerm
    var modifier: NSComparisonPredicate.Modifier
    var kind: NSComparisonPredicate.Operator
    var options: NSComparisonPredicate.Options

    func bound(_ variables: [String: Any]) -> PredicateComparison {
        var copy = self
        (copy.left, copy.right) = (left.bound(variables), right.bound(variables))
        return copy
    }

    func holds(for object: Any?, _ bindings: [String: Any]) -> Bool {
        let (one, two) = (left.value(for: object, bindings), right.value(for: object, bindings))
        switch modifier {
        case .direct: return holds(one, two)
        case .any: return PredicateComparison.leaves(of: one).contains { holds($0, two) }
        case .all: return PredicateComparison.leaves(of: one).allSatisfy { holds($0, two) }
        }
    }

    /// The values of a path that leads through collections.
    private static func leaves(of value: Any?) -> [Any] {
        guard let value = KeyValue.flat(value) else { return [] }
        guard let items = KeyValue.elements(of: value) else { return [value] }
        return items.flatMap(leaves)
    }

    private func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch kind {
        case .equalTo: areEqual(left, right)
        case .notEqualTo: !areEqual(left, right)
        case .lessThan: isOrdered(left, right) { $0 == .orderedAscending }
        case .lessThanOrEqualTo: isOrdered(left, right) { $0 != .orderedDescending }
        case .greaterThan: isOrdered(left, right) { $0 == .orderedDescending }
        case .greaterThanOrEqualTo: isOrdered(left, right) { $0 != .orderedAscending }
        case .between: isBetween(left, right)
        case .in: contains(right, left)
        case .contains: contains(left, right)
        case .beginsWith: texts(left, right).map { $0.isEmpty || $1.hasPrefix($0) } ?? false
        case .endsWith: texts(left, right).map { $0.isEmpty || $1.hasSuffix($0) } ?? false
        case .like: matches(left, right.flatMap(ValueOrder.text).map(PredicateComparison.pattern))
        case .matches: matches(left, right.flatMap(ValueOrder.text))
        case .customSelector: false
        }
    }

    private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        if let left, let right, let one = ValueOrder.text(left), let two = ValueOrder.text(right) {
            return folded(one) == folded(two)
        }
        return ValueOrder.areEqual(left, right)
    }

    private func isOrdered(_ left: Any?, _ right: Any?, _ fits: (ComparisonResult) -> Bool) -> Bool {
        guard let left, let right else { return false }
        if let one = ValueOrder.text(left), let two = ValueOrder.text(right) {
            return ValueOrder.compare(folded(one), folded(two)).map(fits) ?? false
        }
        return ValueOrder.compare(left, right).map(fits) ?? false
    }

    private func isBetween(_ left: Any?, _ right: Any?) -> Bool {
        guard let bounds = right.flatMap(KeyValue.elements), bounds.count == 2 else { return false }
        return isOrdered(left, bounds[0]) { $0 != .orderedAscending }
            && isOrdered(left, bounds[1]) { $0 != .orderedDescending }
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        guard let whole else { return false }
        if let items = KeyValue.elements(of: whole) { return items.contains { areEqual(KeyValue.flat($0), part) } }
        guard let part, let text = ValueOrder.text(whole), let piece = ValueOrder.text(part) else { return false }
        return folded(text).contains(folded(piece))
    }

    /// The text on the right, and the one on the left in which it is looked for.
    private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
        guard let left, let right, let one = ValueOrder.text(left), let two = ValueOrder.text(right) else { return nil }
        return (folded(two), folded(one))
    }

    private func folded(_ text: String) -> String {
        var folds: String.CompareOptions = []
        if options.contains(.caseInsensitive) { folds.insert(.caseInsensitive) }
        if options.contains(.diacriticInsensitive) { folds.insert(.diacriticInsensitive) }
        return folds.isEmpty ? text : text.folding(options: folds, locale: nil)
    }

    private func matches(_ left: Any?, _ pattern: String?) -> Bool {
        guard let text = left.flatMap(ValueOrder.text), let pattern else { return false }
        let isFolded = options.contains(.diacriticInsensitive)
        let (subject, searched) = isFolded ? (folded(text), folded(pattern)) : (text, pattern)
        var flags: NSRegularExpression.Options = [.dotMatchesLineSeparators]
        if options.contains(.caseInsensitive) { flags.insert(.caseInsensitive) }
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(searched))\\z", options: flags) else {
            SimulatedApp.raise(
                "NSInvalidArgumentException: Can't do regex matching, reason: \"\(pattern)\" is no pattern")
        }
        let range = NSRange(location: 0, length: subject.utf16.count)
        return expression.firstMatch(in: subject, range: range) != nil
    }

    /// The regular expression for a text with `?` and `*`.
    private static func pattern(of text: String) -> String {
        var (pattern, isEscaped) = ("", false)
        for character in text {
            switch character {
            case "\\" where !isEscaped: isEscaped = true
            case "*" where !isEscaped: pattern += ".*"
            case "?" where !isEscaped: pattern += "."
            default:
                pattern += NSRegularExpression.escapedPattern(for: String(character))
                isEscaped = false
            }
        }
        return pattern
    }
}

extension PredicateComparison {
    /// The comparison in words.
    var format: String {
        let prefix = modifier == .any ? "ANY " : modifier == .all ? "ALL " : ""
        let letters =
            (options.contains(.caseInsensitive) ? "c" : "") + (options.contains(.diacriticInsensitive) ? "d" : "")
            + (options.contains(.normalized) ? "n" : "")
        let word = PredicateWords.comparisons.first { $0.kind == kind }?.word ?? "=="
        return "\(prefix)\(left.format) \(word)\(letters.isEmpty ? "" : "[\(letters)]") \(right.format)"
    }
}
