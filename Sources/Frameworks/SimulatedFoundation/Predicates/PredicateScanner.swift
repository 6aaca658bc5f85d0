import BackgroundRuntime

/// Goes through the words of a predicate's format, and hands out what its marks stand for.
struct PredicateScanner {
    enum Token: Equatable {
        /// A word or a path of keys: `name`, `items.@count`, `AND`.
        case word(String)
        case text(String)
        case number(String)
        case variable(String)
        /// `%@`, or with a letter for a number.
        case mark(Character)
        case sign(String)
        case end
    }

    private let characters: [Character]
    private var arguments: [Any]
    private var place = 0
    private var nextArgument = 0
    private(set) var token = Token.end

    /// A place to come back to.
    struct Position {
        fileprivate let place: Int
        fileprivate let nextArgument: Int
        fileprivate let token: Token
    }

    init(_ format: String, _ arguments: [Any]) throws(PredicateFault) {
        characters = Array(format)
        self.arguments = arguments
        try advance()
    }

    var position: Position {
        get { Position(place: place, nextArgument: nextArgument, token: token) }
        set { (place, nextArgument, token) = (newValue.place, newValue.nextArgument, newValue.token) }
    }

    /// What the next mark stands for.
    mutating func takeArgument() throws(PredicateFault) -> Any {
        guard nextArgument < arguments.count else { throw PredicateFault() }
        nextArgument += 1
        return arguments[nextArgument - 1]
    }

    mutating func advance() throws(PredicateFault) {
        while place < characters.count, characters[place].isWhitespace { place += 1 }
        guard place < characters.count else {
            token = .end
            return
        }
        switch characters[place] {
        case "'", "\"": token = .text(try quoted())
        case "%": token = .mark(try mark())
        case "$":
            place += 1
            token = .variable(word { $0.isLetter || $0.isNumber || $0 == "_" })
        case "#":
            // A name that would be a word of the format.
            place += 1
            token = .word(path())
        case let first where first.isNumber: token = .number(number())
        case let first where first.isLetter || first == "_" || first == "@": token = .word(path())
        default: token = .sign(sign())
        }
    }

    private mutating func word(while fits: (Character) -> Bool) -> String {
        let start = place
        while place < characters.count, fits(characters[place]) { place += 1 }
        return String(characters[start..<place])
    }

    private mutating func path() -> String {
        let path = word { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "@" || $0 == ":" }
        // `items.%K` and the like go on behind the dot.
        guard path.hasSuffix("."), path.count > 1 else { return path }
        place -= 1
        return String(path.dropLast())
    }

    private mutating func number() -> String {
        let digits = word { $0.isNumber || $0.isLetter || $0 == "." }
        guard digits.last == "e" || digits.last == "E", !digits.hasPrefix("0x"), place < characters.count,
            characters[place] == "-" || characters[place] == "+"
        else { return digits }
        place += 1
        return digits + String(characters[place - 1]) + word(while: \.isNumber)
    }

    private mutating func quoted() throws(PredicateFault) -> String {
        let quote = characters[place]
        var text = ""
        place += 1
        while place < characters.count, characters[place] != quote {
            if characters[place] == "\\", place + 1 < characters.count {
                place += 1
                text.append(PredicateScanner.escapes[characters[place]] ?? characters[place])
            } else {
                text.append(characters[place])
            }
            place += 1
        }
        guard place < characters.count else { throw PredicateFault() }
        place += 1
        return text
    }

    private static let escapes: [Character: Character] = ["n": "\n", "t": "\t", "r": "\r"]

    /// The letter of a mark, without those that tell the size of a number: `%ld` is like `%d`.
    private mutating func mark() throws(PredicateFault) -> Character {
        place += 1
        _ = word { $0.isNumber || "lhqzjtL.".contains($0) }
        guard place < characters.count, "@KdDiuUxXcfFeEgGs".contains(characters[place]) else { throw PredicateFault() }
        place += 1
        return characters[place - 1]
    }

    private mutating func sign() -> String {
        for sign in ["==", "=<", "=>", "<=", ">=", "<>", "!=", "&&", "||", "**"] {
            guard place + 1 < characters.count, String(characters[place...place + 1]) == sign else { continue }
            place += 2
            return sign
        }
        place += 1
        return String(characters[place - 1])
    }

    /// Steps over a word, in capitals or not; whether it was there.
    mutating func skip(_ words: String...) throws(PredicateFault) -> Bool {
        let next: String
        switch token {
        case .word(let word): next = word.uppercased()
        case .sign(let sign): next = sign
        default: return false
        }
        guard words.contains(next) else { return false }
        try advance()
        return true
    }
}
