import BackgroundRuntime
import SimulatedFoundation
import VigilBackgroundAssets

/// Schedules and starts the downloads of an app, and knows those of its extension. From iOS 16.1.
open class BADownloadManager: NSObject, @unchecked Sendable {
    /// Whoever is told of downloads while the app runs.
    open weak var delegate: (any BADownloadManagerDelegate)? {
        didSet { session.client = delegate == nil ? nil : relay }
    }
    private let session: AssetSession
    private let relay: DownloadRelay
    private let process: AppProcess

    private init(_ process: AppProcess) {
        self.process = process
        session = AssetSession(process)
        relay = DownloadRelay(process)
        super.init()
        relay.manager = self
    }

    /// The manager of the app.
    open class var shared: BADownloadManager {
        let process = SimulatedApp.process(for: "BADownloadManager.shared")
        process.require(BADownloadManager.self)
        return process.storage.object { BADownloadManager(process) }
    }

    /// The downloads that are not over, those of the extension too. From iOS 16.4.
    open func fetchCurrentDownloads() throws -> [BADownload] {
        process.require(.method("fetchCurrentDownloads:", of: "BADownloadManager", .iOS(16, 4)))
        return session.downloads.map(relay.object)
    }

    /// Hands over the downloads that are not over, in a turn of its own.
    open func fetchCurrentDownloads(completionHandler: @escaping ([BADownload], (any Error)?) -> Void) {
        session.link.deliver { [relay, session] _ in completionHandler(session.downloads.map(relay.object), nil) }
    }

    /// The downloads that are not over.
    open var currentDownloads: [BADownload] { get async throws { session.downloads.map(relay.object) } }

    /// Schedules a download, which begins when the system sees fit.
    ///
    /// - Throws: an error of ``BAErrorDomain``.
    open func scheduleDownload(_ download: BADownload) throws {
        try call { try session.schedule(download.plan) }
        relay.know(download, in: session)
    }

    /// Starts a download at once, or one that was scheduled. The app has to be in front.
    ///
    /// - Throws: an error of ``BAErrorDomain``.
    open func startForegroundDownload(_ download: BADownload) throws {
        try call { try session.start(download.plan) }
        relay.know(download, in: session)
    }

    /// Cancels a download.
    ///
    /// - Throws: an error of ``BAErrorDomain``.
    open func cancel(_ download: BADownload) throws { try call { try session.cancel(download.identifier) } }

    /// Calls the closure while the extension does nothing. Deprecated since iOS 27.
    open func withExclusiveControl(_ performHandler: @escaping (Bool, (any Error)?) -> Void) {
        session.withControl(within: nil) { performHandler($0, nil) }
    }

    /// The same, with false where the extension is still at work at this date. Deprecated since iOS 27.
    open func withExclusiveControl(
        beforeDate date: Date, perform performHandler: @escaping (Bool, (any Error)?) -> Void
    ) {
        let wait = max(date.timeIntervalSince(process.device.date), 0)
        session.withControl(within: .seconds(wait)) { gained in
            performHandler(gained, gained ? nil : BAErrorCode.callerConnectionInvalid.error)
        }
    }

    private func call(_ body: () throws -> Void) throws {
        do { try body() } catch let refusal as AssetRefusal { throw BAErrorCode(refusal.code).error }
    }
}
