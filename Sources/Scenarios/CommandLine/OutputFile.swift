import Foundation

/// The file of `--output`: takes lines as a run goes on, and writes them in pieces.
final class OutputFile {
    private let path: String
    private let handle: FileHandle
    private var bytes: [UInt8] = []
    /// What went wrong first; what comes after is dropped, and ``close()`` tells.
    private var problem: (any Error)?
    private static let pieceSize = 1 << 16

    /// Makes the file, or empties it.
    ///
    /// - Throws: ``UsageError`` when it cannot be written.
    init(_ path: String) throws(UsageError) {
        self.path = path
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let handle = FileHandle(forWritingAtPath: path)
        else { throw UsageError("--output: \(path) cannot be written") }
        self.handle = handle
        bytes.reserveCapacity(OutputFile.pieceSize + 1_024)
    }

    /// Adds a line.
    func write(_ line: String) { write { $0 += line.utf8 } }

    /// Adds a line that `append` puts into the buffer.
    func write(_ append: (inout [UInt8]) -> Void) {
        append(&bytes)
        bytes.append(UInt8(ascii: "\n"))
        if bytes.count >= OutputFile.pieceSize { flush() }
    }

    /// Writes the rest.
    ///
    /// - Throws: ``UsageError`` when not all was written.
    func close() throws(UsageError) {
        flush()
        do { try handle.close() } catch { problem = problem ?? error }
        if let problem { throw UsageError("--output: \(path): \(problem)") }
    }

    /// Writes what was added since the last time.
    func flush() {
        if problem == nil {
            do { try handle.write(contentsOf: bytes) } catch { problem = error }
        }
        bytes.removeAll(keepingCapacity: true)
    }
}
