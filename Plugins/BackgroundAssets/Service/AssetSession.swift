import BackgroundRuntime

/// Whoever is told of downloads. Called in turns on the main thread.
public protocol AssetClient: AnyObject {
    /// A download has begun to run.
    func didBegin(_ download: AssetDownload)
    /// It waits for a network.
    func didPause(_ download: AssetDownload)
    /// It is over, and there is no file.
    func didFail(_ download: AssetDownload)
    /// It is over.
    ///
    /// - Returns: whether the app moved the file; else it is deleted.
    func didFinish(_ download: AssetDownload) -> Bool
}

/// The download manager of a launch.
public final class AssetSession: ClientSession {
    /// How the system reaches the app.
    public let link: ClientLink
    /// Whoever is told of downloads.
    public weak var client: (any AssetClient)?
    private let service: AssetService

    /// The download manager of a launch.
    public init(_ process: AppProcess) {
        link = ClientLink("a download manager", of: process)
        service = process.device.requiredService(AssetService.self)
        process.storage.object { ProcessAssets() }.session = self
    }

    /// The downloads that are not over, those of the extension too.
    public var downloads: [AssetDownload] { process.map { AppAssets.of($0.app).downloads } ?? [] }

    /// Schedules a download, which begins when the system sees fit.
    ///
    /// - Throws: ``AssetRefusal``, and the trace says why.
    public func schedule(_ plan: AssetDownload.Plan) throws(AssetRefusal) {
        if let process { try service.schedule(plan, by: process) }
    }

    /// Starts a download, or one that was scheduled, at once.
    ///
    /// - Throws: ``AssetRefusal``, and the trace says why.
    public func start(_ plan: AssetDownload.Plan) throws(AssetRefusal) {
        if let process { try service.start(plan, by: process) }
    }

    /// Cancels a download.
    ///
    /// - Throws: ``AssetRefusal``, and the trace says why.
    public func cancel(_ identifier: String) throws(AssetRefusal) {
        if let process { try service.cancel(identifier, by: process) }
    }

    /// Asks for control without the extension, for as long as `body` takes.
    ///
    /// - Parameters:
    ///   - wait: how long it may take to get it; nil for as long as it takes.
    ///   - body: called in a turn of the app, with whether there is control.
    public func withControl(within wait: Duration?, _ body: @escaping (Bool) -> Void) {
        if let process {
            service.control(process, within: wait) { [link] gained in link.deliver { _ in body(gained) } }
        }
    }
}

/// What a process has of Background Assets.
final class ProcessAssets {
    weak var session: AssetSession?
}
