/// A record of a trace in words, for reading and for tests.
public struct TraceEntry: Sendable, CustomStringConvertible {
    public let instant: VirtualInstant
    /// The name of the app it happened to; `device` for the device itself.
    public let app: String
    /// What sort of thing happened.
    public let kind: TraceRecord.Kind
    /// What happened, with its details and figures.
    public let text: String
    /// The state of the app after it.
    public let state: AppState
    /// What keeps the app awake from now on.
    public let holders: [String]
    /// The rule behind it.
    public let rule: Rule?

    /// An entry of a run that was recorded somewhere.
    package init(
        at instant: VirtualInstant, app: String, kind: TraceRecord.Kind, text: String, state: AppState,
        holders: [String], rule: Rule?
    ) {
        (self.instant, self.app, self.kind, self.text) = (instant, app, kind, text)
        (self.state, self.holders, self.rule) = (state, holders, rule)
    }

    public var description: String {
        let reason = rule.map { " [\($0.id)]" } ?? ""
        return "\(TimeText.clock(instant)) \(app): \(text)\(reason)"
    }
}

extension Trace {
    /// A record in words.
    public func entry(_ record: TraceRecord) -> TraceEntry {
        let holders = self.holders(of: record)
        return TraceEntry(
            at: record.instant, app: appNames[Int(record.app)], kind: record.kind, text: sentence(record),
            state: record.state,
            holders: holders.isEmpty ? [] : holders.components(separatedBy: TraceSymbol.holderSeparator),
            rule: record.rule)
    }

    /// All records in words.
    public var entries: [TraceEntry] { records.map(entry) }

    /// What happened, with its details and figures.
    public func sentence(_ record: TraceRecord) -> String {
        var sentence = text(of: record.text)
        let detail = text(of: record.detail)
        if !detail.isEmpty {
            // The text of a log is a sentence with its stop already.
            sentence += sentence.isEmpty ? detail : (sentence.hasSuffix(".") ? " " : ": ") + detail
        }
        switch record.unit {
        case .none: return sentence
        case .count: return sentence + " (\(record.number))"
        case .nanoseconds: return sentence + " (\(TimeText.duration(.nanoseconds(record.number))))"
        }
    }
}

/// The part of a trace that belongs to one app.
public struct AppTrace {
    let trace: Trace
    let app: UInt16

    /// The app's records in words, the first thing first.
    public var entries: [TraceEntry] { trace.records.filter { $0.app == app }.map(trace.entry) }

    /// The app's records from a place of the trace on.
    package func records(from place: Int) -> [TraceRecord] {
        trace.records[max(place, trace.records.startIndex)...].filter { $0.app == app }
    }

    /// A record in words.
    package func entry(_ record: TraceRecord) -> TraceEntry { trace.entry(record) }

    /// The entries that cite the rule with this id. An id that no rule has is a mistake of the caller, which fails the running
    /// test.
    public func entries(rule id: String, file: StaticString = #filePath, line: UInt = #line) -> [TraceEntry] {
        check(id, at: CheckedName.Place(file, line))
        return trace.records.filter { $0.app == app && $0.rule?.id == id }.map(trace.entry)
    }

    /// The entries of a kind, such as all that the app printed.
    public func entries(of kind: TraceRecord.Kind) -> [TraceEntry] { records(of: kind).map(trace.entry) }

    private func records(of kind: TraceRecord.Kind) -> [TraceRecord] {
        trace.records.filter { $0.app == app && $0.kind == kind }
    }

    /// Whether the rule with this id was applied to the app. An id that no rule has is a mistake of the caller, which fails the
    /// running test.
    public func contains(rule id: String, file: StaticString = #filePath, line: UInt = #line) -> Bool {
        check(id, at: CheckedName.Place(file, line))
        return trace.records.contains { $0.app == app && $0.rule?.id == id }
    }

    /// What the trace cites exists.
    private func check(_ id: String, at place: CheckedName.Place) {
        if !trace.records.contains(where: { $0.rule?.id == id }) { CheckedName.rule(id, at: place) }
    }

    /// The delegate methods, notifications and handlers that the system called, in order.
    public var calls: [String] { records(of: .call).map(trace.sentence) }

    /// What the app printed, line by line.
    public var output: [String] { records(of: .output).map(trace.sentence) }

    /// What the app did that hurts it.
    public var findings: [TraceEntry] { entries(of: .finding) }
}
