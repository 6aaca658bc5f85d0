// What an app prints: lines in the trace, each as soon as it ends.

extension AppProcess {
    /// Writes what the app printed into the trace. A line that has not ended by the end of the instant is one, too.
    package func write(_ text: String) {
        guard log.begun != nil || text.utf8.last != BegunLine.end else {
            for line in text.dropLast().split(separator: "\n", omittingEmptySubsequences: false) {
                record(.output, String(line))
            }
            return
        }
        write(Array(text.utf8))
    }

    /// The same for what code of C printed.
    func write(_ bytes: some Collection<UInt8>) {
        let begun = log.begun ?? BegunLine()
        log.begun = begun
        for byte in bytes {
            if byte == BegunLine.end { endLine() } else { begun.bytes.append(byte) }
        }
        guard !begun.bytes.isEmpty, begun.event == nil else { return }
        begun.event = simulation.schedule(after: .zero, phase: .watchdog) { [unowned self] in
            begun.event = nil
            finishLine()
        }
    }

    /// Writes a line that the app printed into the trace.
    public func print(_ line: String) {
        finishLine()
        record(.output, line)
    }

    /// Writes what is there of a line that has not ended.
    func finishLine() {
        guard let begun = log.begun else { return }
        if let event = begun.event { simulation.cancel(event) }
        begun.event = nil
        if !begun.bytes.isEmpty { endLine() }
    }

    private func endLine() {
        guard let begun = log.begun else { return }
        record(.output, LogLine.text(of: String(decoding: begun.bytes, as: UTF8.self)))
        begun.bytes = []
    }
}

/// What an app has printed of a line.
final class BegunLine {
    static let end = UInt8(ascii: "\n")

    var bytes: [UInt8] = []
    /// The end of the instant.
    var event: EventID?
}

/// A line that the Foundation of the computer wrote to the log for an app: with a time, a program and a thread of the computer
/// before the text, as `2026-11-28 10:00:00.000 Program[123:4a] text`.
private enum LogLine {
    static func text(of line: String) -> String {
        let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
        guard words.count == 4, isLike("0000-00-00", words[0]), isLike("00:00:00.000", words[1]),
            words[2].last == "]", words[2].contains("[")
        else { return line }
        return String(words[3])
    }

    private static func isLike(_ pattern: String, _ word: Substring) -> Bool {
        word.count == pattern.count && zip(word, pattern).allSatisfy { $1 == "0" ? $0.isNumber : $0 == $1 }
    }
}
