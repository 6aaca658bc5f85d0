import Foundation

/// How a process ended.
package enum ProcessEnd: Sendable, Hashable, CustomStringConvertible {
    /// With an exit code.
    case code(Int32)
    case signal(Int32)
    /// With this program, at an interrupt or a termination.
    case interrupted

    /// How a child of this process ended, which is waited for.
    init(waitingFor child: pid_t) {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        self.init(status)
    }

    /// How a child ended; nil while it runs.
    init?(of child: pid_t) {
        var status: Int32 = 0
        guard waitpid(child, &status, WNOHANG) == child else { return nil }
        self.init(status)
    }

    private init(_ status: Int32) {
        // WIFEXITED, WEXITSTATUS and WTERMSIG, macros of C.
        self = status & 0x7F == 0 ? .code(status >> 8 & 0xFF) : .signal(status & 0x7F)
    }

    package var description: String {
        switch self {
        case .code(let code): "ended with code \(code)"
        case .signal(let signal): "was ended by \(SignalName.of(signal))"
        case .interrupted: "was interrupted"
        }
    }
}
