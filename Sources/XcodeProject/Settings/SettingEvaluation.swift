/// Puts the values of settings into texts.
///
/// A setting that refers to itself, or to `inherited`, means the next weaker one of its name; so each reference leads further
/// down, and there is no circle. See `MacroEvaluationProgram` of Swift Build, which does it for Xcode.
struct SettingEvaluation {
    private let assignments: [String: [SettingsLevel.Assignment]]
    private var unknown: [String] = []
    private var unknownOperators: [String] = []
    /// What may still be written: settings that name each other twice would double it each time.
    private var budget = 100_000

    /// How deep references may lie in each other: the way into them is a recursion.
    private static let depthLimit = 30

    /// A reference on the way to this text.
    private struct Context {
        /// The setting whose value is being expanded.
        var setting: String?
        /// How many values of each setting are in use.
        var used: [String: Int] = [:]
        var depth = 0
    }

    init(_ assignments: [String: [SettingsLevel.Assignment]]) { self.assignments = assignments }

    mutating func expansion(of text: String, setting: String? = nil) -> SettingExpansion {
        var context = Context(setting: setting)
        if let setting { context.used[setting] = 1 }
        let text = expand(text, context)
        return SettingExpansion(
            text: text, unknown: unknown, unknownOperators: unknownOperators, isCut: budget <= 0)
    }

    private mutating func expand(_ text: String, _ context: Context) -> String {
        guard text.contains("$"), context.depth < Self.depthLimit else { return take(text) }
        var (result, rest) = ("", text[...])
        while let dollar = rest.firstIndex(of: "$"), budget > 0 {
            result += take(String(rest[..<dollar]))
            rest = rest[rest.index(after: dollar)...]
            guard let open = rest.first, let close = Self.closing[open] else {
                result += reference(withoutBrackets: &rest, context)
                continue
            }
            guard let end = Self.end(of: rest, open, close) else { return result + take("$" + rest) }
            result += value(of: rest[rest.index(after: rest.startIndex)..<end], context)
            rest = rest[rest.index(after: end)...]
        }
        return result + take(String(rest))
    }

    private mutating func take(_ text: String) -> String {
        budget -= text.utf8.count + 1
        return budget > 0 ? text : ""
    }

    private static let closing: [Character: Character] = ["(": ")", "{": "}", "[": "]"]

    /// Where the bracket is that closes the first one.
    private static func end(of text: Substring, _ open: Character, _ close: Character) -> Substring.Index? {
        let (open, close) = (open.asciiValue, close.asciiValue)
        var (depth, index) = (0, text.startIndex)
        // By bytes: brackets are no part of another character.
        for byte in text.utf8 {
            depth += byte == open ? 1 : byte == close ? -1 : 0
            if depth == 0 { return index }
            index = text.utf8.index(after: index)
        }
        return nil
    }

    /// `$NAME`; a dollar sign before anything else stands for itself, two for one.
    private mutating func reference(withoutBrackets rest: inout Substring, _ context: Context) -> String {
        if rest.first == "$" {
            rest = rest.dropFirst()
            return take("$")
        }
        let name = rest.prefix { $0 == "_" || $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard let first = name.first, !first.isNumber else { return take("$") }
        rest = rest[name.endIndex...]
        return value(of: name, context)
    }

    /// The value of `NAME:operator:operator=text`.
    private mutating func value(of reference: Substring, _ context: Context) -> String {
        var inner = context
        inner.depth += 1
        var parts = Self.parts(of: reference).map(String.init)
        let name = expand(parts.removeFirst(), inner)
        var value = value(ofSetting: name, inner)
        for part in parts {
            let pieces = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let with = pieces.count == 2 ? expand(pieces[1], inner) : nil
            if let changed = SettingOperator.apply(pieces[0], with, to: value ?? "") {
                value = value == nil && with == nil ? nil : changed
            } else if !unknownOperators.contains(pieces[0]) {
                unknownOperators.append(pieces[0])
            }
        }
        if value == nil, name != "inherited", !unknown.contains(name) { unknown.append(name) }
        return value ?? ""
    }

    /// The name and the operators; what stands in brackets of its own is not parted.
    private static func parts(of reference: Substring) -> [Substring] {
        var (parts, start, depth) = ([Substring](), reference.startIndex, 0)
        for index in reference.indices {
            switch reference[index] {
            case "(", "{", "[": depth += 1
            case ")", "}", "]": depth -= 1
            // All behind an equals sign is its text.
            case ":" where depth == 0 && !reference[start..<index].contains("="):
                parts.append(reference[start..<index])
                start = reference.index(after: index)
            default: break
            }
        }
        return parts + [reference[start...]]
    }

    private mutating func value(ofSetting name: String, _ context: Context) -> String? {
        let name = name == "inherited" || name == "value" ? context.setting ?? name : name
        let used = context.used[name] ?? 0
        guard let values = assignments[name], used < values.count else { return used > 0 ? "" : nil }
        var inner = context
        inner.setting = name
        inner.used[name] = used + 1
        return expand(values[used].value, inner)
    }
}
