import BackgroundRuntime

/// A download of an asset, as the system knows it.
public final class AssetDownload {
    /// What can be told of it: the states of `BADownload`.
    public enum State: String, Sendable {
        /// It is not scheduled.
        case created
        case waiting
        case downloading
        case finished
        /// It failed, or was cancelled: there is no file.
        case failed
    }

    /// What is asked for.
    public struct Plan: Hashable, Sendable {
        /// Tells it from others of its app, over all launches.
        public let identifier: String
        /// How large the file is.
        public let bytes: Int
        public let host: String
        /// Whether the app cannot be opened before it is over.
        public let isEssential: Bool

        /// A plan from its parts.
        public init(_ identifier: String, bytes: Int, host: String, isEssential: Bool) {
            (self.identifier, self.bytes, self.host, self.isEssential) = (identifier, bytes, host, isEssential)
        }
    }

    /// What was asked for.
    public let plan: Plan
    /// How far it is.
    public internal(set) var state = State.created
    /// How long it goes on when it runs.
    var left: Duration
    /// Since when it runs.
    var since: VirtualInstant?
    /// Its begin or its end.
    var event: EventID?

    init(_ plan: Plan, takes time: Duration) { (self.plan, left) = (plan, time) }
}

/// What a downloader extension does: it is another process, which is told and not run.
public struct DownloaderScript: Hashable, Sendable {
    /// The essential assets, which it schedules as the app is installed or updated.
    public var essential: [String] = []
    /// The assets that may come later, which it schedules at each content request.
    public var others: [String] = []
    /// How large each file is.
    public var bytes = 1_000_000
    /// Where they come from.
    public var host = ""
    /// How long it works for a content request.
    public var work = Duration.seconds(1)
    /// Whether it moves the files of downloads that are over.
    public var keepsFiles = true

    /// An extension that schedules nothing.
    public init() {}
}
