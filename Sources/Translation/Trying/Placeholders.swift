/// Empty types in place of those that are missing: what names them compiles, and nothing can be made of them but objects of
/// classes that inherit one.
package struct Placeholders: Equatable, Sendable {
    /// One of them.
    struct Entry: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            case ofClass(base: String), ofProtocol(ofClasses: Bool), ofMember(of: String)
        }

        let kind: Kind
        var arity = 0
        var conformances: [String] = []
        var isInherited = false
    }

    private(set) var entries: [String: Entry] = [:]
    /// Types that could not be placeholders.
    private var banned: Set<String> = []

    package init() {}

    /// The names of the types, without what they lie in.
    package var names: Set<String> { Set(entries.keys) }

    /// Whether there is none.
    package var isEmpty: Bool { entries.isEmpty }

    /// Whether a type can be added.
    func mayHave(_ name: String) -> Bool { entries[name] == nil && !banned.contains(name) }

    /// Whether a type is a class.
    func isClass(_ name: String) -> Bool {
        if case .ofClass? = entries[name]?.kind { true } else { false }
    }

    /// Whether a type is a class that others inherit.
    func isInherited(_ name: String) -> Bool { entries[name]?.isInherited == true }

    /// Whether a conformance can be added.
    func mayConform(_ name: String, to wanted: String) -> Bool {
        entries[name]?.conformances.contains(wanted) == false && Self.witnesses[wanted] != nil
    }

    /// Makes a protocol of a class.
    mutating func makeProtocol(_ name: String) { entries[name] = Entry(kind: .ofProtocol(ofClasses: false)) }

    /// Lets classes inherit a class.
    mutating func makeBase(_ name: String) {
        let arity = entries[name]?.arity ?? 0
        entries[name] = Entry(kind: .ofClass(base: Self.base(of: name)), arity: arity, isInherited: true)
    }

    /// Adds a type; false where it is there already.
    mutating func add(_ name: String, inside outer: String?, as uses: TypeUses) -> Bool {
        guard entries[name] == nil, !banned.contains(name), name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return false }
        if let outer, entries[outer] == nil || outer != name {
            entries[name] = Entry(kind: .ofMember(of: outer))
        } else if uses.isProtocol {
            entries[name] = Entry(kind: .ofProtocol(ofClasses: uses.isWeak))
        } else {
            let base = uses.isInherited ? Self.base(of: name) : "NSObject"
            entries[name] = Entry(kind: .ofClass(base: base), arity: uses.arity, isInherited: uses.isInherited)
        }
        return true
    }

    /// Lets a type conform to a protocol; false where nothing is known that would do.
    mutating func conform(_ name: String, to wanted: String) -> Bool {
        guard mayConform(name, to: wanted) else { return false }
        entries[name]?.conformances.append(wanted)
        return true
    }

    /// Takes a type back that does not compile; false where it is none of these.
    mutating func ban(_ name: String) -> Bool {
        guard entries.removeValue(forKey: name) != nil else { return false }
        banned.insert(name)
        return true
    }

    /// What a class is by its name, where apps inherit it: the words with which the names of Apple's own end.
    private static func base(of name: String) -> String {
        let bases = [
            ("TabBarController", "UITabBarController"), ("NavigationController", "UINavigationController"),
            ("TableViewController", "UITableViewController"), ("ViewController", "UIViewController"),
            ("TableViewCell", "UITableViewCell"), ("Cell", "UITableViewCell"), ("Button", "UIButton"),
            ("Label", "UILabel"), ("ImageView", "UIImageView"), ("View", "UIView"),
        ]
        return bases.first { name.hasSuffix($0.0) }?.1 ?? "NSObject"
    }

    /// What a conformance takes.
    private static let witnesses = [
        "Error": "", "Sendable": "", "Identifiable": "", "CustomStringConvertible": "",
        "Encodable": "func encode(to encoder: any Encoder) throws { __leftOut(\"encoding a placeholder\") }",
        "View": "var body: EmptyView { EmptyView() }",
    ]

    // MARK: Writing

    /// The declarations as a source, in the order of their names.
    package func source(importing modules: [String]) -> String {
        let all = entries.sorted { $0.key < $1.key }
        let imports = modules.map { "import \($0)\n" }.joined()
        return imports + "\n" + all.map { Self.declaration(of: $0.key, $0.value) }.joined(separator: "\n")
    }

    private static func declaration(of name: String, _ entry: Entry) -> String {
        let conformances = entry.conformances.sorted().map { wanted in
            "extension \(name): \(wanted) { \(witnesses[wanted] ?? "") }\n"
        }
        return declared(name, entry) + conformances.joined()
    }

    private static func declared(_ name: String, _ entry: Entry) -> String {
        switch entry.kind {
        case .ofProtocol(let ofClasses): return "protocol \(name)\(ofClasses ? ": AnyObject" : "") {}\n"
        case .ofMember(let outer):
            let body = ": NSObject, @unchecked Sendable { private override init() {} }"
            return "extension \(outer) { final class \(name)\(body) }\n"
        case .ofClass(let base):
            let generics = (0..<entry.arity).map { "Value\($0 + 1)" }.joined(separator: ", ")
            let head = "class \(name)\(generics.isEmpty ? "" : "<\(generics)>"): \(base)"
            // An object that inherits one does less than its class says, which is told as it is made.
            return entry.isInherited
                ? "\(head) { private let lack: Void = __leftOut(\"class \(name)\") }\n"
                : "final \(head), @unchecked Sendable { private override init() {} }\n"
        }
    }
}
