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

// A build knows the place of a call, which a timeline shows. Apple's declarations have no room for it.

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
        begin(at: TaskPlace(function: function, file: file, line: line)) { asApple()(handler) }
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
        begin(at: TaskPlace(function: function, file: file, line: line)) { named()(taskName, handler) }
    }

    private typealias Handler = (@MainActor @Sendable () -> Void)?

    // The full names tell Apple's methods from the ones above.

    private nonisolated func asApple() -> (Handler) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(expirationHandler:)
    }

    private nonisolated func named() -> (String?, Handler) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName:expirationHandler:)
    }

    /// What a task of the app is called where the app does not say, and where it is begun.
    struct TaskPlace {
        let function: StaticString
        let file: StaticString
        let line: UInt

        var text: String { "\("\(file)".split(separator: "/").last ?? ""):\(line)" }
    }

    /// Begins a task by the method that a subclass may have put in the place of the system's.
    private nonisolated func begin(
        at place: TaskPlace, _ begin: () -> UIBackgroundTaskIdentifier
    ) -> UIBackgroundTaskIdentifier {
        let outer = taskPlace
        taskPlace = place
        defer { taskPlace = outer }
        return begin()
    }

    nonisolated func begin(
        _ name: String?, _ handler: (@MainActor @Sendable () -> Void)?
    ) -> UIBackgroundTaskIdentifier {
        let place = taskPlace
        let id = process.beginTask(
            name: name ?? place.map { "\($0.function)" } ?? "a task",
            place: place?.text ?? process.simulation.placeInApp().map { "\($0)" } ?? "",
            handler: handler.map { handler in { MainActor.assumeIsolated(handler) } })
        return UIBackgroundTaskIdentifier(rawValue: id)
    }
}
