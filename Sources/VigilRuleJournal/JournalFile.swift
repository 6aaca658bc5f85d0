import Foundation
import Synchronization

/// The journal of the running program, to which each test adds its line when it ends.
///
/// Several processes of one program may have it open, since a test of how a process ends runs in one of its own: each line
/// is added behind all that is there, whoever wrote it.
package final class JournalFile: Sendable {
    /// The one beside the program; nil where it cannot be written.
    package static let ofProgram: JournalFile? = RuleJournal.path.flatMap { path in
        TestedProgram.current.flatMap { JournalFile(path: path, program: $0) }
    }

    private let file: Mutex<FileHandle>

    /// The journal at `path`, which begins anew when it was another program's.
    package init?(path: String, program: TestedProgram) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { return nil }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard JournalFile.begin(descriptor, file, path: path, program: program) else { return nil }
        self.file = Mutex(file)
    }

    /// Has the journal begin with its program: while one process looks and empties it, the others wait, so that none
    /// empties what another has begun.
    private static func begin(_ descriptor: CInt, _ file: FileHandle, path: String, program: TestedProgram) -> Bool {
        guard flock(descriptor, LOCK_EX) == 0 else { return false }
        defer { flock(descriptor, LOCK_UN) }
        if RuleJournal(path: path)?.program != program {
            guard let first = line(program), ftruncate(descriptor, 0) == 0,
                (try? file.write(contentsOf: first)) != nil
            else { return false }
        }
        // What a run did not come to finish stays on a line of its own.
        return (try? file.write(contentsOf: Data([UInt8(ascii: "\n")]))) != nil
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
