/// The bytes that decide what a token is.
enum Byte {
    static let newline = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let space = UInt8(ascii: " ")
    static let tab = UInt8(ascii: "\t")
    static let quote = UInt8(ascii: "\"")
    static let hash = UInt8(ascii: "#")
    static let slash = UInt8(ascii: "/")
    static let backslash = UInt8(ascii: "\\")
    static let star = UInt8(ascii: "*")
    static let backtick = UInt8(ascii: "`")
    static let open = UInt8(ascii: "(")
    static let close = UInt8(ascii: ")")
    static let dot = UInt8(ascii: ".")
    static let at = UInt8(ascii: "@")
    static let importStart = UInt8(ascii: "i")
    static let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    static let question = UInt8(ascii: "?")
    static let exclamation = UInt8(ascii: "!")

    /// What a byte can begin.
    enum Class: UInt8 {
        case mark, space, newline, word, digit, `operator`, quote, hash, slash, backtick
    }

    /// The class of each byte. Bytes beyond ASCII belong to words: the few operators among them are never translated.
    static let classes: [Class] = (0...255).map { classify(UInt8($0)) }

    private static func classify(_ byte: UInt8) -> Class {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: "$"), 0x80...0xFF:
            .word
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
        case space, tab, 0, 0x0B, 0x0C: .space
        case newline, carriageReturn: .newline
        case quote: .quote
        case hash: .hash
        case slash: .slash
        case backtick: .backtick
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
            UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"):
            .operator
        default: .mark
        }
    }
}
