import Foundation
import Synchronization

/// The journal of the running program, to which each test adds its line when it ends.
package final class JournalFile: Sendable {
    /// The one beside the program; nil where it cannot be written.
    package static let ofProgram: JournalFile? = RuleJournal.path.flatMap { path in
        TestedProgram.current.flatMap { JournalFile(path: path, program: $0) }
    }

    private let file: Mutex<FileHandle>

    /// The journal at `path`, which begins anew when it was another program's.
    package init?(path: String, program: TestedProgram) {
        if RuleJournal(path: path)?.program != program {
            guard let first = JournalFile.line(program),
                FileManager.default.createFile(atPath: path, contents: first)
            else { return nil }
        }
        guard let file = FileHandle(forUpdatingAtPath: path), (try? file.seekToEnd()) != nil else { return nil }
        // What a run did not come to finish stays on a line of its own.
        try? file.write(contentsOf: Data([UInt8(ascii: "\n")]))
        self.file = Mutex(file)
    }

    /// Adds the line of a test, which is in the file when this returns.
    package func add(_ entry: RuleJournal.Entry) { write(entry) }

    /// Adds a rule that a trace cites where it does not hold.
    package func add(_ misplacement: RuleJournal.Misplacement) { write(misplacement) }

    private func write(_ value: some Encodable) {
        guard let line = JournalFile.line(value) else { return }
        // A journal that cannot be written is missed by whoever counts; the tests go on.
        file.withLock { try? $0.write(contentsOf: line) }
    }

    private static func line(_ value: some Encodable) -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { $0 + [UInt8(ascii: "\n")] }
    }
}
