/// What a module of Swift that is there as a binary says of itself in its `.swiftinterface`.
package struct SwiftInterface: Sendable {
    package let path: String
    /// The modules that it imports.
    package let modules: [String]
    /// What it declares, in order.
    let standIns: [StandIn]
    /// What is not understood.
    let unknown: [ObjectiveCHeader.Unknown]

    /// Braces in braces: a file of no compiler's making may have any number.
    private static let depth = 100

    /// Reads an interface, whatever is in it.
    ///
    /// - Parameter module: the module that it is of.
    package init(path: String, module: String, bytes: [UInt8]) {
        let plain = Self.isDeep(bytes) ? [] : Self.withoutConditions(bytes)
        let read = ReadSource(plain)
        let found = Self.imports(read)
        var writer = InterfaceWriter(read, path, Self.moduleNames.union(found).union([module]))
        writer.write()
        (self.path, modules, standIns, unknown) = (path, found, writer.standIns, writer.unknown)
    }

    /// Modules whose names stand before those of types without an import.
    private static let moduleNames: Set = [
        "Swift", "ObjectiveC", "_Concurrency", "_StringProcessing", "CoreFoundation", "CoreGraphics", "Dispatch",
    ]

    private static func imports(_ read: ReadSource) -> [String] {
        read.imports.filter { !$0.hasPrefix("_") && !["Swift", "SwiftShims", "ObjectiveC"].contains($0) }
    }

    private static func isDeep(_ bytes: [UInt8]) -> Bool {
        var (depth, deepest) = (0, 0)
        for byte in bytes {
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
            deepest = max(deepest, depth)
        }
        return deepest > Self.depth
    }

    /// The lines without questions for a compiler's features, each of which holds; nothing of an `#else` stays.
    private static func withoutConditions(_ bytes: [UInt8]) -> [UInt8] {
        var (lines, isElse) = ([Substring](), [Bool]())
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            let word = line.drop { $0 == " " }
            let isDirective = ["#if", "#else", "#elseif", "#endif"].contains { word.hasPrefix($0) }
            if word.hasPrefix("#if") {
                isElse.append(false)
            } else if word.hasPrefix("#else"), !isElse.isEmpty {
                isElse[isElse.count - 1] = true
            } else if word.hasPrefix("#endif"), !isElse.isEmpty {
                isElse.removeLast()
            }
            lines.append(isDirective || isElse.contains(true) ? "" : line)
        }
        return Array(lines.joined(separator: "\n").utf8)
    }
}

/// Writes the declarations of an interface with something that they do.
private struct InterfaceWriter {
    private(set) var standIns: [StandIn] = []
    private(set) var unknown: [ObjectiveCHeader.Unknown] = []
    private let source: SourceText
    private let units: CodeUnits
    private let lines: LineTable
    private let path: String
    private let modules: Set<String>

    init(_ read: ReadSource, _ path: String, _ modules: Set<String>) {
        (source, units, lines) = (read.source, CodeUnits(of: read), LineTable(of: read.source.bytes))
        (self.path, self.modules) = (path, modules)
    }

    private var file: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// What a member lies in.
    private struct Owner {
        /// `class`, `struct`, `enum`, `protocol`, `extension`, `actor`; empty for the file.
        var keyword = ""
        var name = ""
        /// What it inherits first.
        var base = ""
    }

    private func line(of unit: CodeUnit) -> Int { lines.line(of: source.tokens[unit.tokens.lowerBound].start) }

    private func word(_ unit: CodeUnit) -> String { source.text(units.keyword(of: unit)) }

    mutating func write() {
        for (at, unit) in units.all.enumerated() where unit.parent == nil && word(unit) != "import" {
            if let body = body(of: unit, at) {
                standIns.append(type(unit, at, body))
            } else if let text = member(unit, of: Owner()) {
                let said = source.shown(unit.tokens)
                let one = StandIn.Line(text: text, said: said, line: line(of: unit))
                standIns.append(
                    StandIn(title: said, name: "", names: [], path: path, line: line(of: unit), lines: [one]))
            } else {
                unknown.append(.init(line: line(of: unit), text: source.shown(unit.tokens)))
            }
        }
    }

    // MARK: Types

    private static let types: Set = ["class", "struct", "enum", "protocol", "extension", "actor"]

    /// The brace that opens the body of a type; nil for another declaration.
    private func body(of unit: CodeUnit, _ at: Int) -> Int? {
        guard Self.types.contains(word(unit)) else { return nil }
        return unit.tokens.first { source.isMark($0, "{") }
    }

    private func type(_ unit: CodeUnit, _ at: Int, _ body: Int) -> StandIn {
        let owner = owner(unit, body)
        let members = members(of: at, owner).map { unit, text in
            StandIn.Line(text: text, said: "\(owner.name): \(source.shown(unit.tokens))", line: line(of: unit))
        }
        return StandIn(
            title: "\(owner.keyword) \(owner.name)", name: owner.name, names: [], path: path, line: line(of: unit),
            isClass: owner.keyword == "class", head: rendered(unit.tokens.lowerBound..<body), lines: members)
    }

    private func owner(_ unit: CodeUnit, _ body: Int) -> Owner {
        let keyword = units.keyword(of: unit)
        let head = rendered(keyword + 1..<max(keyword + 1, body))
        let name = head.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
        let colon = head.firstIndex(of: ":")
        let base = colon.map {
            head[head.index(after: $0)...].drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        }
        return Owner(keyword: source.text(keyword), name: String(name), base: base.map(String.init) ?? "")
    }

    private func members(of parent: Int, _ owner: Owner) -> [(CodeUnit, String)] {
        units.all.enumerated().filter { $0.element.parent == parent }.compactMap { at, unit in
            if let body = body(of: unit, at) {
                let inner = self.owner(unit, body)
                let texts = members(of: at, inner).map(\.1)
                return (unit, "\(rendered(unit.tokens.lowerBound..<body)) { \(texts.joined(separator: "; ")) }")
            }
            return member(unit, of: owner).map { (unit, $0) }
        }
    }

    // MARK: Members

    private func member(_ unit: CodeUnit, of owner: Owner) -> String? {
        let word = word(unit)
        if owner.keyword == "protocol" || ["case", "indirect", "typealias", "associatedtype"].contains(word) {
            return isMadeByCompiler(unit, owner) ? nil : rendered(unit.tokens)
        }
        guard !isMadeByCompiler(unit, owner) else { return nil }
        let brace = unit.tokens.first { source.isMark($0, "{") } ?? unit.tokens.upperBound
        let head = rendered(unit.tokens.lowerBound..<brace)
        let call = LeftOutCall(text: head, file: file, line: line(of: unit), origin: "in a binary")
        switch word {
        case "func": return "\(head) { \(isThrowing(unit, brace) ? call.error : call.body) }"
        case "init": return "\(head) { \(initializer(unit, brace, owner, call)) }"
        case "subscript":
            return "\(head) { get { \(call.body) }\(isSettable(unit, brace) ? " set { \(call.statement) }" : "") }"
        case "var", "let": return property(unit, brace, head, owner, call)
        default: return nil
        }
    }

    /// What the compiler writes itself for an enumeration.
    private func isMadeByCompiler(_ unit: CodeUnit, _ owner: Owner) -> Bool {
        if word(unit) == "deinit" { return true }
        guard owner.keyword == "enum" else { return false }
        let names: Set = ["rawValue", "RawValue", "AllCases", "allCases", "hash", "hashValue", "=="]
        return word(unit) != "case" && unit.tokens.contains { names.contains(source.text($0)) }
    }

    private func isThrowing(_ unit: CodeUnit, _ brace: Int) -> Bool {
        var at = unit.tokens.lowerBound
        while at < brace {
            if source.isToken(at, "throws") { return true }
            at = source.isMark(at, "(") ? source.behindGroup(at) : at + 1
        }
        return false
    }

    private func isSettable(_ unit: CodeUnit, _ brace: Int) -> Bool {
        (brace..<unit.tokens.upperBound).contains { source.isToken($0, "set") || source.isToken($0, "_modify") }
    }

    private func has(_ word: StaticString, _ unit: CodeUnit, _ brace: Int) -> Bool {
        (unit.tokens.lowerBound..<brace).contains { source.isToken($0, word) }
    }

    private func initializer(_ unit: CodeUnit, _ brace: Int, _ owner: Owner, _ call: LeftOutCall) -> String {
        if isThrowing(unit, brace) { return call.error }
        let at = units.keyword(of: unit)
        if source.isMark(at + 1, "?") { return "\(call.statement); return nil" }
        let isMade = ["class", "struct", "actor"].contains(owner.keyword) && !has("convenience", unit, brace)
        if isMade, owner.keyword == "class", owner.base == "NSObject" { return "super.init(); \(call.statement)" }
        let isRoot = owner.keyword != "class" || owner.base.isEmpty
        return isMade && isRoot ? call.statement : call.initializer
    }

    /// A property: what is set is kept, where a type has a place for it.
    private func property(_ unit: CodeUnit, _ brace: Int, _ head: String, _ owner: Owner, _ call: LeftOutCall)
        -> String?
    {
        let at = units.keyword(of: unit)
        guard let colon = (at..<brace).first(where: { source.isMark($0, ":") }), colon == at + 2 else { return nil }
        let isConstant = source.isToken(at, "let")
        let computed = isConstant ? rendered(unit.tokens.lowerBound..<at) + " var " + rendered(at + 1..<brace) : head
        let settable = !isConstant && (brace == unit.tokens.upperBound || isSettable(unit, brace))
        guard settable else { return "\(computed) { \(call.body) }" }
        let hasPlace = ["class", "struct", "actor"].contains(owner.keyword)
        let isPlain = !has("static", unit, brace) && !has("class", unit, brace) && !has("override", unit, brace)
        guard hasPlace, isPlain else { return "\(computed) { get { \(call.body) } set { \(call.statement) } }" }
        let (name, type) = (source.text(at + 1), rendered(colon + 1..<brace))
        if type.hasSuffix("?") { return head }
        let kept = LeftOutCall.kept(source.plain(at + 1))
        guard !name.isEmpty, !has("weak", unit, brace), !has("unowned", unit, brace) else { return nil }
        return
            "private var \(kept): (\(type))?; \(computed) { get { \(kept) ?? \(call.body) } set { \(kept) = newValue } }"
    }

    // MARK: Tokens

    /// Attributes that say something to the compiler of the module alone.
    private static let dropped: Set = [
        "inlinable", "usableFromInline", "frozen", "objc", "nonobjc", "IBInspectable", "IBAction", "IBOutlet",
    ]

    /// Tokens on one line, without the modules before names, and without what only the module's own compiler reads.
    private func rendered(_ tokens: Range<Int>) -> String {
        var (text, at) = ("", tokens.lowerBound)
        while at < tokens.upperBound {
            if source.isMark(at, "@"), isDropped(source.text(at + 1)) {
                at += 2
                if source.isMark(at, "("), !source.tokens[at].isSpaced { at = source.behindGroup(at) }
                continue
            }
            if isModule(at) {
                if !text.isEmpty, source.tokens[at].isSpaced { text += " " }
                at += 2
                if at < tokens.upperBound { text += source.text(at) }
                at += 1
                continue
            }
            if !text.isEmpty, source.tokens[at].isSpaced { text += " " }
            text += source.text(at)
            at += 1
        }
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    private func isDropped(_ attribute: String) -> Bool {
        Self.dropped.contains(attribute) || attribute.hasPrefix("_") && attribute != "_Concurrency"
    }

    private func isModule(_ at: Int) -> Bool {
        source.isKind(at, .word) && source.isMark(at + 1, ".") && source.isKind(at + 2, .word)
            && !source.isMark(at - 1, ".") && modules.contains(source.plain(at))
    }
}
