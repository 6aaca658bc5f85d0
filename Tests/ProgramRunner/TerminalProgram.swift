import Foundation

/// A program of this package on a terminal of its own, at which somebody types.
public final class TerminalProgram {
    private let process = Process()
    private let terminal: Int32
    private let isOver = DispatchSemaphore(value: 0)
    private var shown: [UInt8] = []
    /// How much of it was looked through for a text.
    private var seen = 0

    /// Starts a program on a terminal.
    ///
    /// - Throws: Foundation's error when it was not built.
    public init(
        _ program: Program, _ arguments: [String], in folder: URL, columns: UInt16 = 200,
        environment: [String: String] = [:]
    ) throws {
        let (terminal, other) = Program.makeTerminal(columns)
        self.terminal = terminal
        process.executableURL = program.executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = Program.environment.merging(["TERM": "xterm"]) { $1 }.merging(environment) { $1 }
        let end = FileHandle(fileDescriptor: other)
        (process.standardInput, process.standardOutput, process.standardError) = (end, end, end)
        process.terminationHandler = { [isOver] _ in isOver.signal() }
        try process.run()
        close(other)
    }

    deinit { close(terminal) }

    /// Types a text.
    public func type(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
    }

    /// Reads until a text was shown behind the last one that was waited for.
    ///
    /// - Returns: what was shown meanwhile; nil where the program ended before.
    public func shows(_ text: String) -> String? {
        while true {
            let new = String(decoding: shown[seen...], as: UTF8.self)
            if let range = new.range(of: text) {
                let part = new[..<range.upperBound]
                seen += part.utf8.count
                return String(part)
            }
            if !readOn() { return nil }
        }
    }

    /// Reads until the program has ended.
    ///
    /// - Returns: what it showed since the last time, and its exit code, or the signal that ended it, below zero.
    public func end() -> (shown: String, code: Int32) {
        while readOn() {}
        isOver.wait()
        let rest = String(decoding: shown[seen...], as: UTF8.self)
        let status = process.terminationStatus
        return (rest, process.terminationReason == .exit ? status : -status)
    }

    /// Sends it a signal.
    public func signal(_ number: Int32) { kill(process.processIdentifier, number) }

    /// Whether the terminal shows what is typed and takes whole lines, as it did before the program.
    public var isAsBefore: Bool {
        var settings = termios()
        return tcgetattr(terminal, &settings) == 0
            && settings.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == ICANON | ECHO | ISIG
    }

    /// The last writer's end is an error here. A program that says nothing for a minute will say nothing more.
    private func readOn() -> Bool {
        var event = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        if poll(&event, 1, 60_000) == 0 { signal(SIGKILL) }
        var piece = [UInt8](repeating: 0, count: 4_096)
        let count = read(terminal, &piece, piece.count)
        if count > 0 { shown += piece[..<count] }
        return count > 0
    }
}
