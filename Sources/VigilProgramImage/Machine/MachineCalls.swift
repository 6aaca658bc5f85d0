import CVigilEntries
import CVigilMachineCalls
import Foundation

/// Calls to the computer that the system makes for an app, while the app's code runs. They are none of the app's.
package enum MachineCalls {
    /// Performs `body` with all calls of this thread let through.
    package static func exempting<Result, Failure>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        vigil_exempt_machine_calls(1)
        defer { vigil_exempt_machine_calls(-1) }
        return try body()
    }

    /// Whether threads run that began before any app did, as a library's that makes one before `main`. A copy of the process
    /// does not have them: their work would not be done, and whoever waits for their end would do so in vain.
    package static var hasThreadsOfLibraries: Bool { vigil_early_threads() > 0 }

    /// What keeps the code of apps from reaching the computer, beside the functions in front of those of the C library.
    package struct Barriers: OptionSet, Sendable {
        package let rawValue: Int32

        package init(rawValue: Int32) { self.rawValue = rawValue }

        /// The kernel refuses changes of files outside a folder.
        package static let files = Barriers(rawValue: Int32(vigil_barrier_files.rawValue))
        /// The kernel hands over each call that changes something outside the process.
        package static let calls = Barriers(rawValue: Int32(vigil_barrier_calls.rawValue))
    }

    /// Closes the world of the calling thread, and of those that it makes, for good.
    ///
    /// - Parameters:
    ///   - folder: the only one in which files are changed from now on, by a path without links.
    ///   - wanted: what is tried.
    /// - Returns: what stands.
    package static func closeWorld(around folder: String, by wanted: Barriers) -> Barriers {
        Barriers(rawValue: vigil_close_world(folder, wanted.rawValue))
    }

    /// Keeps the memory of app code apart from now on, at the same addresses in each process; whether that is possible.
    package static func fixHeap() -> Bool { vigil_fix_heap() }

    /// Says that a thread runs code of another process from now on, or of none: memory is given by that.
    package static func contextDidChange() { vigil_context_did_change() }

    /// Whether this program writes at its end what it has counted for coverage, wherever it was told to.
    package static var measuresCoverage: Bool { vigil_measures_coverage() }

    /// Has the C library and Foundation show the time of a zone, in a closed world: there all code is that of one phone.
    package static func show(_ zone: TimeZone) {
        guard isWorldClosed else { return }
        setenv("TZ", zone.identifier, 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
    }

    /// Whether the world of this process is closed.
    package static var isWorldClosed: Bool { vigil_is_closed() }
}
