/// What lies between `#if`, `#elseif`, `#else` and `#endif`, two that follow each other.
package struct Branch: Equatable, Sendable {
    /// The index of the directive that begins it.
    package let start: Int
    /// The index of the directive that ends it.
    package let end: Int
    /// The tokens of its own condition; empty for `#else`.
    let condition: Range<Int>
    /// Those of the branches before it, none of which may hold.
    let earlier: [Range<Int>]

    /// One whose end has not come yet.
    private struct Open {
        var start: Int
        var condition: Range<Int>
        var earlier: [Range<Int>] = []
    }

    static func read(_ bytes: [UInt8], _ tokens: ContiguousArray<Token>, _ tokenIndex: TokenIndex) -> [Branch] {
        var (branches, open) = ([Branch](), [Open]())
        for at in tokenIndex.directives where tokens[at].startsLine {
            let word = String(decoding: bytes[tokens[at].start..<tokens[at].end], as: UTF8.self)
            guard ["#if", "#elseif", "#else", "#endif"].contains(word) else { continue }
            let isFirst = word == "#if"
            var next = Open(start: at, condition: condition(behind: at, tokens))
            if !isFirst, let last = open.popLast() {
                branches.append(
                    Branch(start: last.start, end: at, condition: last.condition, earlier: last.earlier))
                next.earlier = last.earlier + [last.condition]
            } else if !isFirst {
                continue
            }
            if word != "#endif" { open.append(next) }
        }
        return branches
    }

    /// The tokens behind a directive on its line.
    private static func condition(behind at: Int, _ tokens: ContiguousArray<Token>) -> Range<Int> {
        var end = at + 1
        while end < tokens.count, !tokens[end].startsLine { end += 1 }
        return at + 1..<end
    }
}
