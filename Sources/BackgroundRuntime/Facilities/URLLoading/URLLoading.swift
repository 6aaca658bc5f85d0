import Foundation

/// Whoever loads URLs for the apps of a phone: what `URLSession` needs, which is Foundation's, whatever module simulates
/// it.
public protocol URLLoading: AnyObject {
    /// The timeouts of a configuration that names none, in seconds: of a request, and of all attempts for a resource.
    var defaultTimeouts: (request: Double, resource: Double) { get }

    /// The app makes a session.
    ///
    /// - Parameters:
    ///   - settings: what its configuration says.
    ///   - client: whoever is told; kept until the session is invalidated or the process ends, as a session keeps its
    ///     delegate.
    ///   - place: where it is told.
    ///   - process: the launch of the app.
    func openSession(
        _ settings: LoadingSettings, for client: any LoadingClient, at place: CallPlace, in process: AppProcess
    ) -> any LoadingSession
}

/// A session of an app, as whoever loads URLs sees it.
public protocol LoadingSession: AnyObject {
    /// The tasks of whose end the app has not been told, the oldest first.
    var tasks: [any LoadingTask] { get }

    /// Makes a task, which waits until it is resumed. Ends the app where a phone raises an exception.
    func makeTask(_ plan: LoadingPlan) -> any LoadingTask

    /// No more tasks can be made; the session becomes invalid when none is left.
    ///
    /// - Parameter cancelling: whether the tasks that are there are cancelled.
    func invalidate(cancelling: Bool)
}

/// A task of a session, as whoever loads URLs sees it.
public protocol LoadingTask: AnyObject {
    /// Tells it from the other tasks of its session.
    var number: Int { get }

    /// What it was made for.
    var plan: LoadingPlan { get }

    /// How far it is.
    var status: LoadingStatus { get }

    /// What the app says of it: kept with it, also while the app does not run.
    var notes: LoadingNotes { get set }

    /// Starts, or goes on after ``suspend()``.
    func resume()

    /// Stops for now: nothing is transferred until it is resumed.
    func suspend()

    /// Ends it with an error.
    func cancel()

    /// Ends it, and hands over what a new task needs to go on from there; nil where that is impossible. The answer comes
    /// where the session is told.
    func cancelKeepingData(_ answer: @escaping (Data?) -> Void)
}

/// Whoever is told of a session and its tasks, in turns of the app: a session object of a framework, or a scripted app.
public protocol LoadingClient: AnyObject {
    /// Whether code of the app hears of such a call; without it the call only goes its way.
    func isNotified(_ call: LoadingCall, of task: any LoadingTask) -> Bool

    /// Something happened to a task.
    func perform(_ call: LoadingCall, of task: any LoadingTask)

    /// All that waited for the session while its app was away has been told.
    func didFinishEvents()

    /// The session is invalid: nothing follows.
    func didBecomeInvalid()
}

extension LoadingClient {
    public func isNotified(_ call: LoadingCall, of task: any LoadingTask) -> Bool { true }
}
