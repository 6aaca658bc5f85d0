/// Takes Swift source apart into tokens. Never fails: what is no Swift becomes tokens all the same, in order, so that
/// everything that is not translated can be copied.
///
/// The lexical structure is that of *The Swift Programming Language*: nested comments, strings with interpolations, raw
/// and multi-line ones, regex literals.
package struct Tokenizer {
    let bytes: UnsafeBufferPointer<UInt8>
    let classes: UnsafeBufferPointer<Byte.Class>
    let count: Int
    var position = 0
    var startsLine = true
    var isSpaced = true
    var tokens: ContiguousArray<Token> = []
    var tokenIndex = TokenIndex()
    /// The string literals in whose interpolations the position lies.
    var strings: [OpenString] = []

    /// How many hashes regex literals have that were found to be closed nowhere.
    var unclosedRegexes: Set<Int> = []

    /// A string literal in one of whose interpolations the position lies.
    struct OpenString {
        let hashes: Int
        let isMultiline: Bool
        /// How many parentheses of the interpolation are open.
        var depth = 1
    }

    /// The tokens of a source, and where those are that a translation looks for.
    package static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> (ContiguousArray<Token>, TokenIndex) {
        Byte.classes.withUnsafeBufferPointer { classes in
            var tokenizer = Tokenizer(bytes: bytes, classes: classes, count: bytes.count)
            tokenizer.tokens.reserveCapacity(bytes.count / 5)
            tokenizer.run()
            return (tokenizer.tokens, tokenizer.tokenIndex)
        }
    }

    private mutating func run() {
        position = Self.behindStart(bytes)
        while position < count {
            let start = position
            switch classes[Int(bytes[position])] {
            case .space: skipSpaces()
            case .newline: (position, startsLine, isSpaced) = (position + 1, true, true)
            case .word: word(from: start)
            case .digit: number(from: start)
            case .quote: string(from: start, hashes: 0)
            case .hash: hash(from: start)
            case .slash: slash(from: start)
            case .backtick: backtick(from: start)
            case .operator: operatorRun(from: start)
            case .mark: mark(from: start)
            }
        }
    }

    /// The offset behind what only the first line of a file may hold: a mark of the byte order, and `#!` with a program.
    static func behindStart(_ bytes: some RandomAccessCollection<UInt8>) -> Int {
        var rest = bytes[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        if rest.starts(with: [Byte.hash, Byte.exclamation]) {
            rest = rest.drop { $0 != Byte.newline && $0 != Byte.carriageReturn }
        }
        return bytes.count - rest.count
    }

    /// The byte at an offset; 0 behind the end.
    func byte(at offset: Int) -> UInt8 { offset < count ? bytes[offset] : 0 }

    func isClass(_ wanted: Byte.Class, at offset: Int) -> Bool {
        offset < count && classes[Int(bytes[offset])] == wanted
    }

    /// Adds a token that ends at the position; none where nothing of a string is left behind an interpolation.
    mutating func append(_ kind: Token.Kind, from start: Int) {
        guard position > start else { return }
        let token = Token(kind: kind, startsLine: startsLine, isSpaced: isSpaced, start: start, end: position)
        tokenIndex.note(token, at: tokens.count, bytes)
        tokens.append(token)
        (startsLine, isSpaced) = (false, false)
    }

    private mutating func skipSpaces() {
        while isClass(.space, at: position) { position += 1 }
        isSpaced = true
    }

    mutating func skipLine() {
        while position < count, bytes[position] != Byte.newline, bytes[position] != Byte.carriageReturn {
            position += 1
        }
        isSpaced = true
    }

    /// Moves behind a word that begins at the position.
    mutating func skipWord() {
        var at = position
        while at < count {
            let kind = classes[Int(bytes[at])]
            guard kind == .word || kind == .digit else { break }
            at += 1
        }
        position = at
    }

    private mutating func word(from start: Int) {
        skipWord()
        append(.word, from: start)
    }

    /// A number: digits, letters, and a dot or a sign where one belongs to it.
    private mutating func number(from start: Int) {
        skipWord()
        if byte(at: position) == Byte.dot, isClass(.digit, at: position + 1) {
            position += 1
            skipWord()
        }
        let last = bytes[position - 1] | 0x20
        let isHexadecimal = byte(at: start) == UInt8(ascii: "0") && byte(at: start + 1) | 0x20 == UInt8(ascii: "x")
        if last == UInt8(ascii: isHexadecimal ? "p" : "e"), isSign(byte(at: position)),
            isClass(.digit, at: position + 1)
        {
            position += 1
            skipWord()
        }
        append(.number, from: start)
    }

    private func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }

    /// A word in backticks; one alone is a mark.
    private mutating func backtick(from start: Int) {
        var at = start + 1
        while at < count, bytes[at] != Byte.backtick, bytes[at] != Byte.newline { at += 1 }
        guard byte(at: at) == Byte.backtick else { return mark(from: start) }
        position = at + 1
        append(.word, from: start)
    }
}
