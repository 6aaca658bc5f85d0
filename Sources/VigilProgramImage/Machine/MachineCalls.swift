import CVigilMachineCalls

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
}
