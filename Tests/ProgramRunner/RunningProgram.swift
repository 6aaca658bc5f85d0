import Foundation

/// A program of this package that was started, to be ended in the middle, or to be shown a terminal.
public final class RunningProgram {
    private let process = Process()
    private let (output, complaints) = (Pipe(), Pipe())
    private let isOver = DispatchSemaphore(value: 0)
    private var written = Data()
    private lazy var errors = ErrorReader(complaints.fileHandleForReading)

    /// Starts a program.
    ///
    /// - Throws: Foundation's error when it was not built.
    public init(_ program: Program, _ arguments: [String], in folder: URL) throws {
        process.executableURL = program.executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = Program.environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = complaints
        process.terminationHandler = { [isOver] _ in isOver.signal() }
        // A shell lets what it starts in the background ignore interrupts, and the program would inherit that.
        Foundation.signal(SIGINT, SIG_DFL)
        try process.run()
    }

    /// Sends a signal as soon as the program, or one that it started, has written `text`, and waits until it and all that it
    /// started are gone: their streams end with the last of them.
    public func end(by signal: Int32, behind text: String) -> Program.Outcome {
        wait(for: text)
        kill(process.processIdentifier, signal)
        written += output.fileHandleForReading.readAll()
        let complained = errors.readToEnd()
        isOver.wait()
        return Program.Outcome(
            output: String(decoding: written, as: UTF8.self), complaints: complained,
            code: process.terminationReason == .exit ? process.terminationStatus : nil)
    }

    /// Waits until the program, or one that it started, has written `text`, or nothing writes any more.
    public func wait(for text: String) {
        while !String(decoding: written, as: UTF8.self).contains(text) && !errors.text.contains(text) {
            let piece = output.fileHandleForReading.availableDataWithin(milliseconds: 20)
            guard let piece, !piece.isEmpty else {
                if piece != nil { break }
                continue
            }
            written += piece
        }
    }

    /// The signal by which the program ended.
    public var signal: Int32 { process.terminationReason == .exit ? 0 : process.terminationStatus }
}

/// Reads a stream beside another.
private final class ErrorReader {
    private let handle: FileHandle
    private var data = Data()

    init(_ handle: FileHandle) {
        self.handle = handle
    }

    /// What has come so far.
    var text: String {
        if let piece = handle.availableDataWithin(milliseconds: 0) { data += piece }
        return String(decoding: data, as: UTF8.self)
    }

    func readToEnd() -> String {
        data += handle.readAll()
        return String(decoding: data, as: UTF8.self)
    }
}

extension FileHandle {
    /// What is there to be read, empty at the end; nil when nothing has come in time.
    fileprivate func availableDataWithin(milliseconds: Int32) -> Data? {
        var event = pollfd(fd: fileDescriptor, events: Int16(POLLIN), revents: 0)
        return poll(&event, 1, milliseconds) > 0 ? availableData : nil
    }
}

extension Program {
    /// Runs the program with a terminal of its own for standard output.
    ///
    /// - Parameter columns: how wide the terminal is.
    /// - Returns: what it showed.
    /// - Throws: Foundation's error when the program was not built.
    public func runOnTerminal(
        _ arguments: [String], in folder: URL, columns: UInt16, environment: [String: String] = [:]
    ) throws -> String {
        let (terminal, other) = Program.makeTerminal(columns)
        let (process, isOver) = (Process(), DispatchSemaphore(value: 0))
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = Program.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle(fileDescriptor: other)
        process.standardError = FileHandle.nullDevice
        process.terminationHandler = { _ in isOver.signal() }
        try process.run()
        close(other)
        defer { close(terminal) }
        var shown: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4_096)
        // The last writer's end is an error here.
        while case let count = read(terminal, &piece, piece.count), count > 0 { shown += piece[..<count] }
        isOver.wait()
        return String(decoding: shown, as: UTF8.self).replacing("\r\n", with: "\n")
    }

    /// Both ends of a pseudo terminal.
    static func makeTerminal(_ columns: UInt16) -> (reads: Int32, writes: Int32) {
        let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (lock, number): (Int32, UInt32) = (0, 0)
        // TIOCSPTLCK and TIOCGPTN of the system's headers: unlocks the other end, and asks for its number.
        let isThere = ioctl(terminal, 0x4004_5431, &lock) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0
        precondition(isThere, "the machine has no pseudo terminals")
        var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
        return (terminal, open("/dev/pts/\(number)", O_RDWR | O_NOCTTY))
    }

    /// What programs of tests begin with: the hash seed that they would fix for themselves, else each would begin twice.
    public static var environment: [String: String] {
        environmentOfUser.merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    }

    /// What they would begin with at a user's. The runtime's own account of a crash takes a second, and no test reads it. While
    /// the package is tested nothing else can build it.
    public static var environmentOfUser: [String: String] {
        ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no", "VIGIL_SKIP_BUILD": "1"]) { $1 }
    }
}
