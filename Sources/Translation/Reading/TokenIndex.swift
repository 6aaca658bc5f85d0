/// Where the tokens are that passes of the translation look for: found once, since most sources have few of them.
package struct TokenIndex: Equatable, Sendable {
    /// Words behind a `#`.
    package internal(set) var directives: [Int] = []
    /// Where each `@` is.
    package internal(set) var attributes: [Int] = []
    /// Each `?` and `!` that is a mark.
    package internal(set) var questions: [Int] = []
    /// Where each word `import` is.
    package internal(set) var imports: [Int] = []
    /// Words with a capital that a dot follows at once: types, and modules.
    package internal(set) var qualifiers: [Int] = []

    /// Looks at a token that has just been read.
    mutating func note(_ token: Token, at index: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        let first = bytes[token.start]
        switch token.kind {
        case .directive: directives.append(index)
        case .mark:
            if first == Byte.at { attributes.append(index) }
            if first == Byte.question || first == Byte.exclamation { questions.append(index) }
        case .word:
            if first == Byte.importStart, token.end - token.start == 6, isImport(token, bytes) { imports.append(index) }
            if first >= Byte.capitals.lowerBound, first <= Byte.capitals.upperBound, token.end < bytes.count,
                bytes[token.end] == Byte.dot
            {
                qualifiers.append(index)
            }
        default: break
        }
    }

    private func isImport(_ token: Token, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes[token.start..<token.end].elementsEqual("import".utf8)
    }
}
