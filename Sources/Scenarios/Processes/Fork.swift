import Foundation

/// A copy of this process that never outlives it.
package enum Fork {
    /// A function of the system that takes a varying number of arguments, which Swift does not call.
    private typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
    private static let control = dlsym(nil, "prctl").map { unsafeBitCast($0, to: Control.self) }
    /// PR_SET_PDEATHSIG of the system's headers: the signal that a process gets when its parent is gone.
    private static let signalOfOrphans: Int32 = 1

    /// Starts a copy of this process, which does `body` and nothing else. No other thread may hold anything that `body` needs.
    ///
    /// - Returns: the number of the copy; nil when the system starts no more.
    package static func start(_ body: () -> Never) -> pid_t? {
        fflush(nil)
        let (parent, control) = (getpid(), control)
        let child = fork()
        if child == 0 {
            _ = control?(signalOfOrphans, UInt(SIGKILL), 0, 0, 0)
            // The parent may be gone already.
            if getppid() != parent { raise(SIGKILL) }
            body()
        }
        return child > 0 ? child : nil
    }
}
