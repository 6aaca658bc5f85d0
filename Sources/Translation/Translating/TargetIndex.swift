/// What the translation of a source has to know of the other sources of its target.
package struct TargetIndex: Equatable, Sendable {
    /// A method that a selector finds.
    struct Method: Hashable, Sendable {
        let owner: String
        let name: String
        let labels: [String]
        let selector: String

        /// Names in backticks may hold spaces.
        var line: String {
            "\(owner.kept) \(name.kept) \(selector.kept) \(labels.map(\.kept).joined(separator: " "))"
        }
    }

    /// The methods that selectors find, by their names without labels.
    private(set) var methods: [String: Set<Method>] = [:]
    /// The names without labels of all methods that a protocol makes optional.
    private(set) var optionalMethods: Set<String> = []

    /// The names of the properties of other types that are optional, and may hold a closure.
    private(set) var optionalProperties: Set<String> = []

    /// What selectors find of the optional methods of protocols, the protocol as the owner.
    private(set) var requirements: Set<Method> = []
    /// The kinds of the types that the target declares, by their names without what they lie in.
    private(set) var types: [String: Set<String>] = [:]

    package init() {}

    /// What one source says.
    package init(of read: ReadSource) {
        let outline = read.outline
        for entry in outline.entries {
            note(entry.type)
            for member in entry.members {
                if member.kind == .property, entry.type.kind != .protocol, member.isOptional {
                    optionalProperties.insert(member.name)
                }
                guard member.kind == .function else { continue }
                if entry.type.kind == .protocol {
                    if member.modifiers.contains("optional") { require(member, of: entry.type.name) }
                } else if ExposedMethods.isExposed(member, in: entry.type) {
                    add(member, of: entry.type.name)
                }
            }
        }
    }

    /// What sources of other targets have to know of it: protocols, and which of their methods are optional.
    package var seenFromOutside: TargetIndex {
        var seen = TargetIndex()
        (seen.requirements, seen.optionalMethods) = (requirements, optionalMethods)
        seen.methods = methods.mapValues { $0.intersection(requirements) }.filter { !$0.value.isEmpty }
        seen.types = types.filter { $0.value == ["protocol"] }
        return seen
    }

    private mutating func note(_ type: TypeDeclaration) {
        guard type.kind != .extension else { return }
        types[type.name, default: []].insert(type.kind == .class && type.isGeneric ? "generic" : type.kind.rawValue)
    }

    private mutating func require(_ member: Member, of owner: String) {
        optionalMethods.insert(member.name)
        requirements.insert(
            Method(owner: owner, name: member.name, labels: member.labels, selector: member.selector))
        add(member, of: owner)
    }

    /// Whether a protocol here has an optional method that such a call means.
    ///
    /// - Parameter call: its name and labels, without the parenthesis at the end where a closure follows.
    func isOptionalMethod(_ call: String) -> Bool {
        requirements.contains { ($0.name + "(" + $0.labels.map { $0 + ":" }.joined() + ")").hasPrefix(call) }
    }

    /// Whether a name is that of a protocol here; nil where the target declares nothing of that name.
    func isProtocol(_ name: String) -> Bool? { kinds(of: name).map { $0 == ["protocol"] } }

    /// Whether a name is that of a class here; nil where the target declares none of that name.
    func isClass(_ name: String) -> Bool? { kinds(of: name).map { $0 == ["class"] } }

    /// Whether a name is that of a generic class here.
    func isGeneric(_ name: String) -> Bool { kinds(of: name)?.contains("generic") == true }

    private func kinds(of name: String) -> Set<String>? {
        types[name.split(separator: ".").last.map(String.init) ?? name]
    }

    /// The selector of an optional method of a protocol.
    func requirement(_ name: String, labels: [String]) -> String? {
        requirements.filter { $0.name == name && $0.labels == labels }.map(\.selector).min()
    }

    private mutating func add(_ member: Member, of owner: String) {
        methods[member.name, default: []].insert(
            Method(owner: owner, name: member.name, labels: member.labels, selector: member.selector))
    }

    /// Adds what another source says.
    package mutating func merge(_ other: TargetIndex) {
        methods.merge(other.methods) { $0.union($1) }
        optionalMethods.formUnion(other.optionalMethods)
        requirements.formUnion(other.requirements)
        optionalProperties.formUnion(other.optionalProperties)
        types.merge(other.types) { $0.union($1) }
    }

    /// The same for the same facts, to compare the index of two builds and to keep it in a file: a line each.
    package var lines: [String] {
        let optional = requirements.map { "optional \($0.line)" }
        let found = methods.values.joined().filter { !requirements.contains($0) }.map { "method \($0.line)" }
        let declared = types.flatMap { name, kinds in kinds.map { "type \(name.kept) \($0)" } }
        let properties = optionalProperties.map { "property \($0.kept)" }
        return (optional + found + declared + properties).sorted()
    }

    /// Reads what `lines` wrote; nil where a line is none of these.
    package init?(lines: [String]) {
        for line in lines {
            let words = line.split(separator: " ").map { String($0).replacing("\u{1}", with: " ") }
            if words.count == 3, words[0] == "type" {
                types[words[1], default: []].insert(words[2])
            } else if words.count == 2, words[0] == "property" {
                optionalProperties.insert(words[1])
            } else if words.count >= 4, words[0] == "method" || words[0] == "optional" {
                let method = Method(
                    owner: words[1], name: words[2], labels: Array(words.dropFirst(4)), selector: words[3])
                methods[method.name, default: []].insert(method)
                if words[0] == "optional" {
                    optionalMethods.insert(method.name)
                    requirements.insert(method)
                }
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
        if member.has("objc") || member.has("IBAction") || member.has("IBSegueAction") { return true }
        guard type.exposesAll else { return false }
        return !member.modifiers.contains { $0 == "private" || $0 == "fileprivate" || $0 == "static" || $0 == "class" }
    }
}

extension String {
    /// A name as a line keeps it, in which spaces separate words.
    fileprivate var kept: String { replacing(" ", with: "\u{1}") }
}
