import Dispatch
import Foundation

// Waiting for a child process. `waitUntilExit` runs a run loop, which notices the end some 30 ms late; the handler of the
// end is told at once.

extension Process {
    /// Runs it to its end.
    func runToEnd() throws {
        let isOver = DispatchSemaphore(value: 0)
        terminationHandler = { _ in isOver.signal() }
        try run()
        isOver.wait()
    }

    /// Runs it to its end and returns what it wrote to its standard output.
    func output() throws -> String {
        let (output, isOver) = (Pipe(), DispatchSemaphore(value: 0))
        standardOutput = output
        terminationHandler = { _ in isOver.signal() }
        try run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        isOver.wait()
        return text
    }
}
