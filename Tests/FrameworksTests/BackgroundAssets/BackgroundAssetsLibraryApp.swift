import BackgroundAssets
import UIKit

/// Observes its downloads from its launch on, and moves each file into its documents.
final class LibraryApp: UIResponder, UIApplicationDelegate {
    private let keeper = AssetKeeper()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        BADownloadManager.shared.delegate = keeper
        return true
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        do { try BADownloadManager.shared.startForegroundDownload(level("late")) } catch {
            print(
                "late:", BAErrorCode(rawValue: (error as NSError).code) ?? .downloadInvalid, (error as NSError).domain)
        }
    }
}

/// Moves files, but for those whose identifier begins with `left`.
private final class AssetKeeper: NSObject, BADownloadManagerDelegate {
    func downloadDidBegin(_ download: BADownload) { print("began", download.identifier, download.state) }

    func downloadDidPause(_ download: BADownload) { print("paused", download.identifier) }

    func download(_ download: BADownload, failedWithError error: any Error) {
        print("failed", download.identifier, (error as NSError).code, download.state)
    }

    func download(_ download: BADownload, finishedWithFileURL fileURL: URL) {
        let size = (try? Data(contentsOf: fileURL).count) ?? -1
        print("finished", download.identifier, size, download.state)
        guard !download.identifier.hasPrefix("left") else { return }
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        try? FileManager.default.moveItem(at: fileURL, to: documents.appendingPathComponent(download.identifier))
    }
}

func level(_ identifier: String, essential: Bool = false) -> BAURLDownload {
    var server = URL(filePath: "/")
    if let url = URL(string: "https://cdn.example.com") { server = url.appendingPathComponent(identifier) }
    return BAURLDownload(
        identifier: identifier, request: URLRequest(url: server),
        essential: essential, fileSize: 2_000, applicationGroupIdentifier: "group.example", priority: .default)
}
