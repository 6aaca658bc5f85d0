import BackgroundRuntime
import Foundation

/// How much of the rule book is applied, and how much of that is exercised by a test that names the rule.
public struct RuleCoverage: Sendable {
    /// One section of the book.
    public struct Section: Sendable, Hashable {
        /// The first word of its ids.
        public let name: String
        /// Rules in the book.
        public let total: Int
        /// Rules that the simulator applies.
        public let applied: Int
        /// Applied rules that some test names.
        public let exercised: Int
    }

    /// The sections, in alphabetical order.
    public let sections: [Section]
    /// Applied rules that no test names.
    public let missing: [String]

    /// The coverage of `book` by the tests below a folder.
    ///
    /// - Parameter planned: ids of rules that are not applied yet.
    public init(book: RuleBook, planned: Set<String>, tests folder: String) {
        let named = RuleCoverage.ids(in: folder)
        sections = book.sections.map { name in
            let rules = book.rules(inSection: name)
            let applied = rules.filter { !planned.contains($0.id) }
            return Section(
                name: name, total: rules.count, applied: applied.count,
                exercised: applied.count { named.contains($0.id) })
        }
        missing = book.rules.map(\.id).filter { !planned.contains($0) && !named.contains($0) }
    }

    /// The words with dots in the titles of all tests below `folder`, and in what scenario files expect.
    private static func ids(in folder: String) -> Set<String> {
        var ids: Set<String> = []
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        for file in files where file.hasSuffix(".swift") {
            guard let text = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8) else { continue }
            for title in text.matches(of: /@Test\(\s*"([^"]*)"/) { ids.formUnion(words(title.1)) }
        }
        return ids
    }

    private static func words(_ title: Substring) -> [String] {
        title.split { !($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") }
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: ".-")) }.filter { $0.contains(".") }
    }

    /// The coverage as an aligned table.
    public var text: String {
        let rows = sections.map { ($0.name, $0.total, $0.applied, $0.exercised) }
        let total = rows.reduce((0, 0, 0)) { ($0.0 + $1.1, $0.1 + $1.2, $0.2 + $1.3) }
        let all = rows + [("total", total.0, total.1, total.2)]
        let lines = all.map { name, total, applied, exercised in
            RuleCoverage.row(name, ["\(total)", "\(applied)", "\(exercised)"])
        }
        let header = RuleCoverage.row("SECTION", ["RULES", "APPLIED", "EXERCISED"])
        let gaps = missing.isEmpty ? [] : ["", "Applied and named by no test:"] + missing.map { "  " + $0 }
        return ([header] + lines + gaps).joined(separator: "\n")
    }

    private static func row(_ name: String, _ cells: [String]) -> String {
        name + String(repeating: " ", count: max(1, 12 - name.count))
            + cells.map { String(repeating: " ", count: max(0, 11 - $0.count)) + $0 }.joined()
    }
}
