/// How sources use a type that nobody declares: what it has to be for them to compile.
struct TypeUses {
    /// Whether anything can be of no other kind than a protocol.
    private(set) var isProtocol = false
    /// Whether a class inherits it.
    private(set) var isInherited = false
    /// How many generic arguments it takes.
    private(set) var arity = 0
    /// Whether conforming types are classes, as a weak reference to it asks for.
    private(set) var isWeak = false

    init(of name: String, in sources: [ReadSource]) {
        for read in sources {
            for entry in read.outline.entries { look(at: entry, for: name) }
            for at in read.source.tokens.indices where read.source.isKind(at, .word) && read.source.text(at) == name {
                look(at, read.source)
            }
        }
        if isProtocol { isInherited = false }
    }

    private mutating func look(at entry: Outline.Entry, for name: String) {
        let inherited = entry.type.inherited.map { $0.split(separator: "<").first.map(String.init) ?? $0 }
        guard let place = inherited.firstIndex(of: name) else { return }
        let overrides = entry.members.contains { $0.modifiers.contains("override") }
        if entry.type.kind == .class, place == 0, overrides || !Self.soundsLikeProtocol(name) {
            isInherited = true
        } else {
            isProtocol = true
        }
    }

    /// How protocols are named by habit.
    private static func soundsLikeProtocol(_ name: String) -> Bool {
        ["Delegate", "DataSource", "Protocol", "able", "ible", "ing", "Type", "Provider", "Listener", "Observer"]
            .contains { name.hasSuffix($0) }
    }

    private mutating func look(_ at: Int, _ source: SourceText) {
        if source.isToken(at - 1, "any") || source.isToken(at - 1, "some") { isProtocol = true }
        if let count = arguments(behind: at, source) { arity = max(arity, count) }
        var before = at - 1
        while before > 0, !source.tokens[before + 1].startsLine, before > at - 6 {
            if source.isToken(before, "weak") { isWeak = true }
            before -= 1
        }
    }

    private func arguments(behind at: Int, _ source: SourceText) -> Int? {
        let opens = source.isKind(at + 1, .operator) && source.text(at + 1).hasPrefix("<")
        guard opens, !source.tokens[at + 1].isSpaced else { return nil }
        let end = source.behindGenerics(at + 1)
        return end > at + 1 ? Parameter.count(source, at + 2..<max(at + 2, end - 1)) : nil
    }
}
