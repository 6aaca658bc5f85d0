import UIKit
import UserNotifications

/// An alarm clock. The system rings for it: at seven nothing of the app runs, whether it is suspended or gone.
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
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) { [self] isAllowed, _ in
            guard isAllowed else { return print("no alarm without permission") }
            // Of the same name as yesterday's: it takes its place.
            ring("Good morning", UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 7), repeats: true))
            print("the alarm is set for seven")
        }
    }

    private func ring(_ text: String, _ trigger: UNNotificationTrigger) {
        let content = UNMutableNotificationContent()
        content.title = "Alarm"
        content.body = text
        content.sound = .default
        content.categoryIdentifier = "alarm"
        UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: text, content: content, trigger: trigger))
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        print("rings in the foreground")
        completionHandler([.banner, .list, .sound])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if response.actionIdentifier == "snooze" {
            ring("Get up", UNTimeIntervalNotificationTrigger(timeInterval: 9 * 60, repeats: false))
            print("nine minutes more")
        }
        completionHandler()
    }
}
