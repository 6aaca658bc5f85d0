import BackgroundRuntime

/// Whoever is told of downloads. Called in turns on the main thread.
public protocol NewsstandClient: AnyObject {
    /// An asset is there.
    func didFinish(_ asset: NewsstandAsset)
}

/// The issues of a launch, as Newsstand knows them.
public final class NewsstandLibrary: ClientSession {
    /// How the system reaches the app.
    public let link: ClientLink
    /// Whoever is told of downloads.
    public weak var client: (any NewsstandClient)?
    private let service: NewsstandService

    /// The library of a launch.
    public init(_ process: AppProcess) {
        link = ClientLink("a library of Newsstand", of: process)
        service = process.device.requiredService(NewsstandService.self)
        process.storage.object { ProcessNewsstand() }.library = self
    }

    /// The assets that are being downloaded, or whose end the app has not heard of.
    public var downloading: [NewsstandAsset] {
        guard let record = process.map({ AppNewsstand.of($0.app) }) else { return [] }
        return record.running.map(\.asset) + record.done
    }

    /// Downloads an asset, or takes up a download of an earlier launch.
    public func download(_ asset: NewsstandAsset) {
        if let process { service.download(asset, for: process) }
    }

    /// Lifts the limit on pushes, as apps do while they are developed.
    public func liftLimit() {
        if let process { AppNewsstand.of(process.app).isUnthrottled = true }
    }

    func finish(_ asset: NewsstandAsset) {
        notify(
            "connectionDidFinishDownloading(_:destinationURL:)", detail: asset.identifier, rule: NewsstandRules.download
        ) { $0.didFinish(asset) }
    }
}

/// What a process has of Newsstand.
final class ProcessNewsstand {
    weak var library: NewsstandLibrary?
    /// The assets that this launch asked for.
    var asked: Set<NewsstandAsset> = []
}
