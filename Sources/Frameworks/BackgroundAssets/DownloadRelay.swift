import BackgroundRuntime
import Foundation
import MachineFoundation
import VigilBackgroundAssets

/// Hands what the module tells to the delegate, with the objects of the app.
final class DownloadRelay: AssetClient {
    weak var manager: BADownloadManager?
    private let process: AppProcess
    private var known: [BADownload] = []

    init(_ process: AppProcess) { self.process = process }

    /// The app's object for a download of the system; a new one for those of the extension and of earlier launches.
    func object(_ record: AssetDownload) -> BADownload {
        if let download = known.first(where: { $0.record === record }) { return download }
        let group = process.app.manifest.string(forKey: "BAAppGroupID") ?? ""
        let download = BAURLDownload(record.plan, in: group, .default, of: record)
        known.append(download)
        return download
    }

    /// The app has scheduled or started a download.
    func know(_ download: BADownload, in session: AssetSession) {
        guard let record = session.downloads.first(where: { $0.plan.identifier == download.identifier }) else { return }
        download.record = record
        known.removeAll { $0.record === record }
        known.append(download)
    }

    private func notify(_ record: AssetDownload, _ body: (any BADownloadManagerDelegate, BADownload) -> Void) {
        if let delegate = manager?.delegate { body(delegate, object(record)) }
    }

    func didBegin(_ record: AssetDownload) { notify(record) { $0.downloadDidBegin($1) } }

    func didPause(_ record: AssetDownload) { notify(record) { $0.downloadDidPause($1) } }

    func didFail(_ record: AssetDownload) {
        notify(record) { $0.download($1, failedWithError: BAErrorCode.downloadAlreadyFailed.error) }
    }

    func didFinish(_ record: AssetDownload) -> Bool {
        do {
            let file = try makeFile(of: object(record))
            defer { try? Foundation.FileManager.default.removeItem(at: file) }
            notify(record) { $0.download($1, finishedWithFileURL: file) }
            return !Foundation.FileManager.default.fileExists(atPath: file.path)
        } catch {
            process.record(
                .finding, "the file of \(record.plan.identifier) could not be made", detail: "\(error)")
            return false
        }
    }

    /// A file of the right size, in which nothing is: it takes no room on the machine.
    private func makeFile(of download: BADownload) throws -> URL {
        let root =
            download.group.hasPrefix("group.")
            ? try process.device.groupContainer(download.group) : try process.app.container()
        let folder = root.appendingPathComponent("Library/Caches/BackgroundAssets", isDirectory: true)
        try Machine.createDirectory(atPath: folder.path, withIntermediates: true, attributes: nil)
        let file = folder.appendingPathComponent(download.uniqueIdentifier)
        guard Machine.createFile(atPath: file.path, contents: nil, attributes: nil) else {
            throw CocoaError(.fileWriteUnknown)
        }
        let handle = try Foundation.FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        try handle.truncate(atOffset: UInt64(download.plan.bytes))
        return file
    }
}
