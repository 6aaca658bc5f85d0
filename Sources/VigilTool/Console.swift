import BackgroundRuntime
import Foundation
import VigilScenarios

/// The terminal that the tool was started from.
enum Console {
    /// Writes a line to standard output.
    static func write(_ line: String) { print(line) }

    /// Writes a line to standard error.
    static func complain(_ message: String) {
        FileHandle.standardError.write(Data(("vigil: " + message + "\n").utf8))
    }

    /// Writes a line of progress to standard error, where that is a terminal; it is overwritten by the next.
    static func progress(_ done: Int, of total: Int, _ what: String) {
        guard TextStyle.drawsProgress, total > 0 else { return }
        let width = 24
        let filled = width * done / total
        let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
        FileHandle.standardError.write(Data("\r\u{1B}[K[\(bar)] \(done)/\(total) \(what.onOneLine.suffix(48))".utf8))
    }

    /// Says what is done while it takes its time, to standard error.
    static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    /// Removes the line of progress.
    static func endProgress() {
        guard TextStyle.drawsProgress else { return }
        FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
    }
}
