/// Empty types in place of those that are missing: what names them compiles, and nothing can be made of them but objects of
/// classes that inherit one.
package struct Placeholders: Equatable, Sendable {
    /// One empty type, with what it has to stand for.
    struct Entry: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            case ofClass(base: String), ofProtocol(ofClasses: Bool), ofMember(of: String)
            /// It may be in one of these modules, which the compiler is asked.
            case asked(of: [String])
            /// It is in a module that the sources import elsewhere: on a Mac that comes with what is missing.
            case inModule(String)
        }

        let kind: Kind
        var arity = 0
        var conformances: [String] = []
        var isInherited = false
    }

    private(set) var entries: [String: Entry] = [:]
    /// Types that could not be placeholders.
    private var banned: Set<String> = []
    /// Types that no module has which could be asked.
    private var unheard: Set<String> = []

    package init() {}

    /// The names of the types that are missing, without what they lie in.
    package var names: Set<String> {
        Set(entries.keys).subtracting(found.keys)
    }

    /// The modules that have types which were not imported where they are used.
    package var found: [String: String] {
        entries.compactMapValues { if case .inModule(let module) = $0.kind { module } else { nil } }
    }

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

    /// Asks whether one of some modules has a type; false where there is none to ask, or all were asked.
    mutating func ask(_ name: String, of modules: [String]) -> Bool {
        guard mayHave(name), !unheard.contains(name), !modules.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber })
        else { return false }
        entries[name] = Entry(kind: .asked(of: modules))
        return true
    }

    /// Whether the compiler is asked for any type.
    var isAsking: Bool {
        entries.values.contains { if case .asked = $0.kind { true } else { false } }
    }

    /// Takes the compiler's answers: which types each module does not have.
    ///
    /// - Returns: the types that none has.
    mutating func answer(_ refusals: [(type: String, module: String)]) -> [String] {
        var missing: [String] = []
        for (name, entry) in entries {
            guard case .asked(let modules) = entry.kind else { continue }
            let module = modules.first { module in !refusals.contains { $0.type == name && $0.module == module } }
            entries[name] = module.map { Entry(kind: .inModule($0)) }
            if module == nil { missing.append(name) }
        }
        unheard.formUnion(missing)
        return missing.sorted()
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
        case .asked(let modules): return modules.map { "typealias \(name)Of\($0) = \($0).\(name)\n" }.joined()
        case .inModule(let module): return "typealias \(name) = \(module).\(name)\n"
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
