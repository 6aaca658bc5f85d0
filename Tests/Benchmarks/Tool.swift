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

    /// Runs the program without its output, and returns the most memory that it, or one that it started, ever had, in bytes.
    func peakMemory(_ arguments: [String]) throws -> Int {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for stream in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
        }
        let words = ([executable.path] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var (child, status, usage) = (pid_t(), Int32(), rusage())
        guard posix_spawn(&child, executable.path, &actions, nil, words, environ) == 0,
            wait4(child, &status, 0, &usage) == child, status == 0
        else { throw BenchmarkError("\(executable.lastPathComponent) \(arguments) did not end well") }
        return usage.ru_maxrss * 1_024
    }

    /// What the children of this process have used that have ended, in nanoseconds.
    private static var childrensTime: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        func nanoseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3 }
        return nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime)
    }
}
