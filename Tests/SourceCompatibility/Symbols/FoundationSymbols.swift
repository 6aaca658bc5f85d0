import Foundation
import UIKit

protocol ProcessInfoProtocol {
    var isLowPowerModeEnabled: Bool { get }
    var thermalState: ProcessInfo.ThermalState { get }
    func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void)
}

extension ProcessInfo: ProcessInfoProtocol {}

class SymbolDownloads: NSObject, URLSessionDownloadDelegate, @unchecked Sendable {
    var done: (() -> Void)?

    lazy var session: URLSession = {
        // row: URLSessionConfiguration.background(withIdentifier:)
        let configuration = URLSessionConfiguration.background(withIdentifier: "com.example.downloads")
        // row: URLSessionConfiguration.sessionSendsLaunchEvents / isDiscretionary
        configuration.sessionSendsLaunchEvents = true
        configuration.isDiscretionary = false
        return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    }()

    func start(_ url: URL) {
        let task = session.downloadTask(with: url)
        // row: URLSessionTask.earliestBeginDate / countOfBytesClientExpectsTo*
        task.earliestBeginDate = Date(timeIntervalSinceNow: 60)
        task.countOfBytesClientExpectsToSend = 80
        task.countOfBytesClientExpectsToReceive = 50 * 1024
        task.resume()
        // row: URLSession.getTasksWithCompletionHandler / getAllTasks
        session.getTasksWithCompletionHandler { _, _, downloads in print(downloads.count) }
        session.getAllTasks { tasks in print(tasks.count) }
    }

    // row: URLSessionDelegate.urlSessionDidFinishEvents(forBackgroundURLSession:)
    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
        DispatchQueue.main.async { self.done?() }
    }

    // row: URLSessionDownloadDelegate (didFinishDownloadingTo / didWriteData)
    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
    ) { try? FileManager.default.removeItem(at: location) }

    func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
        totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
    ) {}

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {}
}

final class SymbolClock: @unchecked Sendable {
    private var timer = Timer()
    private var count = 0

    func start() {
        timer.invalidate()
        // row: Timer.scheduledTimer(withTimeInterval:repeats:block:)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
            guard let self else { return timer.invalidate() }
            self.tick()
        }
        // row: NotificationCenter.addObserver(forName:object:queue:using:)
        _ = NotificationCenter.default.addObserver(
            forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: .main
        ) { _ in print(ProcessInfo().isLowPowerModeEnabled) }
    }

    func tick() {
        // row: objc_sync_enter / objc_sync_exit
        objc_sync_enter(self)
        defer { objc_sync_exit(self) }
        count += 1
    }

    func activities() {
        // row: ProcessInfo.beginActivity / ActivityOptions
        let options: ProcessInfo.ActivityOptions = [.userInitiated, .idleSystemSleepDisabled]
        let activity = ProcessInfo.processInfo.beginActivity(options: options, reason: "export")
        autoreleasepool { ProcessInfo.processInfo.endActivity(activity) }
        // row: ProcessInfo.performExpiringActivity(withReason:using:)
        ProcessInfo.processInfo.performExpiringActivity(withReason: "upload") { expired in print(expired) }
    }
}
