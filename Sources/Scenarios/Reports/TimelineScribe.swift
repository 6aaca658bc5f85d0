import Foundation

/// Writes recorded timelines for a process whose world is closed: a copy of it that was made before, and runs no code of an
/// app. It writes nothing else.
final class TimelineScribe {
    /// What is to be written.
    private struct Order: Codable {
        let path: String
        let text: String
    }

    /// The scribe of this process; nil where it writes itself.
    nonisolated(unsafe) private static var current: TimelineScribe?

    private let line: Int32
    private var reader = LineReader()

    private init(_ line: Int32) { self.line = line }

    /// Makes the copy. No app's code has run, and there is no other thread.
    static func start() {
        guard current == nil, let line = Pipe.makeSockets() else { return }
        let copy = Fork.start {
            close(line.ours)
            TimelineScribe(line.theirs).serve()
        }
        close(line.theirs)
        if copy == nil { close(line.ours) } else { current = TimelineScribe(line.ours) }
    }

    /// Writes the text of a timeline, by whoever may.
    ///
    /// - Throws: ``UsageError`` where it cannot be written.
    static func write(_ text: String, to path: String) throws(UsageError) {
        guard let current else { return try GoldenTimeline.write(text, to: path) }
        guard let order = try? JSONEncoder().encode(Order(path: path, text: text)) else { return }
        current.send(Array(order))
        let answer = current.receive()
        let problem: String? = answer.map { String(decoding: $0, as: UTF8.self) }
        guard problem != "" else { return }
        throw UsageError(problem ?? "--record: \(path) cannot be written: the process that writes is gone")
    }

    private func serve() -> Never {
        while let line = receive() {
            // An app's code may find the line to here: no other kind of file is written, whatever is asked for.
            guard let order = try? JSONDecoder().decode(Order.self, from: Data(line)), order.path.hasSuffix(".timeline")
            else { continue }
            var problem = ""
            do throws(UsageError) { try GoldenTimeline.write(order.text, to: order.path) } catch {
                problem = "\(error)".replacing("\n", with: " ")
            }
            send(Array(problem.utf8))
        }
        _exit(0)
    }

    private func send(_ bytes: [UInt8]) {
        let all = bytes + [UInt8(ascii: "\n")]
        var written = 0
        while written < all.count {
            let count = all[written...].withUnsafeBytes {
                Foundation.send(line, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count >= 0 || errno == EINTR else { return }
            written += max(count, 0)
        }
    }

    /// The next line; nil where the other end is gone.
    private func receive() -> [UInt8]? {
        var found: [UInt8]?
        while found == nil {
            guard reader.read(line, { found = Array($0) }) else { return found }
        }
        return found
    }
}
