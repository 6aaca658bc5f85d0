import Foundation

/// The file of `--output`: takes lines as a run goes on, and writes them in pieces.
///
/// It writes into what the path names: a pipe, a device and the file behind a link stay what they are. What is not written
/// yet lies in memory that the supervisor of the run shares, which writes it where the run is gone.
final class OutputFile {
    /// The head of the shared memory; the bytes of a piece follow it.
    private struct Head {
        /// The number of bytes in the piece, of whole lines only.
        var count = 0
        /// How many of them are written.
        var written = 0
        /// How many bytes were written before this piece.
        var before = 0
    }

    private let path: String
    private let descriptor: Int32
    private let memory: SharedMemory
    private let head: UnsafeMutablePointer<Head>
    private let piece: UnsafeMutableRawPointer
    /// The line that is being put together.
    private var line: [UInt8] = []
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
        if let input = inputs.first(where: { WrittenFile.isSame($0, path) }) {
            throw UsageError("--output: \(path) is a file that the run reads (\(input)); give it another name")
        }
        try OutputFile.refuseSource(path)
        memory = try SharedMemory(size: MemoryLayout<Head>.size + OutputFile.pieceSize)
        head = memory.start.bindMemory(to: Head.self, capacity: 1)
        head.initialize(to: Head())
        piece = memory.start + MemoryLayout<Head>.size
        descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw OutputFile.problem(path) }
    }

    private static func problem(_ path: String) -> UsageError {
        UsageError("--output: \(path) cannot be written: \(String(cString: strerror(errno)))")
    }

    /// Files with these endings are what people write, and no output of a run.
    private static let endingsOfSources: Set = [
        "swift", "m", "mm", "h", "c", "cc", "cpp", "plist", "json5", "pbxproj", "xcconfig", "gpx", "storyboard", "xib",
        "strings", "entitlements",
    ]

    private static func refuseSource(_ path: String) throws(UsageError) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0,
            endingsOfSources.contains((path as NSString).pathExtension.lowercased())
        else { return }
        throw UsageError("--output: \(path) is there already and is a source; give another name")
    }

    /// Appends a line to the file.
    func write(_ line: String) { write { $0 += line.utf8 } }

    /// Adds a line that `append` puts into the buffer.
    func write(_ append: (inout [UInt8]) -> Void) {
        line.removeAll(keepingCapacity: true)
        append(&line)
        line.append(UInt8(ascii: "\n"))
        line.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                if head.pointee.count + rest.count > OutputFile.pieceSize { flush() }
                // A line that is longer than a piece goes in parts.
                let part = rest.prefix(OutputFile.pieceSize - head.pointee.count)
                let room = UnsafeMutableRawBufferPointer(start: piece + head.pointee.count, count: part.count)
                room.copyMemory(from: UnsafeRawBufferPointer(rebasing: part))
                head.pointee.count += part.count
                rest = rest.dropFirst(part.count)
            }
        }
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
        while head.pointee.written < head.pointee.count {
            let rest = head.pointee.count - head.pointee.written
            let count = Foundation.write(descriptor, piece + head.pointee.written, rest)
            guard count >= 0 || errno == EINTR else { return fail() }
            head.pointee.written += max(count, 0)
        }
        clear()
    }

    private func fail() {
        let problem = OutputFile.problem(path)
        clear()
        stop(problem)
    }

    private func clear() {
        head.pointee = Head(before: head.pointee.before + head.pointee.count)
    }

    /// Writes what a copy of this process, which is gone, has left.
    func flushWhatIsLeft() {
        // The copy may have been ended between writing and taking a note of it. A file knows how far it was written.
        var status = stat()
        if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
            let written = Int(lseek(descriptor, 0, SEEK_CUR)) - head.pointee.before
            head.pointee.written = min(max(head.pointee.written, written), head.pointee.count)
        }
        flush()
    }
}
