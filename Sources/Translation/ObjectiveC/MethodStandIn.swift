/// A method in Swift.
struct MethodStandIn {
    let name: ImportedName
    private let method: HeaderMethod
    private let parameters: [String]
    private let result: String
    private let isThrowing: Bool

    /// The method; nil for one that is not understood.
    init?(
        _ method: HeaderMethod, in type: HeaderType, _ scope: HeaderScope, _ isAudited: Bool, _ properties: Set<String>
    ) {
        let types = SwiftTypes(scope: scope, isAudited: isAudited)
        let throwing = Self.isThrowing(method)
        let taken = throwing ? method.pieces.dropLast() : method.pieces[...]
        let inSwift = taken.map { types.text($0.parameter.type, at: .parameter) }
        guard !inSwift.contains(nil), let result = Self.result(of: method, throwing, types) else { return nil }
        let context = ImportedName.Context(
            type: type.name, properties: properties, parameters: taken.map { types.said($0.parameter.type) },
            result: types.said(method.result))
        let said = method.swiftName.map { ImportedName(said: $0, count: taken.count) }
        guard let name = said ?? ImportedName(of: method, throwing: throwing, context) else { return nil }
        (self.method, self.name, self.result, isThrowing) = (method, name, result, throwing)
        parameters = zip(zip(name.labels, taken), inSwift.compactMap(\.self)).map { pair, type in
            Self.parameter(label: pair.0, name: pair.1.parameter.name, type)
        }
    }

    /// What tells it from others of the class.
    var key: String { name.base + "(" + name.labels.map { $0 + ":" }.joined() + ")" }

    private static func parameter(label: String, name: String, _ type: String) -> String {
        let inner = SwiftWord.name(name)
        return label == name && !SwiftWord.isKept(name)
            ? "\(name): \(type)" : "\(label.isEmpty ? "_" : label) \(inner): \(type)"
    }

    // MARK: Errors

    /// Whether the last thing it takes is a place for an error, and it says by its value whether there is one.
    private static func isThrowing(_ method: HeaderMethod) -> Bool {
        guard let last = method.pieces.last?.parameter.type, last.base == "NSError", last.pointers == 2 else {
            return false
        }
        let result = method.result
        let isObject = result.pointers == 1 || ["id", "instancetype"].contains(result.base)
        return ["BOOL", "bool"].contains(result.base) && result.pointers == 0
            || isObject && result.nullability != .nonnull
    }

    private static func result(of method: HeaderMethod, _ throwing: Bool, _ types: SwiftTypes) -> String? {
        guard throwing else { return types.text(method.result, at: .result) }
        if ["BOOL", "bool"].contains(method.result.base) { return "Void" }
        var result = method.result
        result.nullability = .nonnull
        return types.text(result, at: .result)
    }

    // MARK: Writing

    /// - Parameters:
    ///   - access: what stands before it.
    ///   - type: its class, where objects of that are made without more.
    func text(_ access: String, _ call: LeftOutCall, sharedBy type: String?, isProtocol: Bool) -> String {
        let list = "(\(parameters.joined(separator: ", ")))\(isThrowing ? " throws" : "")"
        if name.isInitializer { return initializer(access, list, call, type != nil) }
        if let type, method.isOfClass, name.labels.isEmpty, ["Self", "Self!", type, type + "!"].contains(result) {
            let head = "@discardableResult \(access)class func \(SwiftWord.name(name.base))() -> \(type)"
            return call.shared(type, as: name.base)
                + "\(head) { \(call.statement); return \(LeftOutCall.kept(name.base)) }"
        }
        let ofClass = method.isOfClass ? isProtocol ? "static " : "class " : ""
        let isVoid = result == "Void"
        let head = "\(ofClass)func \(SwiftWord.name(name.base))\(list)\(isVoid ? "" : " -> \(result)")"
        if isProtocol { return access + head }
        return "\(isVoid ? "" : "@discardableResult ")\(access)\(head) { \(isThrowing ? call.error : call.body) }"
    }

    private func initializer(_ access: String, _ list: String, _ call: LeftOutCall, _ isPlain: Bool) -> String {
        let end = result.hasSuffix("?") ? "?" : result.hasSuffix("!") ? "!" : ""
        let isDesignated = isPlain && !name.isFactory
        let overriding = isDesignated && name.labels.isEmpty ? "override " : ""
        let head = "\(access)\(isDesignated ? overriding : "convenience ")init\(overriding.isEmpty ? end : "")\(list)"
        if isThrowing { return "\(head) { \(call.error) }" }
        if end == "?", overriding.isEmpty { return "\(head) { \(call.statement); return nil }" }
        return "\(head) { \(isDesignated ? "super" : "self").init(); \(call.statement) }"
    }
}
