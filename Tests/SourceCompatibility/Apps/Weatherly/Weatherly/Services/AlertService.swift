// swift-format-ignore-file
//
//  AlertService.swift
//  Weatherly
//

import Foundation
import UserNotifications

final class AlertService: NSObject {
    static let shared = AlertService()

    private let center = UNUserNotificationCenter.current()

    func activate() {
        center.delegate = self
        Task {
            do {
                let granted = try await center.requestAuthorization(options: [.alert, .sound])
                print("alerts: \(granted)")
            } catch {
                print("alerts: \(error.localizedDescription)")
            }
        }
    }

    func warn(about forecasts: [Forecast]) async {
        guard await center.notificationSettings().authorizationStatus == .authorized else { return }
        for forecast in forecasts where forecast.condition == .storm {
            let content = UNMutableNotificationContent()
            content.title = String(localized: "Storm", comment: "The title of a notification")
            content.body = String(localized: "A storm comes to \(forecast.city).", comment: "The text of a notification: a city")
            content.interruptionLevel = .timeSensitive
            let request = UNNotificationRequest(identifier: "storm-\(forecast.id)", content: content, trigger: nil)
            try? await center.add(request)
        }
    }
}

extension AlertService: UNUserNotificationCenterDelegate {
    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        [.banner, .list]
    }
}
