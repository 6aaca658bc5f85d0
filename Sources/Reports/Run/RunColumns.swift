import VigilResults

/// The records and spans of a run as the page of it reads them: columns, instants as steps from one to the next, in the
/// greatest unit that loses nothing. A hundred thousand records are four megabytes so, and seventeen as JSON Lines.
struct RunColumns {
    private let recording: RunRecording

    /// The columns of a recording.
    init(_ recording: RunRecording) {
        self.recording = recording
    }

    /// The columns as JSON.
    var json: JSONValue {
        let records = recording.records
        return .object([
            ("strings", .texts(recording.strings)), ("t", .instants(steps)), ("app", .numbers(records.app)),
            ("kind", .numbers(records.kind)), ("state", .numbers(records.state)), ("text", .numbers(records.text)),
            ("rule", .numbers(records.rule)), ("spans", spans), ("errands", errands),
        ])
    }

    private var steps: [Int64] {
        let unit = RunHead.unit(of: recording.records.instant)
        var last: Int64 = 0
        return recording.records.instant.map { instant in
            defer { last = instant }
            return (instant - last) / unit
        }
    }

    private var errands: JSONValue {
        let errands = recording.errands
        return .object([
            ("app", .numbers(errands.map(\.app))), ("kind", .numbers(errands.map(\.kind))),
            ("name", .numbers(errands.map(\.name))), ("from", .instants(errands.map(\.from))),
            ("to", .instants(errands.map { $0.to ?? -1 })),
        ])
    }

    /// -1 stands for "none" and "to the end".
    private var spans: JSONValue {
        let spans = recording.spans
        return .object([
            ("app", .numbers(spans.map(\.app))), ("name", .numbers(spans.map(\.name))),
            ("number", .numbers(spans.map(\.number))), ("grant", .numbers(spans.map { $0.grant ?? -1 })),
            ("first", .numbers(spans.map(\.first))), ("last", .numbers(spans.map { $0.last ?? -1 })),
            ("from", .instants(spans.map(\.from))), ("to", .instants(spans.map { $0.to ?? -1 })),
            ("deadline", .instants(spans.map { $0.deadline ?? -1 })),
        ])
    }
}
