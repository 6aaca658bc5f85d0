import BackgroundRuntime

/// Some lines of a timeline, below what is said of a failure.
struct TimelineExcerpt {
    private let trace: Trace
    private let timeline: Timeline

    /// An excerpt from `trace`, in a style.
    init(_ trace: Trace, _ style: TextStyle) {
        self.trace = trace
        timeline = Timeline(trace: trace, style: style.indented(by: 6))
    }

    /// The lines of some records, to the right of what is said of them.
    func lines(_ records: some Sequence<TraceRecord>) -> [String] {
        records.map { "      " + timeline.line($0).replacing("\n", with: "\n      ") }
    }

    /// What happened last, in words; empty where nothing did.
    var last: [String] {
        let records = trace.records.suffix(8)
        return records.isEmpty ? [] : ["    the timeline up to there:"] + lines(records)
    }
}
