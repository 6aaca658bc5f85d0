import BackgroundRuntime

/// The rules that an expectation may name: those that a trace can cite.
package struct ExpectableRules {
    /// The ids of rules that decide something and are applied, in alphabetical order.
    package let ids: [String]
    private let book: RuleBook

    package init(_ modules: ModuleSet) {
        let planned = modules.plannedRules
        book = modules.book
        ids = book.rules.filter { $0.kind == .decision && !planned.contains($0.id) }.map(\.id)
    }

    /// The ids, and their beginnings up to each point, which stand for several rules.
    var words: [String] {
        Set(
            ids.flatMap { id in
                let parts = id.split(separator: ".")
                return parts.indices.map { parts[...$0].joined(separator: ".") }
            }
        ).sorted()
    }

    /// Reports an id that no trace cites.
    func check(_ id: String, at path: ContentPath, _ problems: ProblemList) {
        guard !ids.contains(id) else { return }
        guard let rule = book.rule(named: id) else { return problems.addUnknown(path, "rule", id, known: ids) }
        switch rule.kind {
        case .property:
            problems.add(
                path, "\(id.quoted) is a property: it always holds, so no trace cites it, and it cannot be expected",
                hint: "expect what follows from it, such as a state, calls or output; it says: \(rule.sentence)")
        case .decision:
            problems.add(path, "\(id.quoted) is not applied by the simulator yet, so no trace cites it")
        }
    }
}
