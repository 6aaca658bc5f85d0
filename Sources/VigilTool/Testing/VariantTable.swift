import VigilResults

/// The scenarios that are played in several variants, a row each, and how each variant went, in words.
struct VariantTable {
    private let columns: [String]
    private let rows: [(name: String, cells: [String])]
    /// More are no table that anybody reads.
    private static let widest = 8

    /// A table of results.
    ///
    /// - Parameters:
    ///   - identities: what was played.
    ///   - outcomes: how each went; nil for what was not played.
    init(_ identities: [ScenarioIdentity], _ outcomes: [Outcome?]) {
        var columns: [String] = []
        var rows: [String: [String: String]] = [:]
        var names: [(file: String, name: String)] = []
        for (identity, outcome) in zip(identities, outcomes) where !identity.variant.isEmpty {
            let column = VariantValue.text(identity.variant)
            if !columns.contains(column), columns.count <= VariantTable.widest { columns.append(column) }
            if rows[identity.file] == nil { names.append((identity.file, identity.name)) }
            rows[identity.file, default: [:]][column] = VariantTable.word(outcome)
        }
        self.columns = columns
        self.rows = names.map { file, name in (name, columns.map { rows[file]?[$0] ?? "" }) }
    }

    private static func word(_ outcome: Outcome?) -> String {
        switch outcome {
        case .passed: "passed"
        case .failed, .broken: "failed"
        case .unplayable: "cannot"
        case nil: "not played"
        }
    }

    /// The table, a line each, below an empty one; none where there is nothing to compare.
    var lines: [String] {
        guard columns.count > 1, columns.count <= VariantTable.widest else { return [] }
        let table = [("", columns)] + rows.map { ($0.name.onOneLine, $0.cells) }
        let width = table.map(\.0.count).max() ?? 0
        let widths = columns.indices.map { column in table.map { $0.1[column].count }.max() ?? 0 }
        return [""]
            + table.map { name, cells in
                let padded = zip([name] + cells, [width] + widths).map { text, width in
                    text + String(repeating: " ", count: width - text.count)
                }
                var line = padded.joined(separator: "  ")
                while line.last == " " { line.removeLast() }
                return line
            }
    }
}
