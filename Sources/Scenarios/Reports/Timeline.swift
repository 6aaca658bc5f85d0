import BackgroundRuntime

/// A trace as aligned text: instant, event, state, what keeps the app awake, rule; one line per event where there is room.
public struct Timeline {
    private let trace: Trace
    private let style: TextStyle
    private let layout: TimelineLayout

    /// Writes the events of `trace` in a style; on a terminal they fit into its columns.
    public init(trace: Trace, style: TextStyle = .plain) {
        self.trace = trace
        self.style = style
        layout = TimelineLayout(columns: style.columns)
    }

    /// The line above the first.
    public var header: String { style.bold(layout.header) }

    /// One event, without a line break at its end: a line, or several on a terminal that is not wide enough.
    public func line(_ record: TraceRecord) -> String {
        let entry = trace.entry(record)
        let isDevice = record.app == 0
        let name = trace.appNames.count > 2 && !isDevice ? entry.app + ": " : ""
        let cells = TimelineLayout.Cells(
            instant: TimeText.clock(entry.instant), marker: Timeline.marker(entry.kind),
            event: (name + entry.text).onOneLine, state: isDevice ? "" : entry.state.description,
            holders: entry.holders.joined(separator: ", ").onOneLine, rule: entry.rule?.id ?? "")
        return layout.text(
            cells,
            TimelineLayout.Paint(instant: style.dim, event: { painted($0, entry.kind) }, rule: style.cyan))
    }

    public var lines: [String] { trace.records.map(line) }

    /// The sign in front of an event: what the phone did, what the app was told, what it said.
    private static func marker(_ kind: TraceRecord.Kind) -> String {
        switch kind {
        case .stimulus: "* "
        case .call: "> "
        case .output: "| "
        case .finding, .termination: "! "
        case .refusal: "x "
        case .acquire: "+ "
        case .drop: "- "
        case .state, .wake, .log, .note, .screen: "  "
        }
    }

    private func painted(_ text: String, _ kind: TraceRecord.Kind) -> String {
        switch kind {
        case .stimulus: style.bold(text)
        case .output: style.green(text)
        case .finding, .log: style.yellow(text)
        case .termination, .refusal: style.red(text)
        case .call, .state, .acquire, .drop, .wake, .note, .screen: text
        }
    }
}
