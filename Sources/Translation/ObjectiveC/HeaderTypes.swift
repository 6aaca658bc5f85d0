/// Reads types and what is declared with them.
struct HeaderTypes {
    var cursor: HeaderCursor
    /// Types in types: a header of no person's making may have any number.
    private var depth = 0
    private static let limit = 40

    init(_ cursor: HeaderCursor) { self.cursor = cursor }

    /// A type with a name, or without one.
    mutating func declaration() -> (type: CType, name: String?)? {
        guard depth < Self.limit else { return nil }
        depth += 1
        defer { depth -= 1 }
        guard let base = specifiers() else { return nil }
        return declarator(base)
    }

    // MARK: Before the name

    private static let nullabilities: [String: CType.Nullability] = [
        "nullable": .nullable, "_Nullable": .nullable, "__nullable": .nullable, "nonnull": .nonnull,
        "_Nonnull": .nonnull, "__nonnull": .nonnull, "null_unspecified": .unspecified,
        "_Null_unspecified": .unspecified, "null_resettable": .unspecified, "_Nullable_result": .nullable,
    ]
    private static let builtIn: Set = ["unsigned", "signed", "long", "short", "int", "char", "double", "float"]
    private static let silent: Set = [
        "volatile", "__kindof", "__weak", "__strong", "__unsafe_unretained", "__autoreleasing", "__block", "struct",
        "enum", "union", "in", "out", "inout", "bycopy", "byref", "oneway", "register", "restrict", "IBOutlet",
        "IBInspectable", "extern", "static", "inline", "NS_INLINE", "CF_INLINE", "_Atomic", "UI_APPEARANCE_SELECTOR",
        "__covariant", "__contravariant", "NS_VALID_UNTIL_END_OF_SCOPE",
    ]

    /// A word that says nothing of the type.
    private static func isSilent(_ word: String) -> Bool {
        silent.contains(word) || word.hasSuffix("_EXPORT") || word.hasSuffix("_EXTERN")
    }

    private mutating func specifiers() -> CType? {
        var (type, words) = (CType(base: ""), [String]())
        while cursor.isWord {
            if qualifier(&type) { continue }
            let word = cursor.text
            if Self.builtIn.contains(word) {
                guard words.allSatisfy(Self.builtIn.contains) else { break }
            } else if !words.isEmpty {
                break
            }
            words.append(cursor.next())
            if cursor.text == "<" { type.arguments = arguments() }
        }
        guard !words.isEmpty else { return nil }
        type.base = Self.normalized(words)
        return type
    }

    /// Goes behind a word that is no name.
    private mutating func qualifier(_ type: inout CType) -> Bool {
        let word = cursor.text
        if let nullability = Self.nullabilities[word] {
            type.nullability = nullability
        } else if word == "const" {
            type.isConst = true
        } else if word == "NS_NOESCAPE" || word == "CF_NOESCAPE" {
            type.isWithoutEscape = true
        } else if word == "__attribute__" {
            cursor.next()
            if cursor.group().contains(where: { $0.text == "noescape" }) { type.isWithoutEscape = true }
            return true
        } else if !Self.isSilent(word) {
            return false
        }
        cursor.next()
        return true
    }

    private mutating func arguments() -> [CType] {
        var inner = HeaderTypes(HeaderCursor(cursor.group()))
        inner.depth = depth
        var found: [CType] = []
        while !inner.cursor.isAtEnd, let one = inner.declaration() {
            found.append(one.type)
            guard inner.cursor.take(",") else { break }
        }
        return found
    }

    /// `long unsigned int` is `unsigned long`.
    private static func normalized(_ words: [String]) -> String {
        guard words.count > 1 || words[0] == "unsigned" || words[0] == "signed" else { return words[0] }
        let longs = words.count { $0 == "long" }
        var size = words.contains("char") ? "char" : words.contains("short") ? "short" : "int"
        if longs > 0 { size = longs > 1 ? "long long" : "long" }
        if words.contains("double") { return "double" }
        if words.contains("float") { return "float" }
        return (words.contains("unsigned") ? "unsigned " : "") + size
    }

    // MARK: The name and what stands around it

    private mutating func declarator(_ base: CType) -> (type: CType, name: String?)? {
        var type = base
        while cursor.take("*") {
            type.pointers += 1
            // What stands behind a star is said of the pointer.
            let isConst = type.isConst
            while cursor.isWord, qualifier(&type) {}
            type.isConst = isConst
        }
        if cursor.text == "(", ["^", "*"].contains(cursor.peek(1)) { return function(giving: type) }
        let name = cursor.isWord && !cursor.text.hasPrefix("@") ? cursor.next() : nil
        while cursor.text == "[" {
            _ = cursor.group()
            type.pointers += 1
        }
        return (type, name)
    }

    private mutating func function(giving result: CType) -> (type: CType, name: String?)? {
        var inner = HeaderTypes(HeaderCursor(cursor.group()))
        let isBlock = inner.cursor.next() == "^"
        var type = CType(base: "")
        while inner.cursor.isWord, inner.qualifier(&type) {}
        let name = inner.cursor.isWord ? inner.cursor.next() : nil
        guard inner.cursor.isAtEnd, cursor.text == "(", let parameters = parameters() else { return nil }
        // A word of nullability before a block is said of it, not of what it gives.
        var result = result
        if result.pointers == 0, type.nullability == nil, Self.isValue(result) {
            (type.nullability, result.nullability) = (result.nullability, nil)
        }
        type.isWithoutEscape = type.isWithoutEscape || result.isWithoutEscape
        type.function = [CType.Function(result: result, parameters: parameters, isBlock: isBlock)]
        return (type, name)
    }

    private static func isValue(_ type: CType) -> Bool { type.base != "id" && type.base != "instancetype" }

    /// The parameters in parentheses; nil where they are not understood, or are any number.
    mutating func parameters() -> [CType.Parameter]? {
        var inner = HeaderTypes(HeaderCursor(cursor.group()))
        inner.depth = depth
        var found: [CType.Parameter] = []
        if inner.cursor.isAtEnd { return found }
        repeat {
            guard let one = inner.declaration() else { return nil }
            while inner.cursor.text == "__attribute__" || Self.isSilent(inner.cursor.text) {
                inner.cursor.next()
                if inner.cursor.text == "(" { _ = inner.cursor.group() }
            }
            found.append(CType.Parameter(name: one.name ?? "", type: one.type))
        } while inner.cursor.take(",")
        guard inner.cursor.isAtEnd else { return nil }
        return found.count == 1 && found[0].type.isVoid ? [] : found
    }
}
