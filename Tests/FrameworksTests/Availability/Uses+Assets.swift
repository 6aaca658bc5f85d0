import Foundation

@testable import BackgroundAssets
@testable import VigilBackgroundAssets

/// One that no app made: where there is none, only what asks for later systems is of interest.
@MainActor
private func download() -> BAURLDownload {
    let plan = AssetDownload.Plan("level", bytes: 0, host: "", isEssential: false)
    return BAURLDownload(plan, in: "group.example", .default, of: nil)
}

@MainActor
private var request: URLRequest { URLRequest(url: URL(filePath: "/level")) }

let usesOfAssets: [String: Use] = [
    "BADownloadManager": { _ = BADownloadManager.shared },
    "BAURLDownload": {
        _ = BAURLDownload(identifier: "level", request: request, applicationGroupIdentifier: "group.example")
    },
    "-[BAURLDownload initWithIdentifier:request:essential:fileSize:applicationGroupIdentifier:priority:]": {
        _ = BAURLDownload(
            identifier: "level", request: request, essential: false, fileSize: 1,
            applicationGroupIdentifier: "group.example", priority: .default)
    },
    "-[BADownloadManager fetchCurrentDownloads:]": { _ = try? BADownloadManager.shared.fetchCurrentDownloads() },
    "-[BADownload isEssential]": { _ = download().isEssential },
    "-[BADownload removingEssential]": { _ = download().removingEssential() },
]
