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
    /// Ids of applied rules that no test names.
    public let missing: [String]

    /// The coverage of `book` by the tests below a folder.
    ///
    /// - Parameters:
    ///   - book: the rules.
    ///   - planned: ids of rules that are not applied yet.
    ///   - folder: the folder of the tests.
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

    private static func ids(in folder: String) -> Set<String> {
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.filter { $0.hasSuffix(".swift") }.reduce(into: []) { ids, file in
            guard let text = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8) else { return }
            ids.formUnion(RuleCoverage.ids(inTitlesOf: text))
        }
    }

    /// The ids in front of the colon of each test's title: `@Test("task.leak.kill, task.leak.metric: ...")`.
    package static func ids(inTitlesOf source: String) -> Set<String> {
        source.matches(of: /@Test\(\s*"([^":]+):/).reduce(into: []) { ids, match in
            ids.formUnion(match.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
        }
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
