import VigilResults

/// A run in the format of Chrome's trace viewer, which Perfetto opens too: a process for each app, a thread for each
/// thing that kept it awake, since the slices of a thread have to nest.
package struct TraceViewerFile {
    private let result: ScenarioResult
    private let recording: RunRecording

    /// A file for a run.
    package init(_ result: ScenarioResult, _ recording: RunRecording) {
        self.result = result
        self.recording = recording
    }

    /// The file, an event in each line.
    package var text: String {
        let other = JSONValue.object([
            ("scenario", .text(result.scenario.name)), ("file", .text(result.scenario.file)),
            ("system", .text(result.system)), ("seed", .text(String(result.seed))),
            ("outcome", .text(result.outcome.rawValue)), ("breakdown", .text(result.breakdown ?? "")),
        ])
        return "{\"displayTimeUnit\":\"ms\",\"otherData\":\(other.text),\"traceEvents\":[\n"
            + (names + states + holders + instants).map(\.text).joined(separator: ",\n") + "\n]}"
    }

    /// The threads of each app: the first for what happened, the second for its state, then one for each assertion.
    private enum Thread {
        static let events = 1
        static let state = 2
        static let holders = 3
    }

    private var rows: PictureRows { PictureRows(recording) }

    private var names: [JSONValue] {
        recording.apps.enumerated().flatMap { app, name in
            [metadata("process_name", app, 0, name), metadata("thread_name", app, Thread.events, "what happened")]
                + (app == 0 ? [] : [metadata("thread_name", app, Thread.state, "state")])
        } + threads.map { metadata("thread_name", $0.span.app, $0.thread, recording.strings[$0.span.name]) }
    }

    private var states: [JSONValue] {
        recording.apps.indices.dropFirst().flatMap { app in
            rows.states(of: app).map { slice($0.state, "state", app, Thread.state, $0.from, $0.to, []) }
        }
    }

    private var holders: [JSONValue] {
        threads.map { span, thread in
            let deadline = span.deadline.map { [("deadline", JSONValue.text(TimeWords.clock($0)))] } ?? []
            return slice(
                recording.strings[span.name], "awake", span.app, thread, span.from, span.to ?? recording.end, deadline)
        }
    }

    /// A thread is used again, by something of the same name, when what it held is over.
    private var threads: [(span: AwakeSpan, thread: Int)] {
        struct Row: Hashable {
            let app: Int
            let name: Int
        }
        var ends: [Row: [(thread: Int, end: Int64)]] = [:]
        var counts: [Int: Int] = [:]
        return recording.spans.map { span in
            let (row, end) = (Row(app: span.app, name: span.name), span.to ?? recording.end)
            if let place = ends[row]?.firstIndex(where: { $0.end <= span.from }) {
                ends[row]?[place].end = end
                return (span, ends[row]?[place].thread ?? Thread.holders)
            }
            let thread = Thread.holders + counts[span.app, default: 0]
            counts[span.app, default: 0] += 1
            ends[row, default: []].append((thread, end))
            return (span, thread)
        }
    }

    private var instants: [JSONValue] {
        let records = recording.records
        return records.instant.indices.map { place in
            let number = records.rule[place]
            let rule = number < 0 ? [] : [("rule", JSONValue.text(recording.rules[number].id))]
            return .object([
                ("name", .text(recording.strings[records.text[place]])),
                ("cat", .text(recording.kinds[records.kind[place]])), ("ph", .text("i")), ("s", .text("t")),
                ("pid", .number(Int64(records.app[place]))), ("tid", .number(Int64(Thread.events))),
                ("ts", TraceViewerFile.microseconds(records.instant[place])), ("args", .object(rule)),
            ])
        }
    }

    private func metadata(_ name: String, _ app: Int, _ thread: Int, _ text: String) -> JSONValue {
        .object([
            ("name", .text(name)), ("ph", .text("M")), ("pid", .number(Int64(app))), ("tid", .number(Int64(thread))),
            ("args", .object([("name", .text(text))])),
        ])
    }

    private func slice(
        _ name: String, _ category: String, _ app: Int, _ thread: Int, _ from: Int64, _ to: Int64,
        _ arguments: [(String, JSONValue)]
    ) -> JSONValue {
        .object([
            ("name", .text(name)), ("cat", .text(category)), ("ph", .text("X")), ("pid", .number(Int64(app))),
            ("tid", .number(Int64(thread))), ("ts", TraceViewerFile.microseconds(from)),
            ("dur", TraceViewerFile.microseconds(to - from)), ("args", .object(arguments)),
        ])
    }

    private static func microseconds(_ nanoseconds: Int64) -> JSONValue {
        .decimal(TimeWords.decimal(nanoseconds, places: 3, digits: 3))
    }
}
