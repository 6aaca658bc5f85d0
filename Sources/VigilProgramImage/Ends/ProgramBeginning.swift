import CVigilEntries
import CVigilMachineCalls
import Foundation

/// A new beginning of the program in its own process, with its arguments and environment.
package enum ProgramBeginning {
    /// Begins, and comes back only where the machine refuses. What the program had open is closed, and what it had measured of its
    /// own code is written.
    package static func begin(adding words: [String] = []) {
        vigil_exempt_machine_calls(1)
        defer { vigil_exempt_machine_calls(-1) }
        fflush(nil)
        vigil_write_coverage()
        closeOnBeginning()
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        // A bound of the old beginning's end is none of the new one's.
        alarm(0)
        let arguments = (CommandLine.arguments + words).map { strdup($0) } + [nil]
        execv("/proc/self/exe", arguments)
    }

    /// Standard input, output and errors stay open.
    private static func closeOnBeginning() {
        let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        for file in open.compactMap(Int32.init) where file > 2 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    }
}
