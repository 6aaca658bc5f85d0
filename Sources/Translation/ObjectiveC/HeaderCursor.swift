/// A place in a header's tokens. There is nothing behind the end, however far one goes.
struct HeaderCursor {
    let tokens: [HeaderToken]
    private(set) var at = 0

    init(_ tokens: [HeaderToken]) { self.tokens = tokens }

    var isAtEnd: Bool { at >= tokens.count }
    var text: String { peek() }
    var isWord: Bool { !isAtEnd && tokens[at].kind == .word }
    /// The line of the token, or of the last one.
    var line: Int { isAtEnd ? tokens.last?.line ?? 1 : tokens[at].line }

    func peek(_ offset: Int = 0) -> String {
        tokens.indices.contains(at + offset) ? tokens[at + offset].text : ""
    }

    func isWord(at offset: Int) -> Bool {
        tokens.indices.contains(at + offset) && tokens[at + offset].kind == .word
    }

    /// Takes the next token, and steps over it.
    @discardableResult
    mutating func next() -> String {
        defer { if !isAtEnd { at += 1 } }
        return text
    }

    /// Goes behind a token that is as wanted.
    mutating func take(_ wanted: String) -> Bool {
        guard text == wanted, !isAtEnd else { return false }
        at += 1
        return true
    }

    mutating func go(to place: Int) { at = min(max(0, place), tokens.count) }

    /// The tokens in the brackets that open here; goes behind them.
    mutating func group() -> [HeaderToken] {
        let pairs = ["(": ")", "[": "]", "{": "}", "<": ">"]
        guard let close = pairs[text] else { return [] }
        let (open, start) = (next(), at)
        var depth = 1
        while !isAtEnd {
            let token = next()
            if token == open { depth += 1 }
            if token == close { depth -= 1 }
            if depth == 0 { return Array(tokens[start..<at - 1]) }
        }
        return Array(tokens[min(start, tokens.count)...])
    }

    /// Goes behind the next semicolon outside of brackets, or to the end, or before a word with `@`.
    ///
    /// - Returns: the tokens before it.
    @discardableResult
    mutating func statement() -> [HeaderToken] {
        let start = at
        while !isAtEnd, text != ";", !(at > start && Self.begins(text)) {
            if ["(", "[", "{"].contains(text) { _ = group() } else { next() }
        }
        let end = at
        _ = take(";")
        return Array(tokens[start..<max(start, end)])
    }

    private static func begins(_ text: String) -> Bool {
        ["@interface", "@protocol", "@end", "@property", "@optional", "@required", "@class"].contains(text)
    }
}
