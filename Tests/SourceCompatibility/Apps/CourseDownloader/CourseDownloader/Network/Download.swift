// swift-format-ignore-file
//
//  Download.swift
//  CourseDownloader
//

import Foundation

final class Download {

    let url: URL
    var task: URLSessionDownloadTask
    var resumeData: Data?

    init(url: URL, task: URLSessionDownloadTask) {
        self.url = url
        self.task = task
    }
}
