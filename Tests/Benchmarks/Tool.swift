import Foundation

/// A program of the machine.
struct Tool {
    /// What a run came to.
    struct Outcome {
        let output: String
        let complaints: String
        let code: Int32
        /// Processor time of the program and its own children, in nanoseconds.
        let processorTime: Double
        /// Real time until the first line of the output, in nanoseconds.
        let timeToFirstOutput: Double
    }

    /// Where it is.
    let executable: URL

    init(_ executable: URL) { self.executable = executable }

    /// The program called `name` in the folders of `PATH`.
    static func find(_ name: String) -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// This program.
    static let itself = Tool(URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0]))

    /// The folder of `Package.swift`.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Runs the program to its end.
    func run(_ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = Tool.package
        let output = Pipe()
        let complaints = FileManager.default.temporaryDirectory.appendingPathComponent("vigil-complaints-\(getpid())")
        try Data().write(to: complaints)
        defer { try? FileManager.default.removeItem(at: complaints) }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: complaints)
        let (used, start) = (Tool.childrensTime, ProcessorTime.real)
        try process.run()
        let first = output.fileHandleForReading.availableData
        let arrival = ProcessorTime.real - start
        let rest = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            output: String(decoding: first + rest, as: UTF8.self),
            complaints: String(decoding: try Data(contentsOf: complaints), as: UTF8.self),
            code: process.terminationStatus, processorTime: Tool.childrensTime - used, timeToFirstOutput: arrival)
    }

    /// What the children of this process have used that have ended, in nanoseconds.
    private static var childrensTime: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        let microseconds = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) * 1e6 + Double($0.tv_usec) }
        return microseconds.reduce(0, +) * 1_000
    }
}
