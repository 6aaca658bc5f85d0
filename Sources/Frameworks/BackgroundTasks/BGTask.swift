import SimulatedFoundation
import VigilBackgroundTasks

/// A task that the system started. Its launch handler gets it, as one of its subclasses.
open class BGTask: NSObject {
    let task: RunningTask

    init(_ task: RunningTask) { self.task = task }

    /// The identifier under which the launch handler was registered.
    open var identifier: String { task.request.identifier }

    /// Called shortly before the time of the task is over, on a queue of the system; nil once it was. Without one the task
    /// ends without success and without a warning.
    open var expirationHandler: (() -> Void)? {
        get { task.expirationHandler }
        set { task.expirationHandler = newValue }
    }

    /// The app is done with the task. Without this call in time, the system ends the app (0x2182bad2).
    ///
    /// - Parameter success: whether the work was done.
    open func setTaskCompleted(success: Bool) { task.complete(success: success) }

    static func made(of task: RunningTask) -> BGTask {
        switch task.request.kind {
        case .refresh: BGAppRefreshTask(task)
        case .processing: BGProcessingTask(task)
        case .health: BGHealthResearchTask(task)
        case .continued: BGContinuedProcessingTask(task)
        }
    }
}

/// A short refresh of what the app shows: at most 30 seconds.
open class BGAppRefreshTask: BGTask {}

/// Work of minutes, while nobody uses the phone: it expires as soon as somebody does.
open class BGProcessingTask: BGTask {}

/// Processing for a study of health. From iOS 17.
open class BGHealthResearchTask: BGProcessingTask {}

/// Work that the user started, and that goes on in the background as long as it makes progress. From iOS 26.
open class BGContinuedProcessingTask: BGTask {
    /// How much of the work is done. The system ends a task in the background that reports no progress for a while.
    open private(set) var progress: Progress
    /// What the user is shown.
    open private(set) var title: String
    /// What the user is shown below the title.
    open private(set) var subtitle: String

    override init(_ task: RunningTask) {
        let reported = TaskProgress(parent: nil, userInfo: nil)
        (title, subtitle) = (task.request.continued.title, task.request.continued.subtitle)
        progress = reported
        super.init(task)
        reported.task = task
        task.fractionCompleted = { reported.fractionCompleted }
    }

    /// Changes what the user is shown.
    open func updateTitle(_ title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
        task.update(title: title, subtitle: subtitle)
    }
}

/// A progress that the system watches.
private final class TaskProgress: Progress, @unchecked Sendable {
    weak var task: RunningTask?

    override var completedUnitCount: Int64 { didSet { task?.report(fraction: fractionCompleted) } }
    override var totalUnitCount: Int64 { didSet { task?.report(fraction: fractionCompleted) } }
}
