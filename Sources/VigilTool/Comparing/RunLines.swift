import BackgroundRuntime
import Foundation
import VigilScenarios

/// The timeline of a run that was written with `--format jsonl`, or recorded by a test run, as lines to be compared.
struct RunLines {
    /// A line of the timeline.
    struct Line: Hashable {
        /// As it is shown: time, event, state, what keeps the app awake, rule.
        let text: String
        /// The rule behind it; nil without one, and where only the text is known.
        let rule: String?
    }

    private struct Event: Decodable {
        let app: String
        let awake: [String]
        let rule: String?
        let state: String
        let t: Int64
        let text: String

        var line: Line {
            let time = TimeText.clock(VirtualInstant(nanoseconds: t))
            let circumstances =
                app == "device" ? "" : "  \(state)" + (awake.isEmpty ? "" : " by \(awake.joined(separator: ", "))")
            let cited = rule.map { "  [\($0)]" } ?? ""
            return Line(text: "\(time)  \(text)\(circumstances)\(cited)".onOneLine, rule: rule)
        }
    }

    let lines: [Line]

    /// The lines of a file.
    ///
    /// - Throws: ``UsageError`` where there is none, or a line of JSON is no event.
    init(file: String) throws(UsageError) {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw UsageError("\(file): there is no such file; vigil run --format jsonl --output writes one")
        }
        var lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        guard lines.first?.hasPrefix("{") == true else {
            self.init(lines.map { Line(text: String($0).onOneLine, rule: nil) })
            return
        }
        try self.init(json: lines.map(String.init), from: file)
    }

    /// The events of JSON Lines.
    ///
    /// - Throws: ``UsageError`` for a line that is no event.
    init(json: [String], from name: String) throws(UsageError) {
        let decoder = JSONDecoder()
        var read: [Line] = []
        for (index, text) in json.enumerated() {
            guard let event = try? decoder.decode(Event.self, from: Data(text.utf8)) else {
                throw UsageError("\(name):\(index + 1): this line is no event of a run")
            }
            read.append(event.line)
        }
        self.init(read)
    }

    private init(_ lines: [Line]) { self.lines = lines }
}
