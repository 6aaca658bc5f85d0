import BackgroundRuntime

/// An event of a run that was written with `--format jsonl`.
struct RecordedEvent: Decodable {
    let app: String
    let awake: [String]
    let kind: String
    let rule: String?
    let state: String
    let t: Int64
    let text: String

    var instant: VirtualInstant { VirtualInstant(nanoseconds: t) }

    /// As it is shown in a comparison.
    var line: RunLines.Line {
        let time = TimeText.clock(instant)
        let circumstances =
            app == "device" ? "" : "  \(state)" + (awake.isEmpty ? "" : " by \(awake.joined(separator: ", "))")
        let cited = rule.map { "  [\($0)]" } ?? ""
        return RunLines.Line(text: "\(time)  \(text)\(circumstances)\(cited)".onOneLine, rule: rule)
    }

    /// The same as a trace has it, its rule as `book` has it; nil where the words are none of this version.
    func entry(_ book: RuleBook) -> TraceEntry? {
        guard let kind = TraceRecord.Kind.allCases.first(where: { "\($0)" == kind }),
            let state = AppState.allCases.first(where: { $0.description == state })
        else { return nil }
        return TraceEntry(
            at: instant, app: app, kind: kind, text: text, state: state, holders: awake,
            rule: rule.flatMap(book.rule(named:)))
    }
}

extension [RecordedEvent] {
    /// In which state an app is at an instant, and what keeps it awake, in words.
    func state(of app: String, at instant: VirtualInstant) -> String {
        guard let last = last(where: { $0.app == app && $0.instant <= instant }) else { return "not launched" }
        return last.state
            + (last.awake.isEmpty ? "" : ", kept awake by \(last.awake.joined(separator: ", "))").onOneLine
    }
}
