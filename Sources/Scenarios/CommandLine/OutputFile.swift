import Foundation

/// The file of `--output`: takes lines as a run goes on, and writes them in pieces.
///
/// It writes into what the path names: a pipe, a device and the file behind a link stay what they are.
final class OutputFile {
    private let path: String
    private let descriptor: Int32
    private var bytes: [UInt8] = []
    /// Ends the run: what comes after cannot be written.
    private let stop: (UsageError) -> Void
    private static let pieceSize = 1 << 16

    /// Opens the file, or makes it, and empties it.
    ///
    /// - Parameters:
    ///   - inputs: the paths of files that the run reads, none of which it may be.
    ///   - stop: called when something cannot be written.
    /// - Throws: ``UsageError`` when it cannot be written.
    init(_ path: String, inputs: [String], stop: @escaping (UsageError) -> Void) throws(UsageError) {
        self.path = path
        self.stop = stop
        if let input = inputs.first(where: { OutputFile.isSame($0, path) }) {
            throw UsageError("--output: \(path) is a file that the run reads (\(input)); give it another name")
        }
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputFile.problem(path) }
        bytes.reserveCapacity(OutputFile.pieceSize + 1_024)
    }

    private static func problem(_ path: String) -> UsageError {
        UsageError("--output: \(path) cannot be written: \(String(cString: strerror(errno)))")
    }

    /// Whether two paths lead to one file, by whatever names and links.
    private static func isSame(_ first: String, _ second: String) -> Bool {
        var (one, other) = (stat(), stat())
        guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
        return one.st_dev == other.st_dev && one.st_ino == other.st_ino
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
    /// - Throws: ``UsageError`` when the system has not taken all.
    func close() throws(UsageError) {
        flush()
        guard Foundation.close(descriptor) == 0 else { throw OutputFile.problem(path) }
    }

    /// Writes what was added since the last time.
    func flush() {
        let written = bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                guard count >= 0 || errno == EINTR else { return false }
                rest = rest.dropFirst(max(count, 0))
            }
            return true
        }
        bytes.removeAll(keepingCapacity: true)
        if !written { stop(OutputFile.problem(path)) }
    }
}
