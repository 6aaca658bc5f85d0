/// A type, as far as names say it a second time.
struct RedundantTypeName: Equatable, Sendable {
    /// Its name in Objective-C: `NSString`, `Object` for any object.
    var name: String
    /// What a collection has in it.
    var element = ""
    var isBlock = false
    var isBoolean: Bool { name == "Bool" }
}

/// Leaves out of names what types say: the rules of SE-0005, "Better Translation of Objective-C APIs Into Swift".
enum OmittedWords {
    /// Where a name stands.
    enum Role { case base, firstLabel, label, property, partial }

    /// A name without the type at its end.
    static func withoutType(
        _ name: String, _ type: RedundantTypeName, _ role: Role, besides properties: Set<String> = []
    ) -> String {
        let words = CamelCase.words(name)
        let start = matchStart(words, type)
        guard start < words.count, !type.name.isEmpty else { return name }
        if start == 0 { return role == .partial || role == .firstLabel ? "" : name }
        if start == words.count - 1, words[start] == "Error" { return name }
        let part = CamelCase.part(of: words[start - 1])
        let rest = words[start...].joined()
        switch role {
        case .property: break
        case .firstLabel, .label, .partial: if part == .other { return name }
        case .base:
            if part == .other || part == .preposition && start == 1 { return name }
            if part != .preposition, isProperty(rest, of: properties) { return name }
        }
        let short = words[..<start].joined()
        return (role == .base || role == .property) && isVacuous(short) ? name : short
    }

    /// The word at which the type begins that a name ends with; the number of words for none.
    private static func matchStart(_ words: [String], _ type: RedundantTypeName) -> Int {
        var (name, at) = (type.name, words.count)
        var typeWords = CamelCase.words(name)
        var typeAt = typeWords.count
        while at > 0, typeAt > 0 {
            let (word, typeWord) = (words[at - 1], typeWords[typeAt - 1])
            let isIndex = CamelCase.same(word, "Index") && (typeWord == "Int" || typeWord == "Integer")
            if CamelCase.same(word, typeWord) || isIndex || isAcronym(word, endOf: typeWord) {
                (at, typeAt) = (at - 1, typeAt - 1)
            } else if let start = pluralStart(words[..<at], type), start < at {
                return start
            } else if at == words.count, let short = withoutSuffix(name, typeAt == typeWords.count) {
                // Shorter each time.
                (name, typeWords) = (short, CamelCase.words(short))
                typeAt = typeWords.count
            } else {
                break
            }
        }
        return at
    }

    /// Whether a word in capitals ends a type's name: `URL` does `NSURL`.
    private static func isAcronym(_ word: String, endOf typeWord: String) -> Bool {
        word.count > 1 && word.count < typeWord.count && typeWord.hasSuffix(word)
            && typeWord.allSatisfy(\.isUppercase)
    }

    /// `addItems:` says what an array of `Item` has.
    private static func pluralStart(_ words: ArraySlice<String>, _ type: RedundantTypeName) -> Int? {
        guard !type.element.isEmpty, let last = words.last, last.count > 2, last.hasSuffix("s") else { return nil }
        let singular = words.dropLast() + [String(last.dropLast())]
        let start = matchStart(Array(singular), RedundantTypeName(name: type.element))
        return start < words.count ? start : nil
    }

    private static func withoutSuffix(_ name: String, _ isWhole: Bool) -> String? {
        guard isWhole else { return nil }
        return ["Ref", "_t", "Type"].first { name.hasSuffix($0) && name.count > $0.count }.map {
            String(name.dropLast($0.count))
        }
    }

    private static func isProperty(_ text: String, of properties: Set<String>) -> Bool {
        let name = CamelCase.lowercased(text)
        let plural = name.hasSuffix("y") ? [name.dropLast() + "ies"] : [name + "s", name + "es"]
        return ([name] + plural).contains(where: properties.contains)
    }

    static func isVacuous(_ name: String) -> Bool {
        ["get", "for", "set", "using", "with"].contains { CamelCase.same(name, $0) }
    }

    /// A name without the type that it begins with: `shared` of `sharedMeter` stays, `colorWith…` loses `color`.
    static func withoutLeading(_ name: String, _ type: String) -> String {
        let (words, typeWords) = (CamelCase.words(name), CamelCase.words(type))
        guard let first = words.first, let start = typeWords.lastIndex(where: { CamelCase.same($0, first) }) else {
            return name
        }
        let tail = typeWords[start...]
        guard words.count >= tail.count, zip(words, tail).allSatisfy(CamelCase.same) else { return name }
        return words.dropFirst(tail.count).joined()
    }

    /// A name without the type of its class, where that stands behind a verb.
    static func withoutSelf(_ name: String, _ type: String, besides properties: Set<String>) -> String {
        let words = CamelCase.words(name)
        for end in stride(from: words.count, to: 0, by: -1) {
            let start = matchStart(Array(words[..<end]), RedundantTypeName(name: type))
            guard start < end else { continue }
            guard start > 0, CamelCase.part(of: words[start - 1]) == .verb else { return name }
            if isProperty(words[start..<end].joined(), of: properties) { return name }
            let short = (words[..<start] + words[end...]).joined()
            return isVacuous(short) ? name : short
        }
        return name
    }
}
