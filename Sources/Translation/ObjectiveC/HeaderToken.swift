/// A piece of a header: a word, a number, a text in quotation marks, or a sign.
struct HeaderToken: Equatable, Sendable {
    enum Kind: Sendable { case word, number, text, mark }

    let kind: Kind
    let text: String
    /// The line, counted from 1.
    let line: Int
}

/// Takes a header apart, as far as one has to for its declarations: without comments, and without what a preprocessor would
/// not let through for a phone.
struct HeaderLexer {
    private(set) var tokens: [HeaderToken] = []
    /// The macros without parameters, each with the tokens that stand for it.
    private(set) var macros: [(name: String, value: [HeaderToken])] = []
    /// What it includes, as it is written there, with its quotation marks or angle brackets.
    private(set) var includes: [String] = []

    private let bytes: [UInt8]
    private var at = 0
    private var line = 1
    private var startsLine = true
    /// What holds of the conditions that are open: whether their lines count, and whether any branch did.
    private var conditions: [(counts: Bool, hasCounted: Bool)] = []

    init(_ bytes: [UInt8]) { self.init(bytes, startsLine: true) }

    /// - Parameter startsLine: false for what stands in a directive, which has none in it.
    private init(_ bytes: [UInt8], startsLine: Bool) {
        (self.bytes, self.startsLine) = (bytes, startsLine)
        while at < bytes.count { step() }
    }

    private func byte(_ offset: Int = 0) -> UInt8 { at + offset < bytes.count ? bytes[at + offset] : 0 }

    private var counts: Bool { conditions.allSatisfy(\.counts) }

    private mutating func step() {
        switch byte() {
        case UInt8(ascii: "\n"): newLine()
        case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "\n"): (at, line) = (at + 2, line + 1)
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): while at < bytes.count, byte() != 10 { at += 1 }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "#") where startsLine: directive()
        case 0...32: at += 1
        default: token()
        }
    }

    private mutating func newLine() { (at, line, startsLine) = (at + 1, line + 1, true) }

    private mutating func skipComment() {
        at += 2
        while at < bytes.count, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
            if byte() == 10 { line += 1 }
            at += 1
        }
        at += 2
    }

    private mutating func token() {
        startsLine = false
        let start = at
        let kind = kindOfToken()
        guard counts else { return }
        let text = String(decoding: bytes[start..<min(at, bytes.count)], as: UTF8.self)
        tokens.append(HeaderToken(kind: kind, text: text, line: line))
    }

    /// Goes behind the token.
    private mutating func kindOfToken() -> HeaderToken.Kind {
        if byte() == UInt8(ascii: "\"") || byte() == UInt8(ascii: "@") && byte(1) == UInt8(ascii: "\"") {
            return quoted(UInt8(ascii: "\""))
        }
        if byte() == UInt8(ascii: "'") { return quoted(UInt8(ascii: "'")) }
        let isNumber = Self.isDigit(byte())
        if byte() == UInt8(ascii: "@"), Self.isWord(byte(1)) { at += 1 }
        guard Self.isWord(byte()) else {
            let isPair = ["<<", ">>"].contains(String(decoding: [byte(), byte(1)], as: UTF8.self))
            at += isPair && byte() == UInt8(ascii: "<") ? 2 : 1
            return .mark
        }
        while Self.isWord(byte()) || isNumber && byte() == UInt8(ascii: ".") { at += 1 }
        return isNumber ? .number : .word
    }

    private mutating func quoted(_ mark: UInt8) -> HeaderToken.Kind {
        if byte() != mark { at += 1 }
        at += 1
        while at < bytes.count, byte() != mark, byte() != 10 { at += byte() == UInt8(ascii: "\\") ? 2 : 1 }
        if byte() == mark { at += 1 }
        return .text
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte >= 128 || isDigit(byte) || (65...90).contains(byte)
            || (97...122).contains(byte)
    }

    // MARK: The preprocessor

    private mutating func directive() {
        let start = at + 1
        while at < bytes.count, byte() != 10 {
            if byte() == UInt8(ascii: "\\"), byte(1) == 10 { (at, line) = (at + 1, line + 1) }
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") { skipComment() } else { at += 1 }
        }
        let end = min(at, bytes.count)
        guard start <= end else { return }
        let text = bytes[start..<end].map { $0 == 10 || $0 == UInt8(ascii: "\\") ? 32 : $0 }
        let inner = HeaderLexer(text, startsLine: false).tokens
        guard let word = inner.first?.text else { return }
        take(word, inner.dropFirst().map { HeaderToken(kind: $0.kind, text: $0.text, line: line) })
    }

    private mutating func take(_ word: String, _ rest: [HeaderToken]) {
        switch word {
        case "if", "ifdef", "ifndef":
            let holds = word == "if" ? Self.holds(rest) : Self.isDefined(rest.first?.text) == (word == "ifdef")
            conditions.append((holds, holds))
        case "elif", "else":
            guard let last = conditions.popLast() else { return }
            let holds = !last.hasCounted && (word == "else" || Self.holds(rest))
            conditions.append((holds, last.hasCounted || holds))
        case "endif": _ = conditions.popLast()
        case "import" where counts, "include" where counts: includes.append(rest.map(\.text).joined())
        case "define" where counts:
            if let name = rest.first, name.kind == .word { macros.append((name.text, Array(rest.dropFirst()))) }
        default: break
        }
    }

    /// C++ and Macs are elsewhere.
    private static func isDefined(_ name: String?) -> Bool {
        [
            "__OBJC__", "TARGET_OS_IPHONE", "TARGET_OS_IOS", "NS_ASSUME_NONNULL_BEGIN",
            "__IPHONE_OS_VERSION_MIN_REQUIRED",
        ]
        .contains(name)
    }

    /// A guess that is right for what headers ask: what is said to be off, or is of a Mac, does not hold.
    private static func holds(_ condition: [HeaderToken]) -> Bool {
        let words = condition.map(\.text)
        if words == ["0"] { return false }
        let foreign: Set = ["__cplusplus", "TARGET_OS_OSX", "TARGET_OS_WATCH", "TARGET_OS_TV", "TARGET_OS_MACCATALYST"]
        guard let name = words.first(where: foreign.contains), !words.contains("TARGET_OS_IOS"),
            !words.contains("TARGET_OS_IPHONE")
        else { return true }
        let index = words.firstIndex(of: name) ?? 0
        return index > 0 && words[..<index].contains("!")
    }
}
