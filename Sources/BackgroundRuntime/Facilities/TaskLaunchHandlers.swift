/// Whoever starts background tasks by their identifiers: what frameworks need that register for them without the module that
/// an app imports for its own.
public protocol TaskLaunchHandlers {
    /// Registers the launch handler of a task, before the launch is over.
    ///
    /// - Parameters:
    ///   - identifier: one that the manifest permits.
    ///   - process: the launch of the app that asks.
    ///   - handler: called on a queue of the system for each start of the task.
    /// - Returns: whether the handler is in place.
    func register(_ identifier: String, in process: AppProcess, handler: @escaping (any StartedTask) -> Void) -> Bool
}

/// A background task that the system started.
public protocol StartedTask: AnyObject {
    /// Called shortly before its time is over.
    var expirationHandler: (() -> Void)? { get set }
    /// The app is done with it.
    func complete(success: Bool)
}
