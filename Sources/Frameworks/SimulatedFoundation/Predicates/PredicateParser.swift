import BackgroundRuntime

/// Reads a predicate's format: conditions that are put together, and comparisons.
struct PredicateParser {
    var scanner: PredicateScanner

    /// What a format asks. One that is none ends the app with the exception of a phone.
    static func question(of format: String, _ arguments: [Any]) -> NSPredicate.Question {
        parse(format, arguments) { parser throws(PredicateFault) in try parser.either().question }
    }

    /// The expression that a format is.
    static func term(of format: String, _ arguments: [Any]) -> PredicateTerm {
        parse(format, arguments) { parser throws(PredicateFault) in try parser.sum() }
    }

    private static func parse<Result>(
        _ format: String, _ arguments: [Any], _ read: (inout PredicateParser) throws(PredicateFault) -> Result
    ) -> Result {
        do throws(PredicateFault) {
            var parser = PredicateParser(scanner: try PredicateScanner(format, arguments))
            let result = try read(&parser)
            guard parser.scanner.token == .end else { throw PredicateFault() }
            return result
        } catch {
            SimulatedApp.raise("NSInvalidArgumentException: Unable to parse the format string \"\(format)\"")
        }
    }

    mutating func either() throws(PredicateFault) -> NSPredicate {
        var parts = [try both()]
        while try scanner.skip("OR", "||") { parts.append(try both()) }
        return parts.count == 1 ? parts[0] : NSCompoundPredicate(.any(parts))
    }

    private mutating func both() throws(PredicateFault) -> NSPredicate {
        var parts = [try negated()]
        while try scanner.skip("AND", "&&") { parts.append(try negated()) }
        return parts.count == 1 ? parts[0] : NSCompoundPredicate(.all(parts))
    }

    private mutating func negated() throws(PredicateFault) -> NSPredicate {
        if try scanner.skip("NOT", "!") { return NSCompoundPredicate(.not(try negated())) }
        if try scanner.skip("TRUEPREDICATE") { return NSPredicate(value: true) }
        if try scanner.skip("FALSEPREDICATE") { return NSPredicate(value: false) }
        if scanner.token == .mark("@"), let given = try predicateArgument() { return given }
        guard scanner.token == .sign("(") else { return try comparison() }
        // A bracket is around a condition, or around a part of an expression.
        let start = scanner.position
        if let inside = try? bracketed() { return inside }
        scanner.position = start
        return try comparison()
    }

    private mutating func predicateArgument() throws(PredicateFault) -> NSPredicate? {
        let start = scanner.position
        if let predicate = (try? scanner.takeArgument()) as? NSPredicate {
            try scanner.advance()
            return predicate
        }
        scanner.position = start
        return nil
    }

    private mutating func bracketed() throws(PredicateFault) -> NSPredicate {
        try scanner.advance()
        let inside = try either()
        guard try scanner.skip(")") else { throw PredicateFault() }
        switch scanner.token {
        case .end, .sign(")"), .sign("&&"), .sign("||"), .sign(","): return inside
        case .word(let word) where ["AND", "OR"].contains(word.uppercased()): return inside
        default: throw PredicateFault()
        }
    }

    private mutating func comparison() throws(PredicateFault) -> NSPredicate {
        let isNone = try scanner.skip("NONE")
        let isAll = isNone ? false : try scanner.skip("ALL")
        let isAny = isNone ? true : try scanner.skip("ANY", "SOME")
        let left = try sum()
        let kind = try comparisonWord()
        let options = try comparisonOptions()
        let comparison = PredicateComparison(
            left: left, right: try sum(), modifier: isAll ? .all : isAny ? .any : .direct, kind: kind,
            options: options)
        let predicate = NSComparisonPredicate(comparison: comparison)
        return isNone ? NSCompoundPredicate(.not(predicate)) : predicate
    }

    private mutating func comparisonWord() throws(PredicateFault) -> NSComparisonPredicate.Operator {
        for (word, kind) in PredicateWords.comparisons where try scanner.skip(word) { return kind }
        throw PredicateFault()
    }

    /// `[cd]` behind an operator.
    private mutating func comparisonOptions() throws(PredicateFault) -> NSComparisonPredicate.Options {
        guard try scanner.skip("[") else { return [] }
        guard case .word(let letters) = scanner.token else { throw PredicateFault() }
        try scanner.advance()
        guard try scanner.skip("]"), letters.allSatisfy({ "cdnlCDNL".contains($0) }) else { throw PredicateFault() }
        let small = letters.lowercased()
        var options: NSComparisonPredicate.Options = []
        if small.contains("c") || small.contains("l") { options.insert(.caseInsensitive) }
        if small.contains("d") || small.contains("l") { options.insert(.diacriticInsensitive) }
        if small.contains("n") { options.insert(.normalized) }
        return options
    }
}
