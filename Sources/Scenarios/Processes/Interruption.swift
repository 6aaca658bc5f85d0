import Foundation

/// An interrupt or a termination of this program, which ends it in good order: nothing that is finished is lost, and no
/// process is left behind.
package enum Interruption {
    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    nonisolated(unsafe) private static var signal: Int32 = 0
    /// A pipe into which the handler writes, so that whoever waits for something else hears of it too.
    nonisolated(unsafe) private static var bell: (reads: Int32, writes: Int32) = (-1, -1)

    /// The signal that came; nil while none has.
    package static var received: Int32? { signal == 0 ? nil : signal }

    /// What can be read from once a signal has come.
    package static var descriptor: Int32 { bell.reads }

    /// From now on a signal is noticed instead of ending the program.
    package static func watch() {
        guard bell.reads < 0, let pipe = Pipe.make() else { return }
        bell = pipe
        _ = fcntl(pipe.writes, F_SETFL, O_NONBLOCK)
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { number in
            Interruption.signal = number
            let before = errno
            var byte: UInt8 = 0
            write(Interruption.bell.writes, &byte, 1)
            errno = before
        }
        for signal in signals where !isIgnored(signal) {
            sigaction(signal, &action, nil)
            // Some programs start others with all signals held back.
            release(signal)
        }
    }

    private static func release(_ signal: Int32) {
        var only = sigset_t()
        sigemptyset(&only)
        sigaddset(&only, signal)
        sigprocmask(SIG_UNBLOCK, &only, nil)
    }

    /// A program in the background may have been told to ignore interrupts.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    /// Lets signals end the program again.
    package static func endWatch() {
        for signal in signals where !isIgnored(signal) { Foundation.signal(signal, SIG_DFL) }
    }

    /// Ends the program as a signal ends one that does nothing about it.
    package static func die(of signal: Int32) -> Never {
        fflush(nil)
        // The process that the signal struck has left its memory to whoever looks into it.
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        Foundation.signal(signal, SIG_DFL)
        release(signal)
        raise(signal)
        exit(128 + signal)
    }
}

extension Pipe {
    /// A pipe whose ends no program inherits; nil when the system has no more.
    package static func make() -> (reads: Int32, writes: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Two ends of a line, into which can be written where nobody listens any more; nil when the system has no more.
    package static func makeSockets() -> (ours: Int32, theirs: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}
