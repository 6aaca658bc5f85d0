/// Writes enumerations, names of types, constants, functions and macros in Swift.
struct ValueStandIn {
    let scope: HeaderScope
    let path: String
    let isPublic: Bool
    /// What constants are, as far as a program text of Objective-C says so with a literal.
    let literals: [String: String]

    private var file: String { path.split(separator: "/").last.map(String.init) ?? path }
    private var access: String { isPublic ? "public " : "" }

    private func single(_ title: String, _ name: String, _ names: Set<String>, _ line: Int, _ text: String) -> StandIn {
        let lines = [StandIn.Line(text: text, said: title, line: line)]
        return StandIn(title: title, name: name, names: names, path: path, line: line, lines: lines)
    }

    // MARK: Enumerations

    /// The enumeration; what of it is not understood goes into a list.
    func standIn(_ enumeration: HeaderEnumeration, _ unknown: inout [ObjectiveCHeader.Unknown]) -> StandIn? {
        guard let raw = SwiftTypes(scope: scope, isAudited: true).text(enumeration.rawType) else { return nil }
        let name = enumeration.name.isEmpty ? "" : scope.name(of: enumeration.name)
        let pairs = values(of: enumeration, &unknown)
        let (head, lines, tail) = parts(enumeration, name, raw, pairs)
        let outside = name.isEmpty || enumeration.kind == .plain ? pairs.map(\.one.name) : []
        return StandIn(
            title: "enum \(enumeration.name)", name: name,
            names: Set([name, enumeration.name] + outside).subtracting([""]), path: path, line: enumeration.line,
            head: head, lines: lines, tail: tail)
    }

    private typealias Constant = (one: HeaderEnumeration.Case, name: String, value: Int)

    private func values(
        of enumeration: HeaderEnumeration, _ unknown: inout [ObjectiveCHeader.Unknown]
    ) -> [Constant] {
        var (values, last) = (EnumerationValues(), Int?.none)
        let prefix = EnumerationNames(enumeration)
        return enumeration.cases.enumerated().compactMap { at, one in
            let value = at == 0 || last != nil || !one.value.isEmpty ? values.value(of: one, after: last) : nil
            last = value
            guard let value else {
                unknown.append(ObjectiveCHeader.Unknown(line: enumeration.line, text: one.name))
                return nil
            }
            return (one, one.swiftName ?? prefix.short(one.name), value)
        }
    }

    private func parts(
        _ enumeration: HeaderEnumeration, _ name: String, _ raw: String, _ constants: [Constant]
    ) -> (head: String?, lines: [StandIn.Line], tail: [StandIn.Line]) {
        func line(_ constant: Constant, _ text: String) -> StandIn.Line {
            StandIn.Line(text: access + text, said: constant.one.name, line: enumeration.line)
        }
        guard !name.isEmpty else {
            return (nil, constants.map { line($0, "let \($0.one.name): Int = \($0.value)") }, [])
        }
        if enumeration.kind == .closed {
            return ("\(access)enum \(name): \(raw)", cases(constants, of: name, enumeration.line), [])
        }
        func number(_ value: Int) -> String {
            value < 0 && raw.hasPrefix("U") ? "\(UInt(bitPattern: value))" : "\(value)"
        }
        func value(_ constant: Constant) -> String { "\(name) { \(name)(rawValue: \(number(constant.value))) }" }
        let isPlain = enumeration.kind == .plain
        let start =
            "\(access)var rawValue: \(raw); \(access)init(rawValue: \(raw)) { self.rawValue = rawValue }"
            + (isPlain ? "; \(access)init(_ rawValue: \(raw)) { self.rawValue = rawValue }" : "")
        let first = StandIn.Line(text: start, said: name, line: enumeration.line)
        let head = "\(access)struct \(name): \(isPlain ? "RawRepresentable, Hashable" : "OptionSet"), Sendable"
        // What stands beside the type in C does here too.
        if isPlain { return (head, [first], constants.map { line($0, "var \($0.one.name): \(value($0))") }) }
        return (head, [first] + constants.map { line($0, "static var \(SwiftWord.name($0.name)): \(value($0))") }, [])
    }

    /// Two constants may have one value: the second is the first by another name.
    private func cases(_ constants: [Constant], of name: String, _ line: Int) -> [StandIn.Line] {
        var seen: [Int: String] = [:]
        return constants.map { one, short, value in
            let first = seen[value]
            seen[value] = first ?? short
            let other = "\(access)static var \(SwiftWord.name(short)): \(name) { .\(first ?? "") }"
            let text = first == nil ? "case \(SwiftWord.name(short)) = \(value)" : other
            return StandIn.Line(text: text, said: one.name, line: line)
        }
    }

    // MARK: Names of types

    /// The name; nil where it is not understood.
    func standIn(_ alias: HeaderAlias) -> StandIn? {
        let types = SwiftTypes(scope: scope, isAudited: alias.isAudited)
        var plain = alias.type
        plain.nullability = .nonnull
        guard let type = types.text(plain), alias.name != alias.type.base else { return nil }
        let name = scope.name(of: alias.name)
        let title = "typedef \(alias.name)"
        guard alias.isOwnType else {
            return single(title, name, [name, alias.name], alias.line, "\(access)typealias \(name) = \(type)")
        }
        let members =
            "\(access)let rawValue: \(type); \(access)init(rawValue: \(type)) { self.rawValue = rawValue }; "
            + "\(access)init(_ rawValue: \(type)) { self.rawValue = rawValue }"
        let text = "\(access)struct \(name): RawRepresentable, Hashable, Sendable { \(members) }"
        return single(title, name, [name, alias.name], alias.line, text)
    }

    // MARK: Constants

    /// The constant; nil where its type is not understood.
    func standIn(_ constant: HeaderConstant) -> StandIn? {
        let types = SwiftTypes(scope: scope, isAudited: constant.isAudited)
        var plain = constant.type
        if literals[constant.name] != nil { plain.nullability = .nonnull }
        guard let type = types.text(plain, at: .result) else { return nil }
        let call = LeftOutCall(text: constant.name, file: file, line: constant.line)
        let value = literals[constant.name] ?? call.body
        let isString = constant.type.base == "NSString" && constant.type.pointers == 1
        if constant.swiftName == nil, isString && constant.name.hasSuffix("Notification") || type == "Notification.Name"
        {
            return notification(constant, literals[constant.name].map { "Notification.Name(\($0))" } ?? call.body)
        }
        if let member = constant.swiftName.flatMap(Self.member) {
            let text = "extension \(member.type) { \(access)static var \(member.name): \(type) { \(value) } }"
            return single(constant.name, "", [member.name], constant.line, text)
        }
        let name = constant.swiftName ?? constant.name
        let isOwn = scope.values.contains(constant.type.base) && scope.aliases[constant.type.base] != nil
        if isOwn { return typed(constant, type, literals[constant.name].map { "\(type)(\($0))" } ?? call.body) }
        return single(constant.name, name, [name], constant.line, "\(access)var \(name): \(type) { \(value) }")
    }

    private func notification(_ constant: HeaderConstant, _ value: String) -> StandIn {
        let isLong = constant.name.hasSuffix("Notification") && constant.name.count > "Notification".count
        let name = isLong ? String(constant.name.dropLast("Notification".count)) : constant.name
        let text = "extension Notification.Name { \(access)static var \(name): Notification.Name { \(value) } }"
        return single(constant.name, "", [name], constant.line, text)
    }

    /// A constant of a type of its own, without the words that both names begin with.
    private func typed(_ constant: HeaderConstant, _ type: String, _ value: String) -> StandIn {
        let short = EnumerationNames.short(constant.name, type: type, others: [])
        let text = "extension \(type) { \(access)static var \(SwiftWord.name(short)): \(type) { \(value) } }"
        return single(constant.name, "", [short], constant.line, text)
    }

    private static func member(_ name: String) -> (type: String, name: String)? {
        guard let dot = name.lastIndex(of: "."), !name.contains("(") else { return nil }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    // MARK: Functions and macros

    /// The function; nil where it is not understood.
    func standIn(_ function: HeaderFunction) -> StandIn? {
        let types = SwiftTypes(scope: scope, isAudited: function.isAudited)
        let all = function.parameters.map { types.text($0.type, at: .parameter) }
        guard function.swiftName == nil, !all.contains(nil), let result = types.text(function.result, at: .result)
        else {
            return nil
        }
        let parameters = zip(function.parameters, all.compactMap(\.self)).enumerated().map { at, pair in
            "_ \(pair.0.name.isEmpty ? "value\(at)" : SwiftWord.name(pair.0.name)): \(pair.1)"
        }
        let call = LeftOutCall(text: function.name + "()", file: file, line: function.line)
        let head = "\(access)func \(function.name)(\(parameters.joined(separator: ", ")))"
        let text =
            result == "Void" ? "\(head) { \(call.body) }" : "@discardableResult \(head) -> \(result) { \(call.body) }"
        return single(function.name + "()", function.name, [function.name], function.line, text)
    }

    func standIn(_ macro: HeaderMacro) -> StandIn {
        let type = macro.literal.hasPrefix("\"") ? "String" : Int(macro.literal) == nil ? "Double" : "Int32"
        let isLarge = type == "Int32" && Int32(macro.literal) == nil
        let text = "\(access)let \(macro.name): \(isLarge ? "Int" : type) = \(macro.literal)"
        return single("#define \(macro.name)", macro.name, [macro.name], macro.line, text)
    }
}

/// Names of constants without what the name of their type says.
struct EnumerationNames {
    private let type: String
    private let others: [String]

    init(_ enumeration: HeaderEnumeration) {
        (type, others) = (enumeration.name, enumeration.cases.map(\.name))
    }

    func short(_ name: String) -> String { Self.short(name, type: type, others: others) }

    /// The words are left out that the type and all constants begin with, or all constants where these are several.
    static func short(_ name: String, type: String, others: [String]) -> String {
        let words = CamelCase.words(name)
        let typeWords = CamelCase.words(type)
        var count = common(words, typeWords)
        for other in others { count = min(count, common(words, CamelCase.words(other))) }
        if count == 0, name.hasPrefix("k"), words.first == "k", others.allSatisfy({ $0.hasPrefix("k") }) {
            let rest = short(String(name.dropFirst()), type: type, others: others.map { String($0.dropFirst()) })
            if rest != String(name.dropFirst()) { return rest }
        }
        let rest = words.dropFirst(min(count, words.count - 1)).drop { $0 == "_" }.joined()
        guard let first = rest.first, first.isLetter else { return name }
        return CamelCase.lowercased(rest)
    }

    private static func common(_ one: [String], _ other: [String]) -> Int {
        zip(one, other).prefix { $0 == $1 || $0 + "s" == $1 || $0 == $1 + "s" }.count
    }
}
