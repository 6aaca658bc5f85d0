// swift-format-ignore-file
//
//  RefreshScheduler.swift
//  Weatherly
//

import BackgroundTasks
import Foundation

enum RefreshScheduler {
    static let identifier = "com.example.Weatherly.refresh"

    static func scheduleRefresh() {
        let request = BGAppRefreshTaskRequest(identifier: identifier)
        request.earliestBeginDate = .now.addingTimeInterval(30 * 60)
        do {
            try BGTaskScheduler.shared.submit(request)
        } catch {
            print("not scheduled: \(error)")
        }
    }
}
