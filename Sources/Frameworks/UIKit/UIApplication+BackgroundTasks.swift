import BackgroundRuntime

/// Names a finite-length task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Stands for no task. Compare with this constant, never with a number.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: AppProcess.invalidTaskID)
}

/// The identifier that stands for no task, by its old name.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

extension UIApplication {
    /// Asks for time to finish a task when the app leaves the foreground, and names it after the calling function.
    ///
    /// - Parameters:
    ///   - handler: called on the main thread shortly before the time is over; it must end the task.
    ///   - function: the name of the task.
    ///   - file: where it is begun: the timeline says so.
    ///   - line: the line there.
    @preconcurrency
    public nonisolated func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil, function: StaticString = #function,
        file: StaticString = #fileID, line: UInt = #line
    ) -> UIBackgroundTaskIdentifier {
        begin("\(function)", handler, file, line)
    }

    /// Asks for time to finish a task, under a name that logs and reports show.
    ///
    /// - Parameters:
    ///   - taskName: the name that logs and reports show; that of the calling function where nil.
    ///   - handler: called on the main thread shortly before the time is over; it must end the task.
    ///   - function: the calling function.
    ///   - file: where it is begun: the timeline says so.
    ///   - line: the line there.
    @preconcurrency
    public nonisolated func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil,
        function: StaticString = #function, file: StaticString = #fileID, line: UInt = #line
    ) -> UIBackgroundTaskIdentifier {
        begin(taskName ?? "\(function)", handler, file, line)
    }

    private nonisolated func begin(
        _ name: String, _ handler: (@MainActor @Sendable () -> Void)?, _ file: StaticString, _ line: UInt
    ) -> UIBackgroundTaskIdentifier {
        let fileName = "\(file)".split(separator: "/").last ?? ""
        let id = process.beginTask(
            name: name, place: "\(fileName):\(line)",
            handler: handler.map { handler in { MainActor.assumeIsolated(handler) } })
        return UIBackgroundTaskIdentifier(rawValue: id)
    }

    /// Ends a task that was begun. Every task has to be ended.
    public nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        process.endTask(identifier.rawValue)
    }

    /// Seconds the app may still run in the background; the greatest finite double in the foreground. For logs only.
    public nonisolated var backgroundTimeRemaining: TimeInterval { process.backgroundTimeRemaining }
}
