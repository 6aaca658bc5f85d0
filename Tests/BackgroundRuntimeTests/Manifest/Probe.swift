import Dispatch
import Foundation
import Testing

/// Reads a manifest in a child process.
enum Probe {
    struct Outcome {
        /// The first line of the output; nil when there is none.
        let firstLine: String?
        let exit: Int32
    }

    /// How the child ended; an issue when a signal or the time limit ended it.
    static func run(_ path: String) throws -> Outcome {
        let process = Process()
        let output = Pipe()
        let isOver = DispatchSemaphore(value: 0)
        let tests = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
        process.executableURL = tests.appendingPathComponent("ManifestProbe")
        process.arguments = [path]
        process.standardOutput = output
        process.terminationHandler = { _ in isOver.signal() }
        try process.run()
        // The reader of a hostile file takes milliseconds; the bound is for a reader that never ends.
        // A child of a test's thread has the gentler signals blocked.
        let child = process.processIdentifier
        let guardian = DispatchWorkItem { kill(child, SIGKILL) }
        DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: guardian)
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        isOver.wait()
        guardian.cancel()
        #expect(process.terminationReason == .exit, "killed by signal \(process.terminationStatus)")
        let firstLine = text.split(separator: "\n").first.map(String.init)
        return Outcome(firstLine: firstLine, exit: process.terminationStatus)
    }
}

/// A directory that is removed with this object.
final class TemporaryDirectory {
    let root: String

    init() throws {
        root = FileManager.default.temporaryDirectory.path + "/vigil-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    func path(_ name: String) -> String { root + "/" + name }
}
