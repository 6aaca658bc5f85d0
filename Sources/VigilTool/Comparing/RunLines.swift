import BackgroundRuntime
import Foundation
import VigilDocuments
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

    let lines: [Line]
    /// What the lines tell; empty where only their text is known.
    private(set) var events: [RecordedEvent] = []

    /// The lines of a file.
    ///
    /// - Throws: ``UsageError`` where there is none, or a line of JSON is no event.
    init(file: String) throws(UsageError) {
        let problem = FileKind.problem(at: file)
        guard problem == nil, let data = FileManager.default.contents(atPath: file) else {
            let words = problem ?? "the file may not be read"
            throw UsageError("\(file): \(words); vigil run --format jsonl --output writes one")
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
        var read: [RecordedEvent] = []
        for (index, text) in json.enumerated() {
            guard let event = try? decoder.decode(RecordedEvent.self, from: Data(text.utf8)) else {
                throw UsageError("\(name):\(index + 1): this line is no event of a run")
            }
            read.append(event)
        }
        self.init(read.map(\.line))
        events = read
    }

    private init(_ lines: [Line]) { self.lines = lines }
}
