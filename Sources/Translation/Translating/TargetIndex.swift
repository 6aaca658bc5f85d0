/// What the translation of a source has to know of the other sources of its target.
package struct TargetIndex: Equatable, Sendable {
    /// A method that a selector finds.
    struct Method: Hashable, Sendable {
        let owner: String
        let name: String
        let labels: [String]
        let selector: String
    }

    /// The methods that selectors find, by their names without labels.
    private(set) var methods: [String: Set<Method>] = [:]
    /// The names without labels of all methods that a protocol makes optional.
    private(set) var optionalMethods: Set<String> = []

    /// Nothing is known.
    package init() {}

    /// What one source says.
    package init(of read: ReadSource) { self.init(read.outline) }

    init(_ outline: Outline) {
        for entry in outline.entries {
            for member in entry.members where member.kind == .function {
                if entry.type.kind == .protocol {
                    if member.modifiers.contains("optional") { optionalMethods.insert(member.name) }
                } else if ExposedMethods.isExposed(member, in: entry.type) {
                    add(member, of: entry.type.name)
                }
            }
        }
    }

    private mutating func add(_ member: Member, of owner: String) {
        methods[member.name, default: []].insert(
            Method(owner: owner, name: member.name, labels: member.labels, selector: member.selector))
    }

    /// Adds what another source says.
    package mutating func merge(_ other: TargetIndex) {
        methods.merge(other.methods) { $0.union($1) }
        optionalMethods.formUnion(other.optionalMethods)
    }

    /// The same for the same facts, to compare the index of two builds and to keep it in a file: a line each.
    package var lines: [String] {
        let optional = optionalMethods.map { "optional \($0)" }
        let found = methods.values.joined().map { method in
            "method \(method.owner) \(method.name) \(method.selector) \(method.labels.joined(separator: " "))"
        }
        return (optional + found).sorted()
    }

    /// Reads what `lines` wrote; nil where a line is none of these.
    package init?(lines: [String]) {
        for line in lines {
            let words = line.split(separator: " ").map(String.init)
            if words.count == 2, words[0] == "optional" {
                optionalMethods.insert(words[1])
            } else if words.count >= 4, words[0] == "method" {
                let method = Method(
                    owner: words[1], name: words[2], labels: Array(words.dropFirst(4)), selector: words[3])
                methods[method.name, default: []].insert(method)
            } else {
                return nil
            }
        }
    }
}

/// Which methods Objective-C would see.
enum ExposedMethods {
    static func isExposed(_ member: Member, in type: TypeDeclaration) -> Bool {
        guard member.kind == .function, type.hasObjects, !member.has("nonobjc") else { return false }
        if member.has("objc") || member.has("IBAction") { return true }
        guard type.exposesAll else { return false }
        return !member.modifiers.contains { $0 == "private" || $0 == "fileprivate" || $0 == "static" || $0 == "class" }
    }
}
