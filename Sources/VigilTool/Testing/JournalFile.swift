import Foundation
import VigilDocuments
import VigilResults
import VigilScenarios

/// The file of a journal: each line is written as a whole, at once, so that nothing is lost however the run ends.
final class JournalFile {
    let path: String
    private let descriptor: Int32
    private var isBroken = false
    private let complain: (String) -> Void

    /// Opens the file, or makes it, for this run alone.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - isNamed: whether somebody named it: only then a link is followed.
    ///   - complain: hears once that a line could not be written. No run fails of that.
    /// - Throws: ``UsageError`` where it cannot be written, or another run writes it.
    init(_ path: String, isNamed: Bool = true, complain: @escaping (String) -> Void) throws(UsageError) {
        self.path = path
        self.complain = complain
        let folder = FilePath.folder(of: path)
        if !folder.isEmpty {
            try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | (isNamed ? 0 : O_NOFOLLOW), 0o666)
        guard descriptor >= 0 else {
            throw UsageError("the journal \(path) cannot be written: \(String(cString: strerror(errno)))")
        }
        if let problem = FileKind.problem(at: path) {
            close(descriptor)
            throw UsageError("the journal \(path) cannot be read again: \(problem)")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            close(descriptor)
            throw UsageError("the journal \(path) is that of a run that goes on; --journal keeps it elsewhere")
        }
    }

    deinit { close(descriptor) }

    /// How a journal is known.
    static let kind = WrittenFile.Kind("the journal of a test run", beginning: "{\"head\":{")

    /// What is in it so far; nil where nothing is.
    ///
    /// - Throws: ``/VigilResults/JournalProblem`` for what is no journal.
    func read() throws(JournalProblem) -> TestJournal? {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        return data.isEmpty ? nil : try TestJournal(data, name: path)
    }

    /// The journal in a file.
    ///
    /// - Throws: ``UsageError`` where there is none; ``/VigilResults/JournalProblem`` for what is no journal.
    static func read(_ path: String) throws -> TestJournal {
        let problem = FileKind.problem(at: path)
        guard problem == nil, let data = FileManager.default.contents(atPath: path) else {
            throw UsageError("\(path): there is no such journal: \(problem ?? "the file may not be read")")
        }
        return try TestJournal(data, name: path)
    }

    /// Begins a run: with what is there where it goes on with it, or with an empty file.
    func begin(_ head: TestJournal.Head, _ planned: [TestJournal.Planned], keeping: Bool) {
        ftruncate(descriptor, keeping ? wholeLines : 0)
        write(planned.reduce(into: TestJournal.Line(head).bytes) { $0 += TestJournal.plan($1) })
    }

    /// How many bytes are lines with their end.
    private var wholeLines: off_t {
        let data = FileManager.default.contents(atPath: path) ?? Data()
        return off_t(data.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)
    }

    /// Adds a line, with its end.
    func write(_ bytes: [UInt8]) {
        var written = 0
        while written < bytes.count, !isBroken {
            let count = bytes[written...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            guard count >= 0 || errno == EINTR else { return giveUp() }
            written += max(count, 0)
        }
    }

    private func giveUp() {
        isBroken = true
        complain("the journal \(path) is not written any more: \(String(cString: strerror(errno)))")
    }

    /// Where the journal is kept where nobody says so: in the package around this folder; nil where there is none.
    static var defaultPath: String? {
        var folder = URL(fileURLWithPath: ".").standardizedFileURL
        while !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
            guard folder.path != "/" else { return nil }
            folder.deleteLastPathComponent()
        }
        return folder.appendingPathComponent(".build/vigil/test.jsonl").path
    }
}
