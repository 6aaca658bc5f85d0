import Foundation

/// One line of a source that declares something, taken apart.
struct DeclarationLine {
    let keyword: String
    let modifiers: [Substring]
    /// What follows the keyword, to the end of the parameters.
    let rest: String

    private static let keywords: Set<Substring> = [
        "var", "let", "func", "init", "subscript", "struct", "class", "enum", "protocol", "typealias", "actor", "case",
        "associatedtype", "extension",
    ]

    /// Nil for a line that declares nothing.
    init?(_ lines: ArraySlice<String>) {
        guard let line = lines.first else { return nil }
        var text = Substring(line.drop { $0 == " " })
        var modifiers: [Substring] = []
        var found: Substring?
        while found == nil {
            if text.hasPrefix("@") {
                text = DeclarationLine.afterAttribute(text)
                continue
            }
            let word = text.prefix { $0.isLetter }
            guard !word.isEmpty else { return nil }
            text = text.dropFirst(word.count)
            let isTypeMember = word == "class" && ["var ", "func ", "let "].contains { text.hasPrefix(" " + $0) }
            if DeclarationLine.keywords.contains(word), !isTypeMember {
                found = word
            } else {
                let detail = text.hasPrefix("(") ? text.prefix { $0 != ")" } + ")" : ""
                modifiers.append(word + detail)
                text = text.dropFirst(detail.count)
                guard text.hasPrefix(" ") else { return nil }
                text = text.drop { $0 == " " }
            }
        }
        keyword = String(found ?? "")
        self.modifiers = modifiers
        var all = String(text)
        for next in lines.dropFirst().prefix(14) where !DeclarationLine.isBalanced(all) {
            all += " " + next.drop { $0 == " " }
        }
        rest = all
    }

    var isPublic: Bool { modifiers.contains { $0 == "public" || $0 == "open" } }

    private static func afterAttribute(_ text: Substring) -> Substring {
        var rest = text.drop { $0 != " " && $0 != "(" }
        if rest.hasPrefix("(") {
            var depth = 0
            while let next = rest.popFirst() {
                depth += next == "(" ? 1 : next == ")" ? -1 : 0
                if depth == 0 { break }
            }
        }
        return rest.drop { $0 == " " }
    }

    private static func isBalanced(_ text: String) -> Bool {
        // Few lines go on, and a loop over all bytes of the frameworks takes seconds.
        guard text.contains("(") else { return true }
        var depth = 0
        for byte in text.utf8 {
            depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
        }
        return depth <= 0
    }

    /// The names that it declares: several of `case a, b`, one of everything else.
    var names: [String] {
        switch keyword {
        case "func", "init", "subscript": [callName]
        case "case", "let", "var": listed
        default: [String(first)]
        }
    }

    private var first: Substring {
        rest.drop { $0 == " " || $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }

    /// The names of `a, b: Int`, or of `a = 0, b`.
    private var listed: [String] {
        var names: [String] = []
        var depth = 0
        var isName = true
        var name = ""
        for character in rest {
            depth += "([{<".contains(character) ? 1 : ")]}>".contains(character) ? -1 : 0
            if depth == 0, character == "," {
                isName = true
            } else if isName, character.isLetter || character.isNumber || character == "_" {
                name.append(character)
            } else if !name.isEmpty {
                names.append(name)
                (name, isName) = ("", false)
                if keyword != "case", character != ":" || !rest.contains(", ") { break }
                if character == "{" || character == ":" { break }
            }
            if character == "{" { break }
        }
        if !name.isEmpty { names.append(name) }
        return names
    }

    private var callName: String {
        let start = rest.drop { $0 == " " || $0 == "`" }
        var base = keyword
        var text = start
        if keyword == "func" {
            base = String(start.prefix { $0 != "(" && ($0 != "<" || start.first == "<") && $0 != " " && $0 != "`" })
            text = start.dropFirst(base.count)
        }
        return base + "(" + DeclarationLine.labels(text) + ")"
    }

    /// The labels of the parameters, each with its colon.
    private static func labels(_ text: Substring) -> String {
        var (depth, angles) = (0, 0)
        var parameter = ""
        var labels = ""
        var last: Character = " "
        func close() {
            let words = parameter.split(separator: " ").filter { !$0.hasPrefix("@") }
            guard let label = words.first else { return }
            labels += label.prefix { $0 != ":" } + ":"
            parameter = ""
        }
        for character in text {
            if character == "<" { angles += 1 } else if character == ">", last != "-" { angles -= 1 }
            last = character
            guard angles == 0 || depth > 0 else { continue }
            if "([".contains(character) { depth += 1 } else if ")]".contains(character) { depth -= 1 }
            if depth == 0, character == ")" { break }
            if depth == 1, parameter.isEmpty, character == "(" { continue }
            if depth == 1, angles == 0, character == "," { close() } else if depth > 0 { parameter.append(character) }
        }
        close()
        return labels
    }
}
