import VigilResults

/// Results as a table: scenarios are rows, variants columns.
struct ResultTable {
    /// The results of one scenario.
    struct Row {
        let file: String
        let name: String
        let tags: [String]
        /// What came of it in each variant; nil where it was not played in it.
        var cells: [ScenarioResult?]
    }

    /// The variants in words, in the order of their first results.
    let variants: [String]
    /// The scenarios, in the order of their first results.
    private(set) var rows: [Row] = []

    /// The table of results. Of several of one scenario in one variant the worst counts.
    init(_ results: [ScenarioResult]) {
        var columns: [String: Int] = [:]
        var names: [String] = []
        for result in results where columns[result.variantWords] == nil {
            columns[result.variantWords] = names.count
            names.append(result.variantWords)
        }
        variants = names.map { $0.isEmpty ? "as written" : $0 }
        var places: [String: Int] = [:]
        for result in results {
            let scenario = result.scenario
            if places[scenario.file] == nil {
                places[scenario.file] = rows.count
                let cells = [ScenarioResult?](repeating: nil, count: names.count)
                rows.append(Row(file: scenario.file, name: scenario.name, tags: scenario.tags, cells: cells))
            }
            guard let row = places[scenario.file], let column = columns[result.variantWords] else { continue }
            rows[row].cells[column] = ResultTable.worse(rows[row].cells[column], result)
        }
    }

    private static func worse(_ one: ScenarioResult?, _ other: ScenarioResult) -> ScenarioResult {
        guard let one else { return other }
        let order = Outcome.allCases
        guard let first = order.firstIndex(of: one.outcome), let second = order.firstIndex(of: other.outcome) else {
            return one
        }
        return second > first ? other : one
    }
}
