import Foundation

/// The seed by which sets and dictionaries of a process order what is in them: one of chance for each process, unless the
/// environment of its start asks for a fixed one.
package enum HashSeed {
    /// The variable that Swift documents for this.
    private static let variable = "SWIFT_DETERMINISTIC_HASHING"
    private static let yes = "1"

    /// The environment of a process whose order is the same each time.
    package static let fixed: [String: String?] = [variable: yes]
    /// The environment of a process with a seed of its own.
    package static let ofChance: [String: String?] = [variable: "0"]

    /// What this process becomes, by `execv`, gets the fixed seed.
    package static func fixForNext() { setenv(variable, yes, 1) }

    /// Begins this program anew with the fixed seed, unless its environment says which it wants, and with the same addresses
    /// each time. It is to be called before anything else is done. A debugger keeps the program that it holds.
    package static func fix() {
        let isFixed = getenv(variable) != nil
        guard !isFixed && !Supervisor.isTraced || MemoryLayoutChoice.needsNewBeginning else { return }
        if !isFixed {
            fixForNext()
            MemoryLayoutChoice.fixForNext()
        }
        complain(begin("/proc/self/exe"))
    }

    /// Becomes the program in a file, with this one's arguments.
    ///
    /// - Returns: where that fails, why.
    static func begin(_ file: String) -> String {
        execv(file, CommandLine.unsafeArgv)
        return String(cString: strerror(errno))
    }

    /// The program goes on as it is.
    private static func complain(_ reason: String) {
        let words = "sets and dictionaries have an order of chance: the program could not begin anew (\(reason))"
        FileHandle.standardError.write(Data("vigil: \(words); set \(variable)=\(yes)\n".utf8))
    }
}
