/// The name of a build setting with what it is limited to: `CODE_SIGN_IDENTITY[sdk=iphoneos*]`.
struct SettingName: Hashable {
    /// A condition in brackets, which limits a setting.
    struct Condition: Hashable {
        /// What is asked: `sdk`, `arch`, `config`.
        let parameter: String
        /// The answer, with `*` and `?` for any text and any character.
        let pattern: String
    }

    let name: String
    let conditions: [Condition]

    /// Nil for a text that is no such name.
    init?(_ text: String) {
        let open = text.firstIndex(of: "[") ?? text.endIndex
        name = SettingName.trimmed(text[..<open])
        guard let first = name.unicodeScalars.first, first == "_" || first.properties.isAlphabetic,
            name.unicodeScalars.allSatisfy({
                $0 == "_" || $0.isASCII && ($0.properties.isAlphabetic || "0"..."9" ~= $0)
            })
        else { return nil }
        var (rest, conditions) = (text[open...], [Condition]())
        while rest.first == "[" {
            guard let close = rest.firstIndex(of: "]"), let equals = rest[..<close].firstIndex(of: "=") else {
                return nil
            }
            let parameter = SettingName.trimmed(rest[rest.index(after: rest.startIndex)..<equals])
            conditions.append(
                Condition(parameter: parameter, pattern: SettingName.trimmed(rest[rest.index(after: equals)..<close])))
            rest = rest[rest.index(after: close)...].drop { $0 == " " || $0 == "\t" }
        }
        guard rest.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
        self.conditions = conditions
    }

    private static func trimmed(_ text: Substring) -> String {
        let start = text.drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }

    /// Whether the setting holds for a build with these answers. What has no answer holds for none but `*`.
    func holds(for answers: [String: String]) -> Bool {
        conditions.allSatisfy { Wildcard.matches(answers[$0.parameter] ?? "", $0.pattern) }
    }
}

/// Patterns with `*` and `?`, as the shell has them.
enum Wildcard {
    /// Whether the whole of a text is as the pattern says.
    static func matches(_ text: String, _ pattern: String) -> Bool {
        let (text, pattern) = (Array(text.utf8), Array(pattern.utf8))
        var (place, mark) = (0, 0)
        var retry: (place: Int, mark: Int)?
        while place < text.count {
            if mark < pattern.count, pattern[mark] == UInt8(ascii: "*") {
                retry = (place, mark)
                mark += 1
            } else if mark < pattern.count, pattern[mark] == UInt8(ascii: "?") || pattern[mark] == text[place] {
                (place, mark) = (place + 1, mark + 1)
            } else if let last = retry {
                // The star takes one character more.
                (place, mark) = (last.place + 1, last.mark + 1)
                retry = (place, last.mark)
            } else {
                return false
            }
        }
        return pattern[mark...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
