import BackgroundRuntime

/// Why an extension is asked what to download: the cases of `BAContentRequest`.
enum ContentRequest: String, Hashable, Sendable {
    /// The app was installed.
    case install
    /// The app was updated.
    case update
    /// The system looks for something new.
    case periodic
    /// The user gave the app another language (iOS 27).
    case languageChange

    var permitsEssential: Bool { self != .periodic }
}

/// What the system keeps of the assets of an app. It outlives the process, and goes with the app.
final class AppAssets {
    private unowned let app: InstalledApp
    /// The downloads that are not over.
    var downloads: [AssetDownload] = [] {
        didSet { app.setSystemActivities("asset", downloads.map(\.plan.identifier)) }
    }
    /// What the extension does; nil as long as nobody has said.
    var script: DownloaderScript?
    /// Until when the extension works; nil when it never did.
    var busyUntil: VirtualInstant?
    /// What is left of the allowance; nil before the first use.
    var allowance: InitialAllowance?
    /// Content requests that wait for a network.
    var waiting: [ContentRequest] = []
    /// The next periodic request.
    var round: EventID?
    var hasReportedKeys = false
    /// The content requests that the extension got.
    var requests: [(instant: VirtualInstant, name: String)] = []
    /// The identifiers of the files that came and were kept.
    var files: [(instant: VirtualInstant, name: String)] = []
    /// What the delegate of the app was told.
    var told: [(instant: VirtualInstant, name: String)] = []

    init(_ app: InstalledApp) { self.app = app }

    /// The record of an app, made on first use.
    static func of(_ app: InstalledApp) -> AppAssets { app.storage.object { AppAssets(app) } }

    func download(_ identifier: String) -> AssetDownload? { downloads.first { $0.plan.identifier == identifier } }

    /// How long the extension is still at its work.
    func busy(at now: VirtualInstant) -> Duration { busyUntil.map { max(now.duration(to: $0), .zero) } ?? .zero }

    func hasFile(_ identifier: String) -> Bool { files.contains { $0.name == identifier } }
}
