/// Declarations of Swift in place of what Objective-C headers declare, as far as an app's Swift files use it.
package struct ObjectiveCStandIns: Sendable {
    /// Where something of a header is.
    package struct HeaderLocation: Hashable, Sendable {
        /// What it is: `class Meter`.
        package let name: String
        package let path: String
        /// The line, counted from 1.
        package let line: Int

        package init(name: String, path: String, line: Int) { (self.name, self.path, self.line) = (name, path, line) }
    }

    private let all: [StandIn]
    /// The modules that the headers include.
    let modules: Set<String>
    private var used: [Int] = []
    /// The lines that do not compile: which declaration, and which of its lines, or -1 for all of it.
    private var dropped: Set<[Int]> = []
    private var unknown: [HeaderLocation] = []
    /// What did not compile, and why.
    private var failed: [(place: HeaderLocation, why: String)] = []
    /// Whether a class inherits nothing but `NSObject`, since what it inherits is not there.
    private var baseless: Set<Int> = []

    /// - Parameters:
    ///   - headers: what is read, each before those that use it.
    ///   - sources: program texts of Objective-C, of which only constants are read.
    ///   - interfaces: what modules of Swift say of themselves.
    ///   - isPublic: whether another module is to see it.
    package init(
        _ headers: [ObjectiveCHeader], sources: [[UInt8]] = [], interfaces: [SwiftInterface] = [],
        isPublic: Bool = false
    ) {
        let scope = HeaderScope(headers)
        modules = Set(headers.flatMap(\.modules) + interfaces.flatMap(\.modules))
        let literals = HeaderLiterals(sources).all
        var (all, unknown) = ([StandIn](), [HeaderLocation]())
        for header in headers {
            var writer = HeaderStandIns(header, scope, literals, isPublic)
            writer.write()
            all += writer.all
            unknown += writer.unknown.map { HeaderLocation(name: $0.text.shown, path: header.path, line: $0.line) }
        }
        for interface in interfaces {
            all += interface.standIns
            unknown += interface.unknown.map {
                HeaderLocation(name: $0.text.shown, path: interface.path, line: $0.line)
            }
        }
        // A header of no person's making may have a line's end in a name.
        unknown += all.filter { !$0.isOfLines }.map {
            HeaderLocation(name: $0.title.shown, path: $0.path, line: $0.line)
        }
        all = all.filter(\.isOfLines)
        (self.all, self.unknown) = (all, unknown)
    }

    /// Takes what words ask for, with what that names in turn.
    ///
    /// - Parameter declared: names that the app has declarations of its own for.
    package mutating func use(_ words: Set<String>, besides declared: Set<String>) {
        var (open, taken) = (words, Set<Int>())
        while !open.isEmpty {
            let new = all.indices.filter { at in
                !taken.contains(at) && !declared.contains(all[at].name) && !all[at].names.isDisjoint(with: open)
            }
            taken.formUnion(new)
            open = new.reduce(into: []) { $0.formUnion(all[$1].words) }
        }
        used = taken.sorted()
    }

    /// Uses every declaration but those of names that Swift declares already.
    package mutating func useAll(besides declared: Set<String>) {
        used = all.indices.filter { !declared.contains(all[$0].name) }
    }

    /// Whether nothing is used.
    package var isEmpty: Bool { used.isEmpty }

    /// The classes that are used.
    package var classes: [HeaderLocation] {
        used.filter { all[$0].isClass && !dropped.contains([$0, -1]) }.map { at in
            HeaderLocation(name: all[at].title, path: all[at].path, line: all[at].line)
        }
    }

    /// What is left out of what is used, each in a sentence.
    package var losses: [String] {
        failed.map {
            "\($0.place.path):\($0.place.line): \($0.place.name) does not compile here and is left out: \($0.why)"
        }
    }

    /// What was not understood in the headers.
    package var notUnderstood: [String] {
        unknown.map { "\($0.path):\($0.line): \($0.name) is not understood and left out" }
    }

    // MARK: Writing

    /// What a person is told before them.
    package static let head = """
        // Declarations in place of Objective-C, and of binaries, which cannot run here: by their headers and interfaces. A
        // method does nothing, and the run says so; where it would give back something, that is nil, or the app ends there: no
        // value is made up. What it may throw is thrown,
        // and blocks that it is handed are never called. A property that can be set keeps what is set. Objects can be made, and
        // a class has the one that it shares; they know nothing of what they were made with.

        """

    /// The declarations, as a source.
    package var source: String { rendered.map { $0.text + "\n" }.joined() }

    private var rendered: [(text: String, key: [Int])] {
        used.flatMap { at -> [(text: String, key: [Int])] in
            guard !dropped.contains([at, -1]) else { return [] }
            let one = all[at]
            let inner = one.lines.enumerated().map { (text: $0.element.text, key: [at, $0.offset]) }
            let outer = one.tail.enumerated().map { (text: $0.element.text, key: [at, one.lines.count + $0.offset]) }
            let isKept = { (line: (text: String, key: [Int])) in !dropped.contains(line.key) }
            guard let head = one.head else { return inner.filter(isKept) }
            // What a C enumeration declares beside its type stands behind it.
            let start = baseless.contains(at) ? String(head.prefix { $0 != ":" }) + ": NSObject" : head
            let comment = "// \(one.file):\(one.line): \(one.title)"
            return [("", [at, -1]), (comment, [at, -1]), (start + " {", [at, -1])]
                + inner.filter(isKept).map { ("    " + $0.text, $0.key) } + [("}", [at, -1])] + outer.filter(isKept)
        }
    }

    /// Leaves out what stands in a line of the source, from 1 on.
    ///
    /// - Returns: whether anything was left to leave out.
    mutating func drop(line: Int, why: String) -> Bool {
        let lines = rendered
        guard lines.indices.contains(line - 1) else { return false }
        let key = lines[line - 1].key
        let (at, piece) = (key[0], key[1])
        if piece < 0, all[at].isClass, why.hasPrefix("cannot find type"), baseless.insert(at).inserted {
            failed.append((place(at, piece), "\(why); it is an NSObject here"))
            return true
        }
        guard dropped.insert(key).inserted else { return false }
        failed.append((place(at, piece), why))
        return true
    }

    private func place(_ at: Int, _ piece: Int) -> HeaderLocation {
        let (one, lines) = (all[at], all[at].lines + all[at].tail)
        guard lines.indices.contains(piece) else {
            return HeaderLocation(name: one.title, path: one.path, line: one.line)
        }
        return HeaderLocation(name: lines[piece].said, path: one.path, line: lines[piece].line)
    }
}

/// Writes what one header declares.
private struct HeaderStandIns {
    private(set) var all: [StandIn] = []
    private(set) var unknown: [ObjectiveCHeader.Unknown]
    private let header: ObjectiveCHeader
    private let scope: HeaderScope
    private let values: ValueStandIn
    private let isPublic: Bool

    init(_ header: ObjectiveCHeader, _ scope: HeaderScope, _ literals: [String: String], _ isPublic: Bool) {
        (self.header, self.scope, self.isPublic, unknown) = (header, scope, isPublic, header.unknown)
        values = ValueStandIn(scope: scope, path: header.path, isPublic: isPublic, literals: literals)
    }

    mutating func write() {
        for declaration in header.declarations {
            switch declaration {
            case .type(let type):
                var writer = TypeStandIn(type, scope, path: header.path, isPublic: isPublic)
                all.append(writer.standIn())
                unknown += writer.unknown
            case .enumeration(let enumeration):
                add(values.standIn(enumeration, &unknown), enumeration.name, enumeration.line)
            case .alias(let alias):
                if alias.name != alias.type.base { add(values.standIn(alias), alias.name, alias.line) }
            case .constant(let constant): add(values.standIn(constant), constant.name, constant.line)
            case .function(let function): add(values.standIn(function), function.name, function.line)
            case .macro(let macro): all.append(values.standIn(macro))
            }
        }
    }

    private mutating func add(_ standIn: StandIn?, _ name: String, _ line: Int) {
        if let standIn { all.append(standIn) } else { unknown.append(ObjectiveCHeader.Unknown(line: line, text: name)) }
    }
}

/// The constants of a program text of Objective-C that are literals: `NSString *const Name = @"name";`.
struct HeaderLiterals {
    private(set) var all: [String: String] = [:]

    init(_ sources: [[UInt8]]) { for bytes in sources { read(HeaderLexer(bytes).tokens) } }

    private mutating func read(_ tokens: [HeaderToken]) {
        var (depth, at) = (0, 0)
        while at + 3 < tokens.count {
            let (text, one) = (tokens[at].text, tokens[at])
            if text == "{" { depth += 1 }
            if text == "}" { depth -= 1 }
            let isValue = depth == 0 && one.kind == .word && tokens[at + 1].text == "=" && tokens[at + 3].text == ";"
            if isValue, let literal = Self.literal(tokens[at + 2]) { all[text] = all[text] ?? literal }
            at += 1
        }
    }

    private static func literal(_ token: HeaderToken) -> String? {
        if token.kind == .number {
            let plain =
                token.text.hasSuffix("f") && !token.text.hasPrefix("0x") ? String(token.text.dropLast()) : token.text
            return Int(plain) != nil || Double(plain) != nil && !plain.hasSuffix(".") ? plain : nil
        }
        if token.text == "YES" || token.text == "NO" { return token.text == "YES" ? "true" : "false" }
        let text = token.text.hasPrefix("@") ? String(token.text.dropFirst()) : token.text
        let isText = token.kind == .text && text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
        return isText && !text.contains("\\") ? text : nil
    }
}
