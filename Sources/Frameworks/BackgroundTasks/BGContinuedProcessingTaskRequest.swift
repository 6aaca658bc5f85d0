import SimulatedFoundation
import VigilBackgroundTasks

/// A request for work that the user has just started, and that goes on when the app is left. From iOS 26.
///
/// It is submitted in the foreground, starts as soon as it may, and needs no mode: only an identifier that begins with
/// that of the app, and that the manifest permits, perhaps by a wildcard.
open class BGContinuedProcessingTaskRequest: BGTaskRequest {
    /// What becomes of a request that cannot start at once.
    public enum SubmissionStrategy: Int, Sendable {
        case fail = 0
        /// It waits for its turn.
        case queue = 1
    }

    /// What a task needs of the phone beyond the usual.
    public struct Resources: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The graphics processor, also in the background.
        public static let gpu = Resources(rawValue: 1 << 0)
    }

    /// What the user is shown.
    open var title: String
    /// What the user is shown below the title.
    open var subtitle: String
    /// What becomes of it where it cannot start at once; `queue` by default.
    open var strategy = SubmissionStrategy.queue
    /// What it needs beyond the usual; nothing by default. The entitlement that the graphics processor takes is not asked
    /// for.
    open var requiredResources: Resources = []

    /// A request of the app in front.
    ///
    /// - Parameters:
    ///   - identifier: of the task; begins with the identifier of the app.
    ///   - title: what the user is shown.
    ///   - subtitle: what the user is shown below.
    public init(identifier: String, title: String, subtitle: String) {
        SimulatedApp.require(BGContinuedProcessingTaskRequest.self)
        self.title = title
        self.subtitle = subtitle
        super.init(identifier: identifier)
    }

    convenience init(of request: TaskRequest) {
        let continued = request.continued
        self.init(identifier: request.identifier, title: continued.title, subtitle: continued.subtitle)
        strategy = continued.strategy == .fail ? .fail : .queue
        requiredResources = continued.needsGPU ? .gpu : []
    }

    override var asked: TaskRequest {
        var request = request(.continued)
        request.continued.title = title
        request.continued.subtitle = subtitle
        request.continued.strategy = strategy == .fail ? .fail : .queue
        request.continued.needsGPU = requiredResources.contains(.gpu)
        return request
    }
}
