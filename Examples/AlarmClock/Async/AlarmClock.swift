import UIKit
import UserNotifications

/// ``AlarmClock`` with Swift concurrency.
@main
final class AlarmClock: UIResponder, UIApplicationDelegate {
    private let bell = Bell()
    private var hasAsked = false

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // Before the launch is over: the delegate has to be there for the response that launched the app.
        bell.prepare()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        // The question covers the app, which becomes active again with the answer.
        guard !hasAsked else { return }
        hasAsked = true
        bell.setAlarm()
    }
}

/// The alarm and its snooze, as notifications.
final class Bell: NSObject, UNUserNotificationCenterDelegate, Sendable {
    func prepare() {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        let snooze = UNNotificationAction(identifier: "snooze", title: "Snooze")
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "alarm", actions: [snooze], intentIdentifiers: [])
        ])
    }

    func setAlarm() {
        Task { await askAndSet() }
    }

    private func askAndSet() async {
        let center = UNUserNotificationCenter.current()
        guard let isAllowed = try? await center.requestAuthorization(options: [.alert, .sound]), isAllowed else {
            return print("no alarm without permission")
        }
        // Of the same name as yesterday's: it takes its place.
        let morning = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 7), repeats: true)
        await ring("Good morning", morning)
        print("the alarm is set for seven")
    }

    private func ring(_ text: String, _ trigger: UNNotificationTrigger) async {
        let content = UNMutableNotificationContent()
        content.title = "Alarm"
        content.body = text
        content.sound = .default
        content.categoryIdentifier = "alarm"
        do {
            let request = UNNotificationRequest(identifier: text, content: content, trigger: trigger)
            try await UNUserNotificationCenter.current().add(request)
        } catch {
            print("no alarm: \(error.localizedDescription)")
        }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        print("rings in the foreground")
        return [.banner, .list, .sound]
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        if response.actionIdentifier == "snooze" {
            await ring("Get up", UNTimeIntervalNotificationTrigger(timeInterval: 9 * 60, repeats: false))
            print("nine minutes more")
        }
    }
}
