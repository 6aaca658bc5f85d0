/// An override in an extension, which Swift does not have without Objective-C: the method gets another name, and the class
/// an override that calls it.
struct OverrideMove {
    /// The tokens from the first modifier to the method's name.
    let renamed: Range<Int>
    let owner: String
    /// What the class declares in its place, on one line.
    let forwarder: String

    init?(_ unit: Range<Int>, of read: ReadSource) {
        let source = read.source
        let entry = read.outline.entries.last {
            $0.type.kind == .extension && $0.bodyStart < unit.lowerBound && unit.upperBound <= $0.bodyEnd
        }
        guard let entry, let word = unit.first(where: { source.isToken($0, "func") }),
            let member = entry.members.first(where: { $0.tokens.contains(word) }),
            member.tokens.upperBound < unit.upperBound,
            let body = (member.tokens.upperBound..<unit.upperBound).first(where: { source.isMark($0, "{") })
        else { return nil }
        renamed = unit.lowerBound..<word + 2
        owner = entry.type.name
        let arguments = member.parameters.map { ($0.label == "_" ? "" : $0.label + ": ") + $0.name }
        let effects = (member.throws ? "try " : "") + (member.isAsync ? "await " : "")
        forwarder =
            "override \(source.copied(word..<body)) "
            + "{ \(effects)\(Self.name(of: member.name))(\(arguments.joined(separator: ", "))) }"
    }

    /// What the method of the extension is called.
    static func name(of method: String) -> String { "__moved_" + method }
}

extension ReadSource {
    /// The tokens of a class's body with its braces; nil where the source does not declare it.
    func classBody(of name: String) -> Range<Int>? {
        let entry = outline.entries.first { $0.type.kind == .class && $0.type.name == name }
        return entry.flatMap { $0.bodyEnd < source.tokens.count ? $0.bodyStart..<$0.bodyEnd + 1 : nil }
    }
}
