/// Where the parts of an event stand in the lines of a timeline: as wide as it takes where nothing limits it, and within the
/// columns of a terminal else.
struct TimelineLayout {
    /// The parts of an event.
    struct Cells {
        var instant: String
        var marker: String
        var event: String
        var state: String
        var holders: String
        var rule: String
    }

    /// How the parts of a line are coloured.
    struct Paint {
        let instant: (String) -> String
        let event: (String) -> String
        let rule: (String) -> String
    }

    private enum Shape {
        /// Everything in one line, as long as it is.
        case unlimited
        /// Columns, in which parts are broken into lines.
        case columns(Widths)
        /// The event, and the rest below it.
        case paragraph(width: Int)
    }

    private struct Widths {
        let event: Int
        let holders: Int
        let rule: Int

        static let full = Widths(event: 72, holders: 26, rule: 0)
        static let instant = 12
        static let state = 11
        static let gap = 2
    }

    private let shape: Shape

    /// A layout for this many columns; nil for any number.
    init(columns: Int?) {
        shape = columns.map(TimelineLayout.shape) ?? .unlimited
    }

    private static func shape(within columns: Int) -> Shape {
        guard columns >= 120 else { return .paragraph(width: max(columns, 40)) }
        let rest = columns - Widths.instant - Widths.state - 4 * Widths.gap
        let rule = min(40, rest * 31 / 100)
        let holders = min(Widths.full.holders, rest * 18 / 100)
        return .columns(Widths(event: rest - rule - holders, holders: holders, rule: rule))
    }

    private static var plain: Paint { Paint(instant: { $0 }, event: { $0 }, rule: { $0 }) }

    /// The line above the first event.
    var header: String {
        switch shape {
        case .unlimited, .columns:
            text(
                Cells(
                    instant: "TIME", marker: "", event: "EVENT", state: "STATE", holders: "KEPT AWAKE BY", rule: "RULE"),
                TimelineLayout.plain)
        case .paragraph:
            text(
                Cells(
                    instant: "TIME", marker: "", event: "EVENT; STATE, KEPT AWAKE BY [RULE]", state: "", holders: "",
                    rule: ""), TimelineLayout.plain)
        }
    }

    /// An event, in as many lines as it takes.
    func text(_ cells: Cells, _ paint: Paint) -> String {
        switch shape {
        case .unlimited: TimelineLayout.line(cells, Widths.full, paint)
        case .columns(let widths): TimelineLayout.columns(cells, widths, paint)
        case .paragraph(let width): TimelineLayout.paragraph(cells, width, paint)
        }
    }

    private static func line(_ cells: Cells, _ widths: Widths, _ paint: Paint) -> String {
        let parts = [
            paint.instant(pad(cells.instant, Widths.instant)),
            paint.event(pad(cells.marker + cells.event, widths.event)), pad(cells.state, Widths.state),
            pad(cells.holders, widths.holders), paint.rule(cells.rule),
        ]
        return trimmed(parts.joined(separator: String(repeating: " ", count: Widths.gap)))
    }

    private static func columns(_ cells: Cells, _ widths: Widths, _ paint: Paint) -> String {
        let events = WrappedText(cells.event, width: widths.event - cells.marker.count).lines
        let holders = WrappedText(cells.holders, width: widths.holders).lines
        let rules = WrappedText(cells.rule, width: widths.rule).lines
        let count = max(events.count, holders.count, rules.count)
        return (0..<count).map { row in
            let marker = row == 0 ? cells.marker : pad("", cells.marker.count)
            return line(
                Cells(
                    instant: row == 0 ? cells.instant : "", marker: marker,
                    event: row < events.count ? events[row] : "", state: row == 0 ? cells.state : "",
                    holders: row < holders.count ? holders[row] : "",
                    rule: row < rules.count ? rules[row] : ""), widths, paint)
        }.joined(separator: "\n")
    }

    private static func paragraph(_ cells: Cells, _ width: Int, _ paint: Paint) -> String {
        // An instant of the second day on is longer.
        let indent = max(Widths.instant, WrappedText.width(of: cells.instant)) + Widths.gap
        let room = width - indent - cells.marker.count
        let kept = cells.holders.isEmpty ? "" : "kept awake by \(cells.holders)"
        let state = [cells.state, kept].filter { !$0.isEmpty }.joined(separator: ", ")
        let rule = cells.rule.isEmpty ? "" : "[\(cells.rule)]"
        let below = [state, rule].filter { !$0.isEmpty }.joined(separator: "  ")
        let events = WrappedText(cells.event, width: room).lines.map(paint.event)
        let others = below.isEmpty ? [] : WrappedText(below, width: room).lines.map(paint.rule)
        return (events + others).enumerated().map { row, text in
            let start = row == 0 ? paint.instant(pad(cells.instant, indent)) + cells.marker : ""
            return trimmed((row == 0 ? start : pad("", indent + cells.marker.count)) + text)
        }.joined(separator: "\n")
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - WrappedText.width(of: text)))
    }

    private static func trimmed(_ text: String) -> String {
        guard let last = text.utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
        return String(text[..<text.utf8.index(after: last)])
    }
}
