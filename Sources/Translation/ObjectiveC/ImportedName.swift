/// The name that Swift gives a method of Objective-C.
struct ImportedName: Equatable, Sendable {
    var base: String
    /// One for each parameter; empty for `_`.
    var labels: [String]
    var isFactory = false

    var isInitializer: Bool { base == "init" }

    /// Reads what `NS_SWIFT_NAME` says; nil where it is no name of a method: `getter:Meter.rate(self:)`.
    init?(said text: String, count: Int) {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        base = String(text[..<open])
        let inside = text[text.index(after: open)...].dropLast()
        labels = inside.split(separator: ":", omittingEmptySubsequences: false).dropLast().map {
            $0 == "_" ? "" : String($0)
        }
        guard labels.count == count, !base.contains("."), !base.contains(":") else { return nil }
    }

    private init(_ base: String, _ labels: [String], isFactory: Bool = false) {
        (self.base, self.labels, self.isFactory) = (base, labels, isFactory)
    }

    /// What a name is made of.
    struct Context {
        /// The class or protocol, as Objective-C calls it.
        let type: String
        /// The names of its properties.
        let properties: Set<String>
        /// What names say of the parameters a second time.
        let parameters: [RedundantTypeName]
        let result: RedundantTypeName
    }

    /// The name by the rules of SE-0005; nil where they say nothing.
    init?(of method: HeaderMethod, throwing: Bool, _ context: Context) {
        var (first, labels) = (method.name, method.pieces.dropFirst().map(\.label))
        if throwing {
            if !labels.isEmpty { labels.removeLast() }
            if method.pieces.count == 1 { first = Self.withoutError(first) }
        }
        let count = method.pieces.count - (throwing ? 1 : 0)
        if !method.isOfClass, let rest = Self.initializer(first) {
            guard count > 0 || rest.isEmpty else { return nil }
            self.init("init", count > 0 ? [rest] + labels : [])
            omitInLabels(context)
            return
        }
        let returnsSelf = method.result.base == "instancetype" || context.result.name == context.type
        if method.isOfClass, returnsSelf {
            let rest = OmittedWords.withoutLeading(first, context.type)
            if rest != first, count > 0 || rest.isEmpty {
                self.init("init", count > 0 ? [Self.afterWith(rest)] + labels : [], isFactory: true)
                omitInLabels(context)
                return
            }
        }
        self.init(first, count > 0 ? [""] + labels : [])
        omit(context, returnsSelf, firstParameter: method.pieces.first?.parameter.name ?? "")
    }

    private static func withoutError(_ name: String) -> String {
        let end = ["AndReturnError", "WithError", "ReturningError"].first {
            name.hasSuffix($0) && name.count > $0.count
        }
        return end.map { String(name.dropLast($0.count)) } ?? name
    }

    /// What stands behind `init` in the name of a method that makes an object; nil for another one.
    private static func initializer(_ name: String) -> String? {
        guard name.hasPrefix("init"), name.dropFirst(4).first?.isLowercase != true else { return nil }
        return afterWith(String(name.dropFirst(4)))
    }

    private static func afterWith(_ name: String) -> String {
        let words = CamelCase.words(name)
        let isWith = words.first == "With" && words.count > 1
        return CamelCase.lowercased(isWith ? words.dropFirst().joined() : name)
    }

    private mutating func omitInLabels(_ context: Context) {
        for (at, type) in zip(labels.indices, context.parameters) {
            labels[at] = CamelCase.lowercased(OmittedWords.withoutType(labels[at], type, .label))
        }
    }

    private mutating func omit(_ context: Context, _ returnsSelf: Bool, firstParameter: String) {
        if returnsSelf {
            let short = OmittedWords.withoutLeading(base, context.type)
            let first = CamelCase.words(short).first ?? ""
            if short != base, CamelCase.part(of: first) == .preposition, short != first {
                base = CamelCase.lowercased(short)
            }
        }
        base = OmittedWords.withoutSelf(base, context.type, besides: context.properties)
        guard let type = context.parameters.first, !labels.isEmpty else {
            if returnsSelf { base = OmittedWords.withoutType(base, RedundantTypeName(name: context.type), .property) }
            base = CamelCase.lowercased(base)
            return
        }
        split(type, firstParameter)
        for (at, type) in zip(labels.indices, context.parameters) {
            if at == 0, labels[0].isEmpty {
                base = OmittedWords.withoutType(base, type, .base, besides: context.properties)
            } else {
                labels[at] = OmittedWords.withoutType(labels[at], type, at == 0 ? .firstLabel : .label)
            }
        }
        (base, labels) = (CamelCase.lowercased(base), labels.map(CamelCase.lowercased))
    }

    // MARK: The label of the first parameter

    /// Splits the base name before its last preposition.
    private mutating func split(_ type: RedundantTypeName, _ parameter: String) {
        let words = CamelCase.words(base)
        if type.isBoolean, words.last == "Animated", words.count > 1 {
            (base, labels[0]) = (words.dropLast().joined(), "animated")
            return
        }
        guard words.first != "set", !(parameter == "sender" && type.name == "Object") else { return }
        guard var at = Self.lastPreposition(words[...]), !Self.isConflict(words, at) else { return }
        if at > 0, Self.isExtended(words[at - 1], by: words[at]) { at -= 1 }
        let behind = words[(at + 1)...]
        let isVacuous =
            ["With", "Using"].contains(words[at]) && behind.first != "Zone" && type.isBlock
        let isCoordinate = behind.count == 1 && ["X", "Y", "Z"].contains(behind[at + 1])
        let (end, start) = isCoordinate ? (isVacuous ? at : at + 1, at + 1) : (at, isVacuous ? at + 1 : at)
        guard end > 0, !Self.isTooShort(words[..<end]) else { return }
        (base, labels[0]) = (words[..<end].joined(), CamelCase.lowercased(words[start...].joined()))
    }

    private static func lastPreposition(_ words: ArraySlice<String>) -> Int? {
        guard let found = words.lastIndex(where: { CamelCase.part(of: $0) == .preposition }) else { return nil }
        guard CamelCase.same(words[found], "of") else { return found }
        let before = words[..<found].lastIndex { CamelCase.part(of: $0) == .preposition }
        let isOther = before.map { !["of", "for"].contains(words[$0].lowercased()) } ?? false
        return isOther ? before : found
    }

    private static func isConflict(_ words: [String], _ at: Int) -> Bool {
        let word = words[at].lowercased()
        if word == "in", at > 0, words[at - 1].lowercased() == "plug" { return true }
        guard at + 1 < words.count else { return false }
        let conflicts = [
            "with": ["error", "no"], "to": ["visible", "backing"], "from": ["backing"], "and": ["return"],
        ]
        return conflicts[word]?.contains(words[at + 1].lowercased()) == true
    }

    private static func isExtended(_ word: String, by preposition: String) -> Bool {
        [("compatible", "with"), ("best", "matching"), ("according", "to"), ("bound", "by"), ("separated", "by")]
            .contains { $0 == (word.lowercased(), preposition.lowercased()) }
    }

    /// What cannot stand alone.
    private static func isTooShort(_ words: ArraySlice<String>) -> Bool {
        guard let first = words.first else { return true }
        let isVacuous = OmittedWords.isVacuous(first)
        guard isVacuous || SwiftWord.isKept(first) else { return false }
        return words.count == 1 || words.count == 2 && isVacuous
    }
}

/// Words that Swift keeps for itself.
enum SwiftWord {
    private static let kept: Set = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]

    static func isKept(_ word: String) -> Bool { kept.contains(word) }

    /// A word as a name.
    static func name(_ word: String) -> String { isKept(word) ? "`\(word)`" : word }
}
