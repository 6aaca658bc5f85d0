import BackgroundRuntime
import Foundation
import VigilProgramImage

/// The world of a process that plays an app's code, closed before the app's first turn: nothing outside its containers is
/// changed, no other program starts, and nothing leaves the computer.
///
/// What the process needs of the computer it has opened before: its output, and the line to whoever asked for the run.
package enum ClosedWorld {
    /// Whether this program plays one app and does nothing else. The world of a program with tests stays open.
    nonisolated(unsafe) package static var isWanted = false

    /// The variable by which a test has the kernel do less than it can: `files`, `calls`, or `list` for neither.
    static let variable = "VIGIL_BARRIERS"

    /// Takes the folder for the containers, so that a copy of this process has them there.
    static func prepare() {
        guard isWanted, hindrance == nil else { return }
        // Without a folder the app's world has none: each change of a file is refused.
        _ = try? ContainerSlot.reserveForProcess()
    }

    /// Closes the world of this process, in which no app's code has run.
    ///
    /// - Parameter complain: is told once where the kernel cannot do it, and what holds instead.
    package static func close(_ complain: (String) -> Void) {
        guard isWanted else { return }
        for problem in [MemoryLayoutChoice.fixHeap(), MemoryLayoutChoice.problem] { problem.map(complain) }
        if let hindrance { return complain(hindrance + "; " + instead[.list, default: ""]) }
        guard let folder = try? ContainerSlot.reserveForProcess() else {
            return complain("the folder for containers cannot be made; " + instead[.list, default: ""])
        }
        let barriers = MachineCalls.closeWorld(around: folder, by: wanted)
        guard let kind = Kind(barriers) else { return }
        complain(kind.lack + "; " + instead[kind, default: ""])
    }

    /// Gives the folder back, when the copy that played is gone.
    static func end() { ContainerSlot.giveBackReserve() }

    private static var wanted: MachineCalls.Barriers {
        switch getenv(variable).map({ String(cString: $0) }) {
        case "files": .files
        case "calls": .calls
        case "list": []
        default: [.files, .calls]
        }
    }

    /// Why this process cannot do its work in a closed world.
    private static var hindrance: String? {
        if MachineCalls.measuresCoverage { return "the program measures coverage, and writes it at its end" }
        return Supervisor.isTraced ? "a debugger holds the program" : nil
    }

    /// How the world is closed less than wholly.
    private enum Kind {
        /// The kernel refuses changes of files, and nothing else.
        case files
        /// The kernel hands calls over, and does not look at files itself.
        case calls
        /// The kernel does nothing.
        case list

        init?(_ barriers: MachineCalls.Barriers) {
            switch barriers {
            case .files: self = .files
            case .calls: self = .calls
            case []: self = .list
            default: return nil
            }
        }

        var lack: String {
            switch self {
            case .files: "this kernel takes no filter of calls (seccomp)"
            case .calls: "this kernel does not confine files (Landlock)"
            case .list: "this kernel has neither Landlock nor filters of calls (seccomp)"
            }
        }
    }

    private static let instead: [Kind: String] = [
        .files: "an app cannot change files outside its container; other escapes are found as far as "
            + "their calls are known",
        .calls: "what an app changes outside its container is refused by the calls that do it",
        .list: "what an app changes outside its container is found as far as the calls are known, and not refused",
    ]
}
