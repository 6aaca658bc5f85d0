import BackgroundRuntime
import Foundation

/// A trace as JSON Lines: one object per event, keys sorted, the same bytes for the same run.
public struct TraceLines {
    private struct Line: Encodable {
        let t: Int64
        let app: String
        let kind: String
        let text: String
        let state: String
        let awake: [String]
        let rule: String?
    }

    private let trace: Trace
    private let encoder = JSONEncoder()

    /// The lines of `trace`.
    public init(trace: Trace) {
        self.trace = trace
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    }

    /// One event; `t` is nanoseconds since boot.
    public func line(_ record: TraceRecord) -> String {
        let entry = trace.entry(record)
        let line = Line(
            t: entry.instant.nanoseconds, app: entry.app, kind: "\(entry.kind)", text: entry.text,
            state: entry.state.description, awake: entry.holders, rule: entry.rule?.id)
        do {
            return String(decoding: try encoder.encode(line), as: UTF8.self)
        } catch {
            preconditionFailure("an event of plain texts and numbers was not encoded: \(error)")
        }
    }
}
