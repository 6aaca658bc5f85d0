/// Key-value observing, which the runtime of Objective-C does on a phone: a key path gets its name, and a property that may
/// be observed says that it changes.
enum ObservingPass {
    @Sendable static func run(_ draft: inout Draft) {
        let source = draft.source
        for at in source.tokens.indices where source.isToken(at, "observe") && source.isMark(at - 1, ".") {
            name(at, &draft)
        }
        for entry in draft.outline.entries where entry.type.kind == .class {
            for member in entry.members where member.kind == .property && !member.isStatic {
                guard member.has("objc"), member.modifiers.contains("dynamic") else { continue }
                tell(member, of: entry, &draft)
            }
        }
    }

    /// `player.observe(\.rate) { … }`: the name behind the key path.
    private static func name(_ at: Int, _ draft: inout Draft) {
        let source = draft.source
        guard source.isMark(at + 1, "("), source.isMark(at + 2, "\\") || source.isToken(at + 2, "\\") else { return }
        let inside = source.insideGroup(at + 1)
        var end = at + 3
        while end < inside.upperBound, !source.isMark(end, ",") {
            end = source.isMark(end, "[") || source.isMark(end, "(") ? source.behindGroup(end) : end + 1
        }
        var words = (at + 3..<end).filter { source.isKind($0, .word) }
        // A type before the first dot is none of the names.
        if words.first == at + 3 { words.removeFirst() }
        guard !words.isEmpty else { return }
        let path = words.map { source.plain($0) }.joined(separator: ".")
        draft.insert(", _named: \"\(path)\"", behind: end - 1)
    }

    /// `@objc dynamic var count = 0` says before and after that it changes.
    private static func tell(_ member: Member, of entry: Outline.Entry, _ draft: inout Draft) {
        guard let shape = PropertyShape(member, of: entry, draft.source), shape.isSettable, !shape.hasEffects else {
            return
        }
        let name = member.name.filter { $0 != "`" }
        let (before, after) = ("willChangeValue(forKey: \"\(name)\")", "didChangeValue(forKey: \"\(name)\")")
        guard shape.isStored else {
            guard let set = shape.accessor("set") else { return }
            return draft.insert(" \(before); defer { \(after) };", behind: set)
        }
        guard let observers = shape.accessors else {
            guard let end = shape.declaration.last else { return }
            return draft.insert(" { willSet { \(before) } didSet { \(after) } }", behind: end)
        }
        if let willSet = shape.accessor("willSet") { draft.insert(" \(before);", behind: willSet) }
        // Whoever observes is told after the property's own observer.
        if let didSet = shape.accessor("didSet") { draft.insert(" defer { \(after) };", behind: didSet) }
        if shape.accessor("willSet") == nil { draft.insert(" willSet { \(before) }", behind: observers) }
        if shape.accessor("didSet") == nil { draft.insert(" didSet { \(after) }", behind: observers) }
    }
}
