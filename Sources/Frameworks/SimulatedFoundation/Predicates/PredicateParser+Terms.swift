import BackgroundRuntime

// The sides of a comparison.

extension PredicateParser {
    mutating func sum() throws(PredicateFault) -> PredicateTerm {
        var term = try product()
        while true {
            if try scanner.skip("+") {
                term = .arithmetic(term, "+", try product())
            } else if try scanner.skip("-") {
                term = .arithmetic(term, "-", try product())
            } else {
                return term
            }
        }
    }

    private mutating func product() throws(PredicateFault) -> PredicateTerm {
        var term = try power()
        while true {
            if try scanner.skip("*") {
                term = .arithmetic(term, "*", try power())
            } else if try scanner.skip("/") {
                term = .arithmetic(term, "/", try power())
            } else {
                return term
            }
        }
    }

    private mutating func power() throws(PredicateFault) -> PredicateTerm {
        let term = try suffixed()
        return try scanner.skip("**") ? .arithmetic(term, "**", try power()) : term
    }

    /// A value with what stands behind it: `items[0].name`.
    private mutating func suffixed() throws(PredicateFault) -> PredicateTerm {
        var term = try single()
        while true {
            if try scanner.skip("[") {
                term = .element(term, try index())
                guard try scanner.skip("]") else { throw PredicateFault() }
            } else if try scanner.skip(".") {
                term = PredicateParser.joined(term, try key())
            } else {
                return term
            }
        }
    }

    private mutating func index() throws(PredicateFault) -> PredicateTerm.PredicateIndex {
        if try scanner.skip("FIRST") { return .first }
        if try scanner.skip("LAST") { return .last }
        if try scanner.skip("SIZE") { return .size }
        return .term(try sum())
    }

    private mutating func key() throws(PredicateFault) -> String {
        let key: String
        switch scanner.token {
        case .word(let word): key = word
        case .mark("K"): key = "\(try scanner.takeArgument())"
        default: throw PredicateFault()
        }
        try scanner.advance()
        return key
    }

    private static func joined(_ owner: PredicateTerm, _ path: String) -> PredicateTerm {
        if case .path(let owner, let first) = owner { return .path(owner, first + "." + path) }
        return .path(owner, path)
    }

    private mutating func single() throws(PredicateFault) -> PredicateTerm {
        let token = scanner.token
        switch token {
        case .text(let text):
            try scanner.advance()
            return .constant(text)
        case .number(let digits): return try number(digits)
        case .variable(let name):
            try scanner.advance()
            return .variable(name)
        case .mark(let letter): return try marked(letter)
        case .word(let word): return try named(word)
        case .sign("-"):
            try scanner.advance()
            return .arithmetic(.constant(0), "-", try power())
        case .sign("("), .sign("{"): return try group(isList: token == .sign("{"))
        case .sign, .end: throw PredicateFault()
        }
    }

    private mutating func number(_ digits: String) throws(PredicateFault) -> PredicateTerm {
        try scanner.advance()
        if let whole = Int(digits) { return .constant(whole) }
        if digits.hasPrefix("0x"), let whole = Int(digits.dropFirst(2), radix: 16) { return .constant(whole) }
        guard let number = Double(digits) else { throw PredicateFault() }
        return .constant(number)
    }

    private mutating func marked(_ letter: Character) throws(PredicateFault) -> PredicateTerm {
        let argument = try scanner.takeArgument()
        try scanner.advance()
        switch letter {
        case "K": return .path(.evaluated, ValueOrder.text(argument) ?? "\(argument)")
        case "@": return (argument as? NSExpression)?.term ?? .constant(argument)
        default:
            guard ValueOrder.number(argument) != nil || letter == "s" || letter == "c" else { throw PredicateFault() }
            return .constant(argument)
        }
    }

    /// A path of keys, a function, or a word for a value.
    private mutating func named(_ word: String) throws(PredicateFault) -> PredicateTerm {
        guard !["AND", "OR", "NOT", "IN", "LIKE"].contains(word.uppercased()) else { throw PredicateFault() }
        try scanner.advance()
        if let constant = PredicateWords.constant(word) { return constant }
        if word.uppercased().hasPrefix("SELF.") { return .path(.evaluated, String(word.dropFirst(5))) }
        guard scanner.token == .sign("(") else { return .path(.evaluated, word) }
        try scanner.advance()
        if word.uppercased() == "SUBQUERY" { return try subquery() }
        return .function(word, try list(until: ")"))
    }

    private mutating func subquery() throws(PredicateFault) -> PredicateTerm {
        let collection = try sum()
        guard try scanner.skip(","), case .variable(let name) = scanner.token else { throw PredicateFault() }
        try scanner.advance()
        guard try scanner.skip(",") else { throw PredicateFault() }
        let condition = try either()
        guard try scanner.skip(")") else { throw PredicateFault() }
        return .subquery(collection, name, condition)
    }

    private mutating func group(isList: Bool) throws(PredicateFault) -> PredicateTerm {
        try scanner.advance()
        let terms = try list(until: isList ? "}" : ")")
        guard !isList else { return .aggregate(terms) }
        // `IN (1, 2)` is what SQL writes.
        return terms.count == 1 ? terms[0] : .aggregate(terms)
    }

    private mutating func list(until end: String) throws(PredicateFault) -> [PredicateTerm] {
        var terms: [PredicateTerm] = []
        if try scanner.skip(end) { return [] }
        repeat { terms.append(try sum()) } while try scanner.skip(",")
        guard try scanner.skip(end) else { throw PredicateFault() }
        return terms
    }
}
