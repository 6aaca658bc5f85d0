/// What is written behind the name of a property: a value, accessors, both or neither.
struct PropertyShape {
    /// The tokens of the whole declaration, attributes included.
    let declaration: Range<Int>
    /// Whether it is a `var`.
    let isVariable: Bool
    /// Whether it has a value behind `=`.
    private(set) var hasValue = false
    /// The index of the brace that opens its accessors or observers; nil for none.
    private(set) var accessors: Int?
    /// Whether it is only read with `await` or `try`.
    let hasEffects: Bool

    private let source: SourceText

    /// Nil where there is no such declaration.
    init?(_ member: Member, of entry: Outline.Entry, _ source: SourceText) {
        guard let declaration = Statements(source, member.tokens.lowerBound..<entry.bodyEnd).first else {
            return nil
        }
        (self.declaration, self.source) = (declaration, source)
        isVariable = source.isToken(member.tokens.upperBound - 2, "var")
        var at = member.tokens.upperBound
        while at < declaration.upperBound {
            if source.isToken(at, "=") { hasValue = true }
            if source.isMark(at, "{"), !hasValue || PropertyShape.isObserver(at + 1, source) { accessors = at }
            let opens = source.isMark(at, "(") || source.isMark(at, "[") || source.isMark(at, "{")
            at = opens ? source.behindGroup(at) : at + 1
        }
        let words = accessors.map { source.insideGroup($0).prefix(4) } ?? 0..<0
        hasEffects =
            words.contains { source.isToken($0, "get") }
            && words.contains { source.isToken($0, "async") || source.isToken($0, "throws") }
    }

    /// Whether a value is kept for it, rather than made each time.
    var isStored: Bool { hasValue || accessors.map { PropertyShape.isObserver($0 + 1, source) } ?? true }

    /// Whether it can be set at all.
    var isSettable: Bool { isVariable && (isStored || accessor("set") != nil || accessor("_modify") != nil) }

    /// The index of the brace that opens an accessor or observer.
    func accessor(_ name: StaticString) -> Int? {
        guard let accessors else { return nil }
        let inside = source.insideGroup(accessors)
        var at = inside.lowerBound
        while at < inside.upperBound {
            if source.isToken(at, name) {
                let behind = source.isMark(at + 1, "(") ? source.behindGroup(at + 1) : at + 1
                if source.isMark(behind, "{") { return behind }
            }
            let opens = source.isMark(at, "(") || source.isMark(at, "[") || source.isMark(at, "{")
            at = opens ? source.behindGroup(at) : at + 1
        }
        return nil
    }

    private static func isObserver(_ at: Int, _ source: SourceText) -> Bool {
        var at = at
        while source.isMark(at, "@") { at += 2 }
        return source.isToken(at, "willSet") || source.isToken(at, "didSet")
    }
}
