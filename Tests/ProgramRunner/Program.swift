import Foundation

/// A program of this package that was built beside the tests, run as a user runs it.
public struct Program: Sendable {
    /// What a program wrote, and how it ended.
    public struct Outcome: Sendable, Equatable {
        /// Standard output.
        public let output: String
        /// Standard error.
        public let complaints: String
        /// The exit code; nil when a signal ended it.
        public let code: Int32?
    }

    /// Its file.
    public let executable: URL

    /// The program called `name`, where it was built.
    public init(_ name: String) {
        let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        executable = folder.appendingPathComponent(name)
    }

    /// A program in a file of its own.
    public init(at executable: URL) { self.executable = executable }

    /// The folder of `Package.swift`.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Runs the program in `folder`, the package's by default.
    ///
    /// - Throws: Foundation's error when it was not built.
    public func run(
        _ arguments: [String], in folder: URL = Program.root, environment: [String: String] = Program.environment
    ) throws -> Outcome {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = environment
        let (output, complaints) = (Pipe(), Pipe())
        // Handles close too late by themselves: a run of all tests starts a thousand programs, and Foundation reads beyond the
        // list of open files where that is long.
        defer { for pipe in [output, complaints] { try? pipe.fileHandleForReading.close() } }
        process.standardOutput = output
        process.standardError = complaints
        // Waiting with the process's own method looks for its end only every thirty milliseconds or so.
        let isOver = DispatchSemaphore(value: 0)
        process.terminationHandler = { _ in isOver.signal() }
        try process.run()
        // Both at once: a program that fails at each step complains more than a pipe holds.
        let errors = Reading(complaints.fileHandleForReading)
        let text = String(decoding: output.fileHandleForReading.readAll(), as: UTF8.self)
        isOver.wait()
        let code = process.terminationReason == .exit ? process.terminationStatus : nil
        return Outcome(output: text, complaints: errors.text, code: code)
    }

    /// What is read of a pipe on a thread of its own.
    private final class Reading: @unchecked Sendable {
        private var data = Data()
        private let isOver = DispatchSemaphore(value: 0)

        init(_ handle: FileHandle) {
            Thread.detachNewThread { [self] in
                data = handle.readAll()
                isOver.signal()
            }
        }

        /// All of it, once the other end is closed.
        var text: String {
            isOver.wait()
            return String(decoding: data, as: UTF8.self)
        }
    }
}
