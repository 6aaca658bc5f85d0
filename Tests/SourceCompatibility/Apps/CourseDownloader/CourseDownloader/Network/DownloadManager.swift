// swift-format-ignore-file
//
//  DownloadManager.swift
//  CourseDownloader
//

import UIKit
import Foundation
import SpeedMeter

class DownloadManager: NSObject {

    static let sessionIdentifier = "com.example.CourseDownloader.lessons"

    var backgroundCompletionHandler: (() -> Void)?
    fileprivate(set) var active: [URL: Download] = [:]

    fileprivate let catalog: Catalog
    fileprivate let meter = SpeedMeter(name: "lessons")

    fileprivate lazy var session: URLSession = {
        let configuration = URLSessionConfiguration.background(withIdentifier: DownloadManager.sessionIdentifier)
        configuration.allowsCellularAccess = false
        configuration.isDiscretionary = false
        configuration.sessionSendsLaunchEvents = true
        configuration.httpMaximumConnectionsPerHost = 2
        return URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    }()

    init(catalog: Catalog) {
        self.catalog = catalog
        super.init()
        meter.delegate = self
    }

    /// Takes over what goes on since the last launch; then whoever asks may start more.
    func reconnect(then start: @escaping () -> Void) {
        session.getTasksWithCompletionHandler { _, _, downloadTasks in
            DispatchQueue.main.async {
                for task in downloadTasks {
                    guard let url = task.originalRequest?.url else { continue }
                    self.active[url] = Download(url: url, task: task)
                }
                print("\(downloadTasks.count) downloads go on")
                start()
            }
        }
    }

    // MARK: - Control

    func start(_ lesson: Lesson) {
        guard active[lesson.url] == nil, !lesson.state.isLocal else { return }
        var request = URLRequest(url: lesson.url)
        request.setValue("CourseDownloader/1.0", forHTTPHeaderField: "User-Agent")
        let task = session.downloadTask(with: request)
        task.taskDescription = lesson.title
        active[lesson.url] = Download(url: lesson.url, task: task)
        meter.begin(lesson.title)
        task.resume()
        if let index = catalog.index(of: lesson.url) {
            catalog.set(.waiting, at: index)
        }
    }

    func pause(_ lesson: Lesson) {
        guard let download = active[lesson.url] else { return }
        download.task.cancel(byProducingResumeData: { data in
            download.resumeData = data
        })
    }

    func resume(_ lesson: Lesson) {
        guard let download = active[lesson.url], let data = download.resumeData else { return }
        download.task = session.downloadTask(withResumeData: data)
        download.task.resume()
    }

    func cancelAll() {
        active.values.forEach { $0.task.cancel() }
        active.removeAll()
    }
}

// MARK: - URLSessionDownloadDelegate

extension DownloadManager: URLSessionDownloadDelegate {

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        guard let url = downloadTask.originalRequest?.url else { return }
        let status = (downloadTask.response as? HTTPURLResponse)?.statusCode ?? 0
        // The file is gone when this method returns.
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        do {
            try FileManager.default.moveItem(at: location, to: copy)
        } catch {
            print("lost: \(error)")
        }
        DispatchQueue.main.async {
            self.finish(url, at: copy, status: status)
        }
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64, totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64) {
        guard let url = downloadTask.originalRequest?.url, totalBytesExpectedToWrite > 0 else { return }
        let progress = Float(totalBytesWritten) / Float(totalBytesExpectedToWrite)
        DispatchQueue.main.async {
            if let index = self.catalog.index(of: url), self.active[url] != nil {
                self.catalog.set(.downloading(progress), at: index)
            }
        }
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didResumeAtOffset fileOffset: Int64, expectedTotalBytes: Int64) {
        print("goes on at \(fileOffset)")
    }

    private func finish(_ url: URL, at location: URL, status: Int) {
        active[url] = nil
        guard let index = catalog.index(of: url) else { return }
        guard status == 200 else {
            return catalog.set(.failed("status \(status)"), at: index)
        }
        do {
            let size = try FileManager.default.attributesOfItem(atPath: location.path)[.size] as? NSNumber
            try catalog.store(location, at: index)
            print("loaded: \(catalog.lessons[index].title)")
            if let measurement = meter.end(catalog.lessons[index].title, bytes: size?.int64Value ?? 0) {
                print(measurement)
            }
        } catch {
            catalog.set(.failed(error.localizedDescription), at: index)
        }
    }
}

// MARK: - SpeedMeterDelegate

extension DownloadManager: SpeedMeterDelegate {

    func speedMeter(_ meter: SpeedMeter, didMeasure identifier: String, bytesPerSecond: Double) {
        guard meter.running.isEmpty else { return }
        print("the last one came with \(Int(bytesPerSecond)) bytes in a second")
    }
}

// MARK: - URLSessionTaskDelegate

extension DownloadManager: URLSessionTaskDelegate {

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
        guard let error = error as NSError?, let url = task.originalRequest?.url else { return }
        let resumeData = error.userInfo[NSURLSessionDownloadTaskResumeData] as? Data
        DispatchQueue.main.async {
            self.active[url]?.resumeData = resumeData
            if let index = self.catalog.index(of: url) {
                self.catalog.set(.failed("\(error.domain) \(error.code)"), at: index)
            }
        }
    }
}

// MARK: - URLSessionDelegate

extension DownloadManager: URLSessionDelegate {

    func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {
        DispatchQueue.main.async {
            self.backgroundCompletionHandler?()
            self.backgroundCompletionHandler = nil
        }
    }
}
