import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's headers give it.

extension SystemAPI {
    static let downloadManager = symbol("BADownloadManager", .iOS(16, 1))
    static let urlDownload = symbol("BAURLDownload", .iOS(16, 1))
    static let sizedDownload = method(
        "initWithIdentifier:request:essential:fileSize:applicationGroupIdentifier:priority:", of: "BAURLDownload",
        .iOS(16, 4))
    static let fetchCurrentDownloads = method("fetchCurrentDownloads:", of: "BADownloadManager", .iOS(16, 4))
    static let isEssential = method("isEssential", of: "BADownload", .iOS(16, 4))
    static let removingEssential = method("removingEssential", of: "BADownload", .iOS(16, 4))

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofBackgroundAssets: [SystemAPI] = [
        downloadManager, urlDownload, sizedDownload, fetchCurrentDownloads, isEssential, removingEssential,
    ]
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofBackgroundAssets) }
