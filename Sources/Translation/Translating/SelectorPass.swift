/// `#selector(...)`: the name in Objective-C, from the name in Swift.
enum SelectorPass {
    @Sendable static func run(_ draft: inout Draft) {
        let source = draft.source
        for at in source.tokenIndex.directives where source.isToken(at, "#selector") && source.isMark(at + 1, "(") {
            let end = source.behindGroup(at + 1)
            var written = MethodName(source, source.insideGroup(at + 1))
            if written.owner == nil || written.owner == "self" || written.owner == "Self" {
                written.owner = enclosingType(of: at, in: draft.outline)
            }
            guard let selector = selector(written, at, &draft) else { continue }
            draft.replace(at..<end, with: "\(ModuleNames.foundation).Selector(\"\(selector)\")")
        }
    }

    private static func enclosingType(of token: Int, in outline: Outline) -> String? {
        outline.entries.last { $0.bodyStart < token && token < $0.bodyEnd }?.type.name
    }

    private static func selector(_ written: MethodName, _ at: Int, _ draft: inout Draft) -> String? {
        guard let name = written.name else {
            draft.say(.error, at: at, "#selector does not name a method here in a form that can be translated.")
            return nil
        }
        switch written.accessor {
        case "getter": return name
        case "setter": return "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
        default: break
        }
        let known = draft.index.methods[name, default: []].filter {
            $0.labels == written.labels ?? $0.labels && $0.labels.count == written.argumentCount ?? $0.labels.count
        }
        let own = known.filter { $0.owner == written.owner }
        let found = Set((own.isEmpty ? known : own).map(\.selector))
        if found.count > 1 {
            draft.say(
                .error, at: at,
                "#selector: \(name) may be \(found.sorted().joined(separator: " or ")). Write its labels, or its type behind \"as\"."
            )
        }
        return found.min() ?? SelectorName.of(name, labels: written.labels ?? [])
    }
}

/// The name of a method as `#selector` has it: `getter: Player.rate`, `Player.note(_:)`, `self.tick`.
struct MethodName: Equatable {
    /// `getter` or `setter`, where it is one.
    private(set) var accessor: String?
    /// What stands before the last dot: the last word of it.
    var owner: String?
    private(set) var name: String?
    /// Nil where none are written.
    private(set) var labels: [String]?
    /// How many arguments it takes; nil where no type is written behind `as`.
    private(set) var argumentCount: Int?

    init(_ source: SourceText, _ tokens: Range<Int>) {
        var tokens = tokens
        while source.isMark(tokens.lowerBound, "("), source.behindGroup(tokens.lowerBound) == tokens.upperBound {
            tokens = source.insideGroup(tokens.lowerBound)
        }
        var at = tokens.lowerBound
        let end = tokens.upperBound
        if source.isKind(at, .word), source.isMark(at + 1, ":") {
            accessor = source.text(at)
            at += 2
        }
        while at < end, !source.isToken(at, "as") {
            if source.isKind(at, .word) {
                (owner, name, labels) = (name ?? owner, source.plain(at), nil)
                at = min(end, source.behindGenerics(at + 1))
            } else if source.isMark(at, "("), source.isKind(at - 1, .word), at > tokens.lowerBound {
                labels = source.insideGroup(at).filter { source.isKind($0, .word) }.map { source.plain($0) }
                at = source.behindGroup(at)
            } else if source.isMark(at, "(") || source.isMark(at, "[") {
                at = source.behindGroup(at)
            } else if source.isMark(at, ".") || source.isMark(at, "?") || source.isMark(at, "!") {
                at += 1
            } else {
                name = nil
                return
            }
        }
        if at < end { argumentCount = Self.argumentCount(source, at + 1, end) }
    }

    /// How many arguments a method of a type such as `() -> Void` or `(Player) -> () -> Void` takes.
    private static func argumentCount(_ source: SourceText, _ start: Int, _ end: Int) -> Int? {
        var at = start
        while source.isMark(at, "@") { at += 2 }
        guard source.isMark(at, "(") else { return nil }
        let behind = source.behindGroup(at)
        if source.isToken(behind, "->"), source.isMark(behind + 1, "("),
            source.isToken(source.behindGroup(behind + 1), "->")
        {
            at = behind + 1
        }
        let inside = source.insideGroup(at)
        if source.isMark(at + 1, "("), source.behindGroup(at + 1) == inside.upperBound {
            return argumentCount(source, at + 1, end)
        }
        return Parameter.count(source, inside)
    }
}
