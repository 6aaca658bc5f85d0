/// A token of Swift source: a range of bytes and what it is.
package struct Token: Equatable, Sendable {
    /// What a token is.
    package enum Kind: UInt8, Sendable {
        /// An identifier or keyword, also one in backticks.
        case word
        /// A `#` with the word that follows: `#if`, `#selector`.
        case directive
        case number
        /// A string literal, or what of it lies before, between and behind interpolations.
        case text
        case regex
        /// A run of operator characters.
        case `operator`
        /// One of `( ) { } [ ] , ; : . @ ? !`, or any other single byte.
        case mark
    }

    package let kind: Kind
    /// Whether nothing but spaces and comments lies before it on its line.
    package let startsLine: Bool
    /// Whether a space, a line end or a comment lies before it.
    package let isSpaced: Bool
    /// The offset of its first byte.
    package let start: Int
    /// The offset behind its last byte.
    package let end: Int
}
