/// What macros and attributes say of a declaration.
struct HeaderAttributes {
    private(set) var swiftName: String?
    private(set) var isUnavailable = false
    private(set) var isOwnType = false

    /// Whether a word is written as macros are.
    static func isAttribute(_ word: String) -> Bool {
        guard word != "__attribute__" else { return true }
        let isMacro = word.contains("_") && !word.contains { $0.isLowercase } && word.contains { $0.isLetter }
        return isMacro && !["NS_ENUM", "NS_OPTIONS", "NS_CLOSED_ENUM", "NS_ERROR_ENUM"].contains(word)
    }

    /// Goes behind one of them; false where there is none.
    mutating func take(_ cursor: inout HeaderCursor) -> Bool {
        let word = cursor.text
        guard Self.isAttribute(word) else { return false }
        cursor.next()
        let inside = cursor.text == "(" ? cursor.group() : []
        switch word {
        case "NS_SWIFT_NAME", "CF_SWIFT_NAME": swiftName = Self.name(inside)
        case "NS_UNAVAILABLE", "NS_SWIFT_UNAVAILABLE", "UNAVAILABLE_ATTRIBUTE": isUnavailable = true
        case "NS_TYPED_ENUM", "NS_TYPED_EXTENSIBLE_ENUM", "NS_STRING_ENUM", "NS_EXTENSIBLE_STRING_ENUM":
            isOwnType = true
        case "__attribute__": read(inside)
        default: break
        }
        return true
    }

    private mutating func read(_ inside: [HeaderToken]) {
        if inside.contains(where: { $0.text == "unavailable" }) { isUnavailable = true }
        guard inside.contains(where: { $0.text == "swift_name" }),
            let text = inside.first(where: { $0.kind == .text })?.text
        else { return }
        swiftName = String(text.dropFirst().dropLast())
    }

    private static func name(_ tokens: [HeaderToken]) -> String? {
        tokens.isEmpty ? nil : tokens.map(\.text).joined()
    }
}
