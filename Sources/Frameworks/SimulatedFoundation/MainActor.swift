import BackgroundRuntime

/// The main actor of the simulated app that is running: its main thread.
///
/// Code that imports a framework of Vigil sees this actor instead of the standard one, so that an app's `@MainActor`
/// types live on the simulated main thread of their own process, whatever thread of the machine runs it.
@globalActor
public final actor MainActor: GlobalActor {
    /// The one actor; which main thread it means depends on the app that is running.
    public static let shared = MainActor()

    private let executor = MainThreadExecutor()

    public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Runs a closure that needs the main actor, from code that is known to run on the app's main thread.
    ///
    /// Stops with a sentence when it does not.
    public static func assumeIsolated<Result: Sendable, Failure: Error>(
        _ operation: @MainActor () throws(Failure) -> Result, file: StaticString = #fileID, line: UInt = #line
    ) throws(Failure) -> Result {
        precondition(
            MainThreadExecutor.isOnMainThread, "MainActor.assumeIsolated was called off the app's main thread",
            file: file, line: line)
        // Only the isolation differs between the two types, and it was checked above.
        return try withoutActuallyEscaping(operation) { (operation) throws(Failure) -> Result in
            try unsafeBitCast(operation, to: (() throws(Failure) -> Result).self)()
        }
    }
}

/// Runs the jobs of the main actor as turns on the main thread of the process that is running.
final class MainThreadExecutor: SerialExecutor {
    static var isOnMainThread: Bool {
        guard let thread = SimulatedThread.current else { return false }
        return (thread.owner as? AppProcess)?.mainThread === thread
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        SimulatedApp.process(for: "the main actor").mainThread.enqueue { [self] in
            job.runSynchronously(on: asUnownedSerialExecutor())
        }
    }

    func isIsolatingCurrentContext() -> Bool? { MainThreadExecutor.isOnMainThread }

    func checkIsolated() {
        precondition(MainThreadExecutor.isOnMainThread, "code of the main actor runs off the app's main thread")
    }
}
