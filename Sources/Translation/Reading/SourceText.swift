/// A Swift source and its tokens. A class, so that nothing is copied where it is handed on.
package final class SourceText: Sendable {
    /// The bytes as they are in the file.
    package let bytes: [UInt8]
    package let tokens: ContiguousArray<Token>
    package let tokenIndex: TokenIndex
    /// The branches of `#if` and its relatives.
    package let branches: [Branch]
    /// For each token the index behind what opens with it; 0 where nothing does.
    private let groupEnds: ContiguousArray<Int32>

    /// Takes a source apart.
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let (tokens, tokenIndex) = bytes.withUnsafeBufferPointer { Tokenizer.read($0) }
        (self.tokens, self.tokenIndex) = (tokens, tokenIndex)
        groupEnds = Self.groupEnds(of: tokens, bytes)
        branches = Branch.read(bytes, tokens, tokenIndex)
    }

    private static func groupEnds(of tokens: ContiguousArray<Token>, _ bytes: [UInt8]) -> ContiguousArray<Int32> {
        var ends = ContiguousArray(repeating: Int32(0), count: tokens.count)
        var open: [Int] = []
        for at in tokens.indices where tokens[at].kind == .mark || tokens[at].kind == .text {
            // An interpolation opens with the text before it, and closes with a mark.
            if tokens[at].kind == .text {
                if opensInterpolation(tokens[at], bytes) { open.append(at) }
                continue
            }
            switch bytes[tokens[at].start] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(at)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if let start = open.popLast() { ends[start] = Int32(at + 1) }
            default: break
            }
        }
        for start in open { ends[start] = Int32(tokens.count) }
        return ends
    }

    private static func opensInterpolation(_ token: Token, _ bytes: [UInt8]) -> Bool {
        guard token.end - token.start >= 2, bytes[token.end - 1] == Byte.open else { return false }
        var at = token.end - 2
        while at > token.start, bytes[at] == Byte.hash { at -= 1 }
        return bytes[at] == Byte.backslash
    }

    /// Takes a source apart.
    package convenience init(_ text: String) { self.init(Array(text.utf8)) }

    /// The text of a token.
    package func text(_ index: Int) -> String {
        let token = tokens[index]
        return String(decoding: bytes[token.start..<token.end], as: UTF8.self)
    }

    /// The text of several tokens with what lies between them.
    package func text(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        return String(decoding: bytes[tokens[range.lowerBound].start..<tokens[range.upperBound - 1].end], as: UTF8.self)
    }

    /// Whether there is a token at an index that is a certain word, directive, operator or mark.
    package func isToken(_ index: Int, _ word: StaticString) -> Bool {
        guard index >= 0, index < tokens.count else { return false }
        let token = tokens[index]
        let count = word.utf8CodeUnitCount
        guard token.end - token.start == count else { return false }
        let own = word.utf8Start
        var offset = 0
        while offset < count {
            if bytes[token.start + offset] != own[offset] { return false }
            offset += 1
        }
        return token.kind != .text
    }

    /// Whether there is a token at an index that is one of these marks.
    package func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
        guard index >= 0, index < tokens.count else { return false }
        let token = tokens[index]
        return token.kind == .mark && bytes[token.start] == UInt8(ascii: mark)
    }

    /// Whether there is a token of a kind at an index.
    package func isKind(_ index: Int, _ kind: Token.Kind) -> Bool {
        index >= 0 && index < tokens.count && tokens[index].kind == kind
    }

    /// The index behind what opens at `index` with `(`, `[` or `{`; the end where it is not closed.
    package func behindGroup(_ index: Int) -> Int {
        guard index < tokens.count else { return index }
        return max(index + 1, Int(groupEnds[index]))
    }

    /// The tokens between what opens at `index` and what closes it, or to the end where nothing does.
    package func insideGroup(_ index: Int) -> Range<Int> {
        let end = behindGroup(index)
        let isClosed = end > index + 1 && (isMark(end - 1, ")") || isMark(end - 1, "]") || isMark(end - 1, "}"))
        return index + 1..<(isClosed ? end - 1 : max(end, index + 1))
    }

    /// The index behind a list of generic parameters that opens at `index` with `<`; `index` itself where it is none.
    package func behindGenerics(_ index: Int) -> Int {
        guard isKind(index, .operator), text(index).hasPrefix("<") else { return index }
        var (depth, at) = (0, index)
        while at < tokens.count {
            if tokens[at].kind == .operator {
                for byte in bytes[tokens[at].start..<tokens[at].end] {
                    if byte == UInt8(ascii: "<") { depth += 1 }
                    if byte == UInt8(ascii: ">") { depth -= 1 }
                }
                if depth <= 0 { return at + 1 }
            } else if isMark(at, "{") || isMark(at, "}") {
                return index
            } else if isMark(at, "(") || isMark(at, "[") {
                at = behindGroup(at)
                continue
            }
            at += 1
        }
        return index
    }
}
