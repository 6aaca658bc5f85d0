import Foundation

/// A program that runs in a process of its own, and has a channel to this one that what it prints does not touch.
///
/// It dies with this process, whatever ends that: it has a process group of its own, which is ended at an interrupt, and
/// the system kills it where this process is killed.
package struct ChildProgram {
    /// Where a stream of the program goes.
    package enum Stream {
        /// Where standard error of this process goes.
        case standardError
        case nowhere
        case channel
    }

    /// The descriptor of the channel in the program.
    package static let channel: Int32 = 3
    /// The descriptor from which the program takes what it is asked for, where it is asked.
    package static let requests: Int32 = 4

    private let executable: String
    private let arguments: [String]
    private let environment: [String: String?]
    private let streams: (output: Stream, errors: Stream)
    /// Whether its objects lie at addresses of chance; nil for whatever this process has.
    private let hasLayoutOfChance: Bool?

    /// A program that has not begun.
    ///
    /// - Parameters:
    ///   - executable: the path of the program.
    ///   - arguments: what it is given, its own name aside.
    ///   - environment: what is other than in the environment of this process; nil removes a variable.
    ///   - hasLayoutOfChance: whether its objects lie at addresses of chance, or at the same each time; nil leaves that as it is.
    ///   - output: where its standard output goes.
    ///   - errors: where its standard error goes.
    package init(
        _ executable: String, _ arguments: [String], environment: [String: String?] = [:],
        hasLayoutOfChance: Bool? = nil, output: Stream = .standardError, errors: Stream = .standardError
    ) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.hasLayoutOfChance = hasLayoutOfChance
        streams = (output, errors)
    }

    /// Runs it to its end.
    ///
    /// - Parameter take: gets each line of the channel as it comes.
    /// - Throws: ``UsageError`` when the system starts no more processes.
    package func run(_ take: @escaping (String) -> Void = { _ in }) throws(UsageError) -> ProcessEnd {
        Interruption.watch()
        guard let pipe = Pipe.make(), let child = start(channel: pipe.writes) else {
            throw UsageError("\(executable) cannot be started: \(String(cString: strerror(errno)))")
        }
        close(pipe.writes)
        defer { close(pipe.reads) }
        // Both set it, so that neither can be too late.
        setpgid(child, child)
        var watch = ChildWatch(child, hasGroup: true, descriptor: pipe.reads, take)
        return watch.wait()
    }

    /// Starts it, to be asked for one thing after the other.
    ///
    /// - Throws: ``UsageError`` when the system starts no more processes.
    package func start() throws(UsageError) -> RunningChild {
        Interruption.watch()
        guard let pipe = Pipe.make(), let line = Pipe.makeSockets(),
            let child = start(channel: pipe.writes, requests: line.theirs)
        else {
            throw UsageError("\(executable) cannot be started: \(String(cString: strerror(errno)))")
        }
        close(pipe.writes)
        close(line.theirs)
        setpgid(child, child)
        return RunningChild(child, reads: pipe.reads, writes: line.ours)
    }

    private func start(channel: Int32, requests: Int32? = nil) -> pid_t? {
        let words = ([executable] + arguments).map { strdup($0) } + [nil]
        let variables = ProcessInfo.processInfo.environment.merging(environment.compactMapValues(\.self)) { $1 }
            .filter { environment[$0.key] != .some(nil) }
        let settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for text in words + settings { free(text) } }
        return Fork.start {
            setpgid(0, 0)
            take(open("/dev/null", O_RDONLY), as: STDIN_FILENO)
            direct(streams.output, channel, as: STDOUT_FILENO)
            direct(streams.errors, channel, as: STDERR_FILENO)
            // Neither may be taken for the other before both are where they belong.
            let asked = requests.map { fcntl($0, F_DUPFD, 100) }
            take(channel, as: ChildProgram.channel)
            if let asked {
                dup2(asked, ChildProgram.requests)
                close(asked)
            }
            if let hasLayoutOfChance { MemoryLayoutChoice.setForNext(isOfChance: hasLayoutOfChance) }
            execve(executable, words, settings)
            // As a shell says it of a program that cannot be run.
            _exit(127)
        }
    }

    private func direct(_ stream: Stream, _ channel: Int32, as descriptor: Int32) {
        switch stream {
        case .standardError: take(STDERR_FILENO, as: descriptor)
        case .nowhere: take(open("/dev/null", O_WRONLY), as: descriptor)
        case .channel: take(channel, as: descriptor)
        }
    }

    /// Gives a descriptor another number, under which the program inherits it.
    private func take(_ descriptor: Int32, as number: Int32) {
        if descriptor == number { _ = fcntl(number, F_SETFD, 0) } else { dup2(descriptor, number) }
    }
}
