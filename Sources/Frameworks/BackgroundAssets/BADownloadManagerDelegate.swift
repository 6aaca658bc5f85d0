import SimulatedFoundation

/// What a download manager tells, on the main thread. Every method has a default.
///
/// They belong to no actor, as on a phone: a delegate on the main actor conforms with `@preconcurrency`.
public protocol BADownloadManagerDelegate: NSObjectProtocol {
    func downloadDidBegin(_ download: BADownload)
    /// A download waits for a network.
    func downloadDidPause(_ download: BADownload)
    /// A download has come so far. Never called here.
    func download(
        _ download: BADownload, didWriteBytes bytesWritten: Int64, totalBytesWritten: Int64,
        totalBytesExpectedToWrite totalExpectedBytes: Int64)
    func download(_ download: BADownload, failedWithError error: any Error)
    /// A download is over. The file is deleted after the call, unless it was moved.
    func download(_ download: BADownload, finishedWithFileURL fileURL: URL)
}

extension BADownloadManagerDelegate {
    public func downloadDidBegin(_ download: BADownload) { OptionalMethod.isMissing() }
    public func downloadDidPause(_ download: BADownload) { OptionalMethod.isMissing() }
    public func download(
        _ download: BADownload, didWriteBytes bytesWritten: Int64, totalBytesWritten: Int64,
        totalBytesExpectedToWrite totalExpectedBytes: Int64
    ) {}
    public func download(_ download: BADownload, failedWithError error: any Error) { OptionalMethod.isMissing() }
    public func download(_ download: BADownload, finishedWithFileURL fileURL: URL) { OptionalMethod.isMissing() }
}
