import BackgroundRuntime
import Foundation
import VigilDocuments
import VigilScenarios

/// A run that was written with `--format jsonl`, to be explained afterwards.
struct RecordedRun {
    private let file: String
    private let events: [RecordedEvent]

    /// Whether a file is one: a scenario begins otherwise.
    static func isOne(_ file: String) -> Bool {
        guard FileKind.problem(at: file) == nil, let handle = FileHandle(forReadingAtPath: file) else { return false }
        defer { try? handle.close() }
        let start = (try? handle.read(upToCount: 8)) ?? Data()
        return String(decoding: start, as: UTF8.self).hasPrefix("{\"app\":\"")
    }

    /// The run in a file.
    ///
    /// - Throws: ``UsageError`` for a line that is no event.
    init(_ file: String) throws(UsageError) {
        self.file = file
        events = try RunLines(file: file).events
    }

    /// Says what was held back from each app, and why it was awake or not.
    ///
    /// - Throws: ``UsageError`` for an event of another version.
    func explain(_ times: [VirtualInstant], _ context: CommandContext) throws -> Int32 {
        let book = try context.modules.book
        var entries: [TraceEntry] = []
        for (place, event) in events.enumerated() {
            guard let entry = event.entry(book) else {
                throw UsageError("\(file):\(place + 1): an event of this kind or state is not known here")
            }
            entries.append(entry)
        }
        var names: [String] = []
        for entry in entries where entry.app != "device" && !names.contains(entry.app) { names.append(entry.app) }
        let end = entries.last?.instant ?? .boot
        for name in names {
            let own = entries.filter { $0.app == name }
            context.write("\n" + WithheldEvents(own).text(name: name, style: context.style))
            if let ends = AppEnds(own).text(name: name, style: context.style) { context.write("\n" + ends) }
            for time in times {
                context.write("\n" + AwakeExplanation(name: name, entries: own, end: end).answer(at: time))
            }
        }
        if !times.isEmpty {
            context.write(
                "\nThe file does not have the manifest: explain the scenario to hear what would have kept the app awake."
            )
        }
        return ExitCode.passed
    }
}
