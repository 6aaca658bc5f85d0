import Foundation

/// What the tables in `Declarations` say of declarations that do not ask for a system themselves: one table for each
/// framework, one line for the names of one type.
///
/// ```
/// had UIView: init(frame:) alpha          iOS 4 had the type and these members
/// with UIAlertController: UIAlertAction   they are reached, or of use, through what an entry asks for
/// pass UIView: draw(_:) -- why            let through, and why
/// ```
struct DeclaredSince {
    /// The names of what iOS 4 had.
    private(set) var had: Set<String> = []
    /// The types and functions that are reached through an entry, with its spelling.
    private(set) var with: [String: String] = [:]
    /// What is let through, with the reason.
    private(set) var passes: [String: String] = [:]
    /// Lines that say nothing.
    private(set) var mistakes: [String] = []

    /// The table of a framework.
    init(framework: String) throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Declarations/\(framework).txt")
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.components(separatedBy: " -- ")
            let head = parts[0].components(separatedBy: ": ")
            let words = head[0].split(separator: " ", maxSplits: 1).map(String.init)
            let names = head.count == 2 ? head[1].split(separator: " ").map(String.init) : []
            switch (words.first, words.count, parts.count) {
            case ("had", 2, 1): had.formUnion(DeclaredSince.names(of: words[1], names))
            case ("with", 2, 1) where !names.isEmpty: for name in names { with[name] = words[1] }
            case ("pass", 2, 2): for name in DeclaredSince.names(of: words[1], names) { passes[name] = parts[1] }
            default: mistakes.append(String(line))
            }
        }
    }

    /// A type and its members; `-` stands for what is in no type, and `Type*` for members without their type.
    private static func names(of type: String, _ members: [String]) -> [String] {
        if type == "-" { return members }
        let owner = type.hasSuffix("*") ? String(type.dropLast()) : type
        return (owner == type ? [owner] : []) + members.map { "\(owner).\($0)" }
    }

    /// What is reached through an entry: a name, or anything in it.
    func isReached(_ name: String) -> Bool { DeclaredSince.holds(with, name) }

    /// What is let through: a name, or anything in it.
    func passes(_ name: String) -> Bool { DeclaredSince.holds(passes, name) }

    private static func holds(_ table: [String: String], _ name: String) -> Bool {
        if table[name] != nil { return true }
        guard let dot = name.prefix(while: { $0 != "(" }).lastIndex(of: ".") else { return false }
        return holds(table, String(name[..<dot]))
    }
}
