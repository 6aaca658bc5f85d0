import BackgroundRuntime

/// A trace as aligned text: instant, event, state, what keeps the app awake, rule; one line per event.
public struct Timeline {
    private let trace: Trace
    private let style: TextStyle

    /// Writes the events of `trace` in a style.
    public init(trace: Trace, style: TextStyle = .plain) {
        self.trace = trace
        self.style = style
    }

    private enum Width {
        static let instant = 12
        static let event = 72
        static let state = 11
        static let holders = 26
    }

    /// The line above the first.
    public var header: String {
        style.bold(
            [
                Timeline.pad("TIME", Width.instant), Timeline.pad("EVENT", Width.event),
                Timeline.pad("STATE", Width.state), Timeline.pad("KEPT AWAKE BY", Width.holders), "RULE",
            ].joined(separator: "  "))
    }

    /// One event as a line, without a line break.
    public func line(_ record: TraceRecord) -> String {
        let entry = trace.entry(record)
        let isDevice = record.app == 0
        let name = trace.appNames.count > 2 && !isDevice ? entry.app + ": " : ""
        let columns = [
            style.dim(Timeline.pad(TimeText.clock(entry.instant), Width.instant)),
            painted(Timeline.pad(Timeline.marker(entry.kind) + (name + entry.text).onOneLine, Width.event), entry.kind),
            Timeline.pad(isDevice ? "" : entry.state.description, Width.state),
            Timeline.pad(entry.holders.joined(separator: ", ").onOneLine, Width.holders),
            style.cyan(entry.rule?.id ?? ""),
        ]
        return Timeline.trimmed(columns.joined(separator: "  "))
    }

    /// All events, a line each.
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
        case .state, .wake, .log, .note: "  "
        }
    }

    private func painted(_ text: String, _ kind: TraceRecord.Kind) -> String {
        switch kind {
        case .stimulus: style.bold(text)
        case .output: style.green(text)
        case .finding, .log: style.yellow(text)
        case .termination, .refusal: style.red(text)
        case .call, .state, .acquire, .drop, .wake, .note: text
        }
    }

    private static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func trimmed(_ text: String) -> String {
        guard let last = text.utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
        return String(text[..<text.utf8.index(after: last)])
    }
}
