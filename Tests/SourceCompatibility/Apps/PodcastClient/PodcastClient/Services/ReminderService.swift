// swift-format-ignore-file
//
//  ReminderService.swift
//  PodcastClient
//

import Foundation
import UserNotifications

class ReminderService: NSObject {

    private let center = UNUserNotificationCenter.current()

    override init() {
        super.init()
        center.delegate = self
    }

    func askForPermission() {
        center.requestAuthorization(options: [.alert, .sound]) { granted, error in
            print("notifications: \(granted)")
        }
    }

    func announce(_ episodes: [Episode]) {
        for episode in episodes {
            let content = UNMutableNotificationContent()
            content.title = episode.show
            content.body = episode.title
            content.sound = UNNotificationSound.default
            content.userInfo = ["id": episode.identifier]
            add(content, identifier: "episode." + episode.identifier, after: 1)
        }
    }

    func remindOfEmptyQueue() {
        let content = UNMutableNotificationContent()
        content.title = "Nothing left to hear"
        content.body = "Add some episodes."
        add(content, identifier: "queue", after: 60)
    }

    private func add(_ content: UNNotificationContent, identifier: String, after interval: TimeInterval) {
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: false)
        let request = UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
        center.add(request) { error in
            if let error = error {
                print("not scheduled: \(error.localizedDescription)")
            }
        }
    }
}

extension ReminderService: UNUserNotificationCenterDelegate {

    func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification, withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        completionHandler([.alert])
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
        print("opened by \(response.notification.request.identifier)")
        completionHandler()
    }
}
