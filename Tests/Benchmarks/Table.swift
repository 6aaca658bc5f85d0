import Foundation

/// Figures as aligned text.
struct Table {
    private let rows: [[String]]

    /// The table of `figures`; with the figures of an earlier run, also how many times as much of them.
    init(_ figures: [Figure], comparedWith old: [Figure] = []) {
        let known = Dictionary(old.map { ($0.name, $0) }) { first, _ in first }
        var header = [
            "BENCHMARK", "MEDIAN", "LEAST", "GREATEST", "", "C++", "RATIO", "TARGET", "MET", "INSTR", "ALLOC",
        ]
        if !old.isEmpty { header += ["WAS", "NOW/WAS"] }
        rows = [header] + figures.map { Table.row($0) + (old.isEmpty ? [] : Table.change($0, known[$0.name])) }
    }

    private static func row(_ figure: Figure) -> [String] {
        [
            figure.title, number(figure.median), number(figure.least), number(figure.greatest), figure.unit.rawValue,
            figure.yardstick.map(number) ?? "", figure.ratio.map { fixed($0, 2) } ?? "", figure.target ?? "",
            figure.isMet.map { $0 ? "yes" : "no" } ?? "", figure.instructions.map { fixed($0, 0) } ?? "",
            figure.allocations.map { fixed($0, 2) } ?? "",
        ]
    }

    private static func change(_ figure: Figure, _ old: Figure?) -> [String] {
        guard let old else { return ["", ""] }
        return [number(old.median), old.median > 0 ? fixed(figure.median / old.median, 2) : ""]
    }

    /// A number with three or more digits.
    static func number(_ value: Double) -> String {
        switch abs(value) {
        case 100...: fixed(value, 0)
        case 10..<100: fixed(value, 1)
        default: fixed(value, 2)
        }
    }

    private static func fixed(_ value: Double, _ digits: Int) -> String {
        value.formatted(.number.precision(.fractionLength(digits)).grouping(.never).locale(Locale(identifier: "en_US")))
    }

    /// The lines: the first column to the left, numbers to the right.
    var lines: [String] {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).enumerated().map { index, cell in
                let gap = String(repeating: " ", count: cell.1 - cell.0.count)
                return index == 0 || index == 4 || index == 7 ? cell.0 + gap : gap + cell.0
            }
            return cells.joined(separator: "  ")
        }
    }
}
