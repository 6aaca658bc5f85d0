import Foundation

/// A public declaration of a file, or a case of a public enumeration, with the first paragraph of its doc comment.
struct PublicDeclaration: CustomStringConvertible {
    let place: String
    let line: String
    let comment: String
    /// The type that it is declared in, as far as a file tells.
    let owner: String

    var description: String { "\(place): \(line.trimmingCharacters(in: .whitespaces)) /// \(comment)" }

    var endsSentence: Bool { comment.hasSuffix(".") || comment.hasSuffix(":") }

    /// Whether a word of the comment is neither the name's, nor its type's, nor one that every sentence has.
    var saysMoreThanName: Bool {
        let names = Self.words(String(line.prefix { $0 != "{" && $0 != "=" }) + " " + owner)
        return Self.words(comment).contains { word in
            !Self.fillers.contains(word) && !names.contains { $0.hasPrefix(word.prefix(4)) }
        }
    }

    private static let fillers: Set = [
        "a", "all", "an", "and", "as", "by", "for", "from", "in", "is", "it", "its", "of", "on", "or", "that", "the",
        "this",
        "to", "which", "with",
    ]

    /// The words of a text in lower case; a name in camel case has several.
    private static func words(_ text: String) -> [String] {
        var words: [[UInt8]] = [[]]
        var wasUpper = false
        for byte in text.utf8 {
            let isUpper = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
            let isLetter = isUpper || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            if !isLetter || (isUpper && !wasUpper) { words.append([]) }
            if isLetter { words[words.count - 1].append(byte | 0x20) }
            wasUpper = isUpper
        }
        return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The declarations of a file, from its beginning to its end.
    static func all(in file: Repository.File) -> [PublicDeclaration] {
        var types: [(name: String, indent: Int, isEnumeration: Bool)] = []
        return file.lines.enumerated().compactMap { index, line in
            let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            let text = line.dropFirst(indent)
            while let type = types.last, indent <= type.indent, !text.isEmpty, !text.hasPrefix("#") {
                types.removeLast()
            }
            let isCase =
                text.hasPrefix("case ") && types.last.map { $0.isEnumeration && indent == $0.indent + 4 } == true
            let owner = types.last?.name ?? ""
            if line.hasSuffix("{"), let type = text.firstMatch(of: typeStart) {
                types.append((String(type.2), indent, type.1 == "enum" && text.contains("public ")))
            }
            guard isCase || (text.contains("public ") && text.contains(start)) else { return nil }
            return PublicDeclaration(
                place: "\(file.path):\(index + 1)", line: line, comment: paragraph(file.lines, before: index),
                owner: owner)
        }
    }

    // Kept, since an expression is compiled at its first use. It has no state that anybody changes.
    nonisolated(unsafe) private static let typeStart = /\b(struct|class|enum|protocol|extension) (\w+(?:\.\w+)*)/
    nonisolated(unsafe) private static let start = /^(@\w+(\([^)]*\))?\s+)*public (?!extension|internal\(set\))/

    /// The first paragraph of the doc comment that ends above a line, on one line; empty where there is none.
    private static func paragraph(_ lines: [String], before index: Int) -> String {
        var above = index - 1
        var comment: [String] = []
        while above >= 0 {
            let line = lines[above].trimmingCharacters(in: .whitespaces)
            if line.hasPrefix("///") {
                comment.insert(line.dropFirst(3).trimmingCharacters(in: .whitespaces), at: 0)
            } else if !comment.isEmpty || line.contains("public ") || !(line.hasPrefix("@") || line.hasPrefix("#if")) {
                break
            }
            above -= 1
        }
        return comment.prefix { !$0.isEmpty && !$0.hasPrefix("- ") }.joined(separator: " ")
    }
}
