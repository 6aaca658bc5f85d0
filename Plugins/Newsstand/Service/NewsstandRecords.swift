import BackgroundRuntime

/// An asset of an issue that the system downloads.
public struct NewsstandAsset: Hashable, Sendable {
    /// Tells it from others of its app.
    public let identifier: String
    /// The issue that it belongs to.
    public let issue: String

    /// An asset from its names.
    public init(_ identifier: String, of issue: String) { (self.identifier, self.issue) = (identifier, issue) }
}

/// What the system keeps of a Newsstand app. It outlives the process, and goes with the app.
final class AppNewsstand {
    var throttle: IssueThrottle
    /// Whether the app lifted the limit on pushes.
    var isUnthrottled = false
    /// The downloads that run, with their ends.
    var running: [(asset: NewsstandAsset, end: EventID)] = []
    /// The downloads that are done, of which the app has not heard.
    var done: [NewsstandAsset] = []
    /// The assets that the app was handed, over all launches.
    var finished: [(instant: VirtualInstant, name: String)] = []

    init(_ constants: ConstantTable) {
        throttle = IssueThrottle(period: constants.duration(NewsstandConstants.period) ?? .seconds(86_400))
    }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppNewsstand { app.storage.object { AppNewsstand(app.device.constants) } }
}

/// The mode of a process that downloads issues. It holds nothing: each push and each end has time of its own.
public final class NewsstandMode: ModeInstance {
    /// Whether a push or a download used it.
    public internal(set) var wasUsed = false

    init(_ context: ModeContext) {}
}
