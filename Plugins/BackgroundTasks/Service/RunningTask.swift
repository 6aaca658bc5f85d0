import BackgroundRuntime

/// A task that the system started, from its launch handler to its completion.
public final class RunningTask {
    /// What the app asked for.
    public let request: TaskRequest
    /// Called shortly before the time is over; nil once it was.
    public var expirationHandler: (() -> Void)?
    /// Asked for how much of the work is done, from 0 to 1, where the app is not known to have reported any.
    public var fractionCompleted: (() -> Double)?
    /// Whether the app completed it, or the system did.
    public internal(set) var isDone = false

    weak var process: AppProcess?
    let completion: WakeCompletion
    var assertion: HeldAssertion?
    /// Whether its expiration handler was called.
    var isExpired = false
    var progress: ProgressWatch
    var progressEvent: EventID?
    private let service: BackgroundTaskService

    init(_ request: TaskRequest, _ completion: WakeCompletion, of process: AppProcess, _ service: BackgroundTaskService)
    {
        self.request = request
        self.completion = completion
        self.process = process
        self.service = service
        progress = ProgressWatch(limit: service.context.constants.duration(BackgroundTaskConstants.progressLimit))
    }

    /// What the timeline calls it.
    var title: String { "\(request.kind.title) \(request.identifier)" }

    /// The app is done with it.
    public func complete(success: Bool) { service.complete(self, success: success) }

    /// So much of the work of a continued task is done, from 0 to 1.
    public func report(fraction: Double) { service.noteProgress(of: self, fraction) }

    /// What the user is shown of a continued task changes.
    public func update(title: String, subtitle: String) { service.show(self, title: title, subtitle: subtitle) }

    func releaseClosures() { (expirationHandler, fractionCompleted) = (nil, nil) }
}
