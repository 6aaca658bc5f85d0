/// Lays out plain text for the reports of the rule book.
enum ReportText {
    private static let width = 100
    private static let margin = 11

    /// Rows as lines, with the columns aligned and two spaces between them.
    static func columns(_ rows: [[String]]) -> [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map {
                $0.offset == row.count - 1 ? $0.element : pad($0.element, to: widths[$0.offset])
            }
            return trimmingEnd(cells.joined(separator: "  "))
        }
    }

    /// Rows as one text that ends with a line break.
    static func table(_ rows: [[String]]) -> String {
        columns(rows).map { $0 + "\n" }.joined()
    }

    /// Lines under a heading in the margin; no line at all when there are none to show.
    static func part(_ heading: String, _ lines: [String]) -> [String] {
        lines.enumerated().map { pad($0.offset == 0 ? heading : "", to: margin) + $0.element }
    }

    /// A page: title, wrapped sentence, and the parts.
    static func page(title: String, sentence: String, parts: [[String]]) -> String {
        let lines = [title, ""] + wrapped(sentence) + [""] + parts.flatMap { $0 }
        return lines.map { $0 + "\n" }.joined()
    }

    /// A text on lines of the width of a page, or of what is left of it beside the headings.
    static func wrapped(_ text: String, indented isIndented: Bool = false) -> [String] {
        let width = isIndented ? width - margin : width
        var lines = [""]
        for word in text.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if last.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    private static func pad(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func trimmingEnd(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }
}
