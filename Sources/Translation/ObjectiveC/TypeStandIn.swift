/// Writes a class, a protocol or a category in Swift.
struct TypeStandIn {
    private let type: HeaderType
    private let scope: HeaderScope
    private let path: String
    private let isPublic: Bool
    /// What is not understood, by lines.
    private(set) var unknown: [ObjectiveCHeader.Unknown] = []
    /// Names that are taken: two methods may become one.
    private var taken: Set<String> = []
    private var lines: [StandIn.Line] = []

    init(_ type: HeaderType, _ scope: HeaderScope, path: String, isPublic: Bool) {
        (self.type, self.scope, self.path, self.isPublic) = (type, scope, path, isPublic)
    }

    private var file: String { path.split(separator: "/").last.map(String.init) ?? path }
    private var isProtocol: Bool { type.kind == .ofProtocol }
    private var name: String { isProtocol ? scope.name(ofProtocol: type.name) : scope.name(of: type.name) }
    /// Whether objects are made as those of `NSObject` are.
    private var isPlain: Bool { scope.root(of: type.name) == "NSObject" }

    /// Makes the declaration of the type, with its members.
    mutating func standIn() -> StandIn {
        let properties = Set(type.members.compactMap(\.property?.name))
        for member in sorted {
            switch member.declaration {
            case .property(let property): add(property, member)
            case .method(let method): add(method, member, properties)
            }
        }
        if type.kind == .ofClass, isPlain, !taken.contains("init()") {
            let hidden = isPublic ? "public " : ""
            lines.append(StandIn.Line(text: "\(hidden)override init() { super.init() }", said: "init", line: type.line))
        }
        let isOwn = type.kind != .category
        let names = isOwn ? [name, type.name] : Set(memberNames)
        return StandIn(
            title: title, name: isOwn ? name : "", names: names, path: path, line: type.line,
            isClass: type.kind == .ofClass, head: head, lines: lines, tail: conformances)
    }

    /// Methods that make objects come before those that only seem to: two of them may have one name in Swift.
    private var sorted: [HeaderMember] {
        type.members.filter { $0.method?.isOfClass != true } + type.members.filter { $0.method?.isOfClass == true }
    }

    private var memberNames: [String] {
        taken.map { String($0.prefix { $0 != "(" }) }
    }

    private var title: String {
        switch type.kind {
        case .ofClass: "class \(type.name)"
        case .ofProtocol: "protocol \(type.name)"
        case .category: "category of \(type.name)"
        }
    }

    private var head: String {
        let access = isPublic ? type.kind == .ofClass ? "open " : "public " : ""
        switch type.kind {
        case .ofClass: return "\(access)class \(name): \(type.superclass.map(scope.name(of:)) ?? "NSObject")"
        case .ofProtocol:
            let own = type.protocols.filter { $0 != "NSObject" }.map(scope.name(ofProtocol:))
            return
                "@objc \(access)protocol \(name): \((own.isEmpty ? ["NSObjectProtocol"] : own).joined(separator: ", "))"
        case .category: return "extension \(name)"
        }
    }

    /// One line for each: a protocol may ask for more than the header has.
    private var conformances: [StandIn.Line] {
        guard !isProtocol else { return [] }
        return type.protocols.filter { $0 != "NSObject" }.map { wanted in
            StandIn.Line(
                text: "extension \(name): \(scope.name(ofProtocol: wanted)) {}", said: "\(type.name) <\(wanted)>",
                line: type.line)
        }
    }

    // MARK: Members

    private mutating func pass(_ text: String, _ line: Int) {
        unknown.append(ObjectiveCHeader.Unknown(line: line, text: text))
    }

    private mutating func add(_ text: String, as key: String, said: String, _ member: HeaderMember) {
        guard taken.insert(key).inserted else { return }
        lines.append(StandIn.Line(text: text, said: said, line: member.line))
    }

    private func access(_ isExtensible: Bool = true) -> String {
        guard isPublic, !isProtocol else { return "" }
        return isExtensible && type.kind == .ofClass ? "open " : "public "
    }

    private mutating func add(_ property: HeaderProperty, _ member: HeaderMember) {
        let types = SwiftTypes(scope: scope, isAudited: member.isAudited)
        guard let text = types.text(property.type, at: .result) else {
            return pass("@property \(property.name)", member.line)
        }
        let call = LeftOutCall(text: "\(type.name).\(property.name)", file: file, line: member.line)
        var declared = PropertyStandIn(property, type: text, call: call, isOfType: type.kind == .ofClass)
        declared.isShared = isPlain && type.kind == .ofClass && text == name
        let head = isProtocol ? member.isOptional ? "@objc optional " : "" : access()
        add(declared.text(access: head, isProtocol), as: property.name, said: call.text, member)
    }

    private mutating func add(_ method: HeaderMethod, _ member: HeaderMember, _ properties: Set<String>) {
        guard !method.isUnavailable, method.selector != "dealloc" else { return }
        let sign = method.isOfClass ? "+" : "-"
        let said = "\(sign)[\(type.name) \(method.selector)]"
        guard let declared = MethodStandIn(method, in: type, scope, member.isAudited, properties) else {
            return pass(said, member.line)
        }
        let call = LeftOutCall(text: said, file: file, line: member.line)
        guard !declared.name.isInitializer || !isProtocol else { return pass(said, member.line) }
        guard !properties.contains(declared.key.replacing("()", with: "")) else { return }
        let optional = isProtocol && member.isOptional ? "@objc optional " : ""
        let isClass = type.kind == .ofClass
        let own = isClass && isPlain ? name : nil
        let text = declared.text(
            optional + access(!declared.name.isInitializer), call, sharedBy: own, isProtocol: isProtocol)
        add(text, as: declared.key, said: said, member)
    }
}

extension HeaderMember {
    var property: HeaderProperty? { if case .property(let property) = declaration { property } else { nil } }
    var method: HeaderMethod? { if case .method(let method) = declaration { method } else { nil } }
}

/// A property in Swift: what is set is kept.
struct PropertyStandIn {
    private let property: HeaderProperty
    private let type: String
    private let call: LeftOutCall
    /// Whether it may have a place of its own, as in a class, not in an extension.
    private let isOfType: Bool
    /// Whether it is of the class itself, whose objects are made without more.
    var isShared = false

    init(_ property: HeaderProperty, type: String, call: LeftOutCall, isOfType: Bool) {
        (self.property, self.type, self.call, self.isOfType) = (property, type, call, isOfType)
    }

    private var name: String { SwiftWord.name(property.name) }
    private var mayBeEmpty: Bool { type.hasSuffix("?") || type.hasSuffix("!") }

    func text(access: String, _ isProtocol: Bool) -> String {
        let ofClass = property.isOfClass ? isProtocol ? "static " : "class " : ""
        if isProtocol { return "\(access)\(ofClass)var \(name): \(type) { get\(property.isReadOnly ? "" : " set") }" }
        if property.isReadOnly, property.isOfClass, isShared {
            return call.shared(type, as: property.name) + "\(access)\(ofClass)var \(name): \(type) "
                + "{ \(call.statement); return \(LeftOutCall.kept(property.name)) }"
        }
        if property.isReadOnly { return "\(access)\(ofClass)var \(name): \(type) { \(call.body) }" }
        guard isOfType else {
            return "\(access)\(ofClass)var \(name): \(type) { get { \(call.body) } set { \(call.statement) } }"
        }
        if mayBeEmpty, !property.isOfClass {
            return "\(access)\(property.isWeak ? "weak " : "")var \(name): \(type)"
        }
        let place = LeftOutCall.kept(property.name)
        let kept = mayBeEmpty ? type.dropLast() + "?" : type + "?"
        let start = property.isOfClass ? "nonisolated(unsafe) private static var" : "private var"
        let value = mayBeEmpty ? place : "\(place) ?? \(call.body)"
        return "\(start) \(place): \(kept); \(access)\(ofClass)var \(name): \(type) "
            + "{ get { \(value) } set { \(place) = newValue } }"
    }
}
