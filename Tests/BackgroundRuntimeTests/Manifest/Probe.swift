import Foundation
import Synchronization
import Testing
import VigilFacts

/// Reads manifests in processes of their own, copies of one: its start takes longer than what they do.
final class Probe: Sendable {
    struct Outcome {
        /// The first line of the output; nil when there is none.
        let firstLine: String?
        let exit: Int32
    }

    private static let shared = Result { try Probe() }

    private let paths = Pipe()
    private let answers = Pipe()
    private let isAsking = Mutex(())

    private init() throws {
        let process = Process()
        let tests = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
        process.executableURL = tests.appendingPathComponent("ManifestProbe")
        process.standardInput = paths
        process.standardOutput = answers
        try process.run()
    }

    /// How the child ended; an issue when a signal or the time limit ended it.
    static func run(_ path: String) throws -> Outcome {
        let answer = try shared.get().answer(to: path)
        let status = try require(answer.components(separatedBy: "\u{1}").last.flatMap { Int32($0) })
        expect(status & 0x7F, is: 0, "killed by signal \(status & 0x7F)")
        let firstLine = answer.split(separator: "\n").first { !$0.hasPrefix("\u{1}") }.map(String.init)
        return Outcome(firstLine: firstLine, exit: status >> 8)
    }

    /// What was printed, and behind it the status of the process, without the end of its line.
    private func answer(to path: String) throws -> String {
        try isAsking.withLock { _ in
            try paths.fileHandleForWriting.write(contentsOf: Data((path + "\n").utf8))
            var answer = Data()
            while !(answer.last == UInt8(ascii: "\n") && answer.dropLast().split(separator: 10).last?.first == 1) {
                let piece = answers.fileHandleForReading.availableData
                try require(!piece.isEmpty, "the program is gone")
                answer += piece
            }
            return String(decoding: answer.dropLast(), as: UTF8.self)
        }
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
