import BackgroundRuntime

/// The main actor of the simulated app that is running: its main thread.
///
/// Code that imports a framework of Vigil sees this actor instead of the standard one, so that an app's `@MainActor`
/// types live on the simulated main thread of their own process, whatever thread of the machine runs it. Outside any
/// simulated app, as in a `@MainActor` test function, it is the main thread of the program, as the standard one is.
@globalActor
public final actor MainActor: GlobalActor {
    /// The one actor; which main thread it means depends on the app that is running.
    public static let shared = MainActor()

    public nonisolated var unownedExecutor: UnownedSerialExecutor { SimulatedExecutors.mainThread }

    /// The executor of the main actor.
    public static var sharedUnownedExecutor: UnownedSerialExecutor { SimulatedExecutors.mainThread }

    /// Runs `body` on the main actor and returns its result.
    public static func run<Result: Sendable>(
        resultType: Result.Type = Result.self, body: @MainActor @Sendable () throws -> Result
    ) async rethrows -> Result {
        try await body()
    }

    /// Runs a closure that needs the main actor, from code that is known to run on the app's main thread.
    ///
    /// Stops with a sentence when it does not.
    @available(*, noasync, message: "await the call to the @MainActor closure directly")
    public static func assumeIsolated<Result: Sendable, Failure: Error>(
        _ operation: @MainActor () throws(Failure) -> Result, file: StaticString = #fileID, line: UInt = #line
    ) throws(Failure) -> Result {
        precondition(
            SimulatedExecutors.isOnMainThread, "MainActor.assumeIsolated was called off the app's main thread",
            file: file, line: line)
        // Only the isolation differs between the two types, and it was checked above.
        return try withoutActuallyEscaping(operation) { (operation) throws(Failure) -> Result in
            try unsafeBitCast(operation, to: (() throws(Failure) -> Result).self)()
        }
    }
}
