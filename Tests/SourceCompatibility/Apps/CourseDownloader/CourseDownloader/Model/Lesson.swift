// swift-format-ignore-file
//
//  Lesson.swift
//  CourseDownloader
//

import Foundation

struct Lesson {

    enum State {
        case remote
        case waiting
        case downloading(Float)
        case local(URL)
        case failed(String)
    }

    let number: Int
    let title: String
    let url: URL
    var state: State

    var fileName: String {
        return String(format: "lesson-%02d.mp4", number)
    }
}

extension Lesson.State: CustomStringConvertible {

    var description: String {
        switch self {
        case .remote: return "at the server"
        case .waiting: return "waiting"
        case .downloading(let progress): return String(format: "%.0f %%", progress * 100)
        case .local: return "on the phone"
        case .failed(let reason): return "failed: " + reason
        }
    }

    var isLocal: Bool {
        if case .local = self { return true }
        return false
    }
}
