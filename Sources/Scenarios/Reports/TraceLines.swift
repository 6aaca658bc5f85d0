import BackgroundRuntime
import VigilResults

/// A trace as JSON Lines: one object per event, keys sorted, the same bytes for the same run.
///
/// Written by hand into one buffer: Foundation's encoder takes twenty times as long, which shows in a long run.
public struct TraceLines {
    private let trace: Trace
    private static let kinds = TraceRecord.Kind.allCases.map { "\($0)" }

    /// Writes the events of `trace` as JSON.
    public init(trace: Trace) {
        self.trace = trace
    }

    /// One event; `t` is nanoseconds since boot.
    public func line(_ record: TraceRecord) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(256)
        append(record, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Adds the line of an event, without a line end.
    public func append(_ record: TraceRecord, to bytes: inout [UInt8]) {
        bytes += "{\"app\":".utf8
        JSONText.append(trace.appNames[Int(record.app)], to: &bytes)
        bytes += ",\"awake\":[".utf8
        JSONText.appendList(trace.holders(of: record), separator: TraceSymbol.holderSeparator, to: &bytes)
        bytes += "],\"kind\":\"".utf8
        bytes += TraceLines.kinds[Int(record.kind.rawValue)].utf8
        if let rule = record.rule {
            bytes += "\",\"rule\":".utf8
            JSONText.append(rule.id, to: &bytes)
        } else {
            bytes += "\"".utf8
        }
        bytes += ",\"state\":\"".utf8
        bytes += record.state.description.utf8
        bytes += "\",\"t\":".utf8
        JSONText.append(record.instant.nanoseconds, to: &bytes)
        bytes += ",\"text\":".utf8
        JSONText.append(trace.sentence(record), to: &bytes)
        bytes += "}".utf8
    }
}
