/// What the headers of an app declare together: how types and their names are called in Swift.
struct HeaderScope: Sendable {
    /// The superclass of each class of the headers, by its name.
    private(set) var superclasses: [String: String] = [:]
    private(set) var protocols: Set<String> = []
    /// The types that other names stand for.
    private(set) var aliases: [String: HeaderAlias] = [:]
    /// The Swift names of types that are called otherwise there.
    private(set) var swiftNames: [String: String] = [:]
    /// Enumerations, and aliases of which a type of its own is made.
    private(set) var values: Set<String> = []
    /// Types that may be empty, as blocks and objects may.
    private(set) var references: Set<String> = []

    init(_ headers: [ObjectiveCHeader]) {
        for declaration in headers.flatMap(\.declarations) { add(declaration) }
    }

    private mutating func add(_ declaration: HeaderDeclaration) {
        switch declaration {
        case .type(let type):
            if type.kind == .ofClass { superclasses[type.name] = type.superclass ?? "" }
            if type.kind == .ofProtocol { protocols.insert(type.name) }
            swiftNames[type.name] = type.swiftName ?? swiftNames[type.name]
        case .enumeration(let enumeration):
            values.insert(enumeration.name)
            swiftNames[enumeration.name] = enumeration.swiftName
        case .alias(let alias):
            aliases[alias.name] = alias
            if alias.isOwnType { values.insert(alias.name) }
            swiftNames[alias.name] = alias.swiftName
        default: break
        }
    }

    /// The class of Objective-C that a class begins with, as far as the headers tell.
    func root(of name: String) -> String {
        var (name, steps) = (name, 0)
        while let next = superclasses[name], !next.isEmpty, steps < 100 { (name, steps) = (next, steps + 1) }
        return superclasses[name] == "" ? "NSObject" : name
    }

    /// The name of a protocol in Swift: one that is called as a class is has another.
    func name(ofProtocol name: String) -> String {
        superclasses[name] == nil ? self.name(of: name) : SwiftTypes.renamed(name) + "Protocol"
    }

    /// The name of a type in Swift.
    func name(of type: String) -> String { swiftNames[type] ?? SwiftTypes.renamed(type) }
}
