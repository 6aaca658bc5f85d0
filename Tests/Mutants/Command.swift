import Foundation

/// A program with its arguments, in a folder.
struct Command {
    let arguments: [String]
    let folder: URL
    var environment: [String: String] = [:]

    init(_ arguments: String..., in folder: URL) { self.init(arguments, in: folder) }

    init(_ arguments: [String], in folder: URL) { (self.arguments, self.folder) = (arguments, folder) }

    /// Runs it to its end, with what it says on the terminal.
    func run() throws -> Int32 {
        let process = make()
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// Runs it to its end: its status and its output.
    func output() throws -> (status: Int32, output: String) {
        let (process, pipe) = (make(), Pipe())
        process.standardOutput = pipe
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    func make() -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        return process
    }
}
