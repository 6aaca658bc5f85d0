/// Build variables in the values of a manifest: `$(NAME)`, `${NAME}`, `$(NAME:rfc1034identifier)`.
///
/// Xcode replaces them when it builds. A manifest from the sources still holds them; those whose value is not given
/// stay as they are, and no check complains about their characters.
struct BuildVariables {
    /// The values that are known.
    let values: [String: String]

    /// `text` with every known variable replaced, once; a value is not searched for further variables.
    func replaced(in text: String) -> String {
        guard text.contains("$") else { return text }
        return BuildVariables.parts(of: text).reduce(into: "") { result, part in
            switch part {
            case .text(let text): result += text
            case .variable(let inner, let whole): result += value(of: inner) ?? String(whole)
            }
        }
    }

    /// The same for every string inside a value.
    func replaced(in value: PropertyValue) -> PropertyValue {
        switch value {
        case .string(let text): .string(replaced(in: text))
        case .array(let items): .array(items.map(replaced(in:)))
        case .dictionary(let entries): .dictionary(entries.mapValues(replaced(in:)))
        default: value
        }
    }

    /// What stands between the variables in `text`.
    static func textOutsideVariables(in text: String) -> String {
        parts(of: text).reduce(into: "") { result, part in
            if case .text(let text) = part { result += text }
        }
    }

    /// Whether `text` holds a variable.
    static func areIn(_ text: String) -> Bool {
        text.utf8.contains(UInt8(ascii: "$"))
            && parts(of: text).contains { if case .variable = $0 { true } else { false } }
    }

    private enum Part {
        case text(Substring)
        case variable(Substring, whole: Substring)
    }

    private static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var missing: Set<Character> = []
        var rest = text[...]
        while let mark = rest.firstIndex(of: "$") {
            let open = rest.index(after: mark)
            let close: Character? = rest[open...].first.flatMap { ["(": ")", "{": "}"][$0] }
            guard let close, !missing.contains(close), let end = rest[open...].firstIndex(of: close) else {
                // A bracket that was looked for in vain is not looked for again: that would take the square of time.
                if let close { missing.insert(close) }
                parts.append(.text(rest[..<open]))
                rest = rest[open...]
                continue
            }
            parts.append(.text(rest[..<mark]))
            parts.append(.variable(rest[open..<end].dropFirst(), whole: rest[mark...end]))
            rest = rest[rest.index(after: end)...]
        }
        return parts + [.text(rest)]
    }

    /// The value of a variable with its modifiers applied; nil when it is not known or a modifier is not.
    private func value(of inner: Substring) -> String? {
        let words = inner.split(separator: ":", omittingEmptySubsequences: false)
        guard let name = words.first else { return nil }
        var value = values[String(name)]
        for word in words.dropFirst() {
            if word.hasPrefix("default=") {
                if value?.isEmpty != false { value = String(word.dropFirst("default=".count)) }
            } else {
                guard let modify = BuildVariables.modifiers[String(word)] else { return nil }
                value = value.map(modify)
            }
        }
        return value
    }

    private static let modifiers: [String: @Sendable (String) -> String] = [
        "lower": { $0.lowercased() },
        "upper": { $0.uppercased() },
        "rfc1034identifier": { replacingOthers(in: $0, allowed: "-.", with: "-") },
        "c99extidentifier": { replacingOthers(in: $0, allowed: "_", with: "_") },
        "identifier": { replacingOthers(in: $0, allowed: "_", with: "_") },
    ]

    private static func replacingOthers(in text: String, allowed: String, with substitute: Character) -> String {
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) || allowed.contains($0) ? $0 : substitute })
    }
}
