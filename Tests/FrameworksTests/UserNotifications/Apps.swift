import CoreLocation
import UIKit
import UserNotifications

/// Uses the notification center as apps of today do, with completion handlers.
final class Reminder: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let center = UNUserNotificationCenter.current()
        center.delegate = self
        let reply = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", textInputButtonTitle: "Send", textInputPlaceholder: "Text")
        let open = UNNotificationAction(identifier: "open", title: "Open", options: [.foreground])
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "talk", actions: [reply, open], intentIdentifiers: [], options: .customDismissAction)
        ])
        center.requestAuthorization(options: [.alert, .sound, .badge]) { isGranted, error in
            print("allowed: \(isGranted), error: \(error == nil ? "none" : "some"), main: \(Thread.isMainThread)")
        }
        return true
    }

    func remind(_ name: String, after seconds: TimeInterval, repeats: Bool = false) {
        let content = UNMutableNotificationContent()
        (content.title, content.body, content.categoryIdentifier) = ("Reminder", name, "talk")
        (content.sound, content.badge) = (.default, 1)
        content.userInfo = ["number": 7, "when": Date(timeIntervalSince1970: 0)]
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)
        UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: name, content: content, trigger: trigger))
        // Later changes do not count.
        content.body = "changed"
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        print("will present", notification.request.identifier)
        completionHandler([.banner, .list])
    }

    nonisolated func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
        let content = response.notification.request.content
        print(response.actionIdentifier, content.body, content.userInfo["number"] ?? "none", text)
        completionHandler()
    }
}

/// The same with `async` code.
final class AsyncReminder: UIResponder, UIApplicationDelegate, @MainActor UNUserNotificationCenterDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        Task { await start() }
        return true
    }

    private func start() async {
        let center = UNUserNotificationCenter.current()
        do {
            print("allowed:", try await center.requestAuthorization(options: [.alert, .badge]))
            let content = UNMutableNotificationContent()
            content.body = "hello"
            let morning = UNCalendarNotificationTrigger(
                dateMatching: DateComponents(hour: 10, minute: 0), repeats: true)
            try await center.add(UNNotificationRequest(identifier: "hello", content: content, trigger: morning))
            try await center.setBadgeCount(4)
            print("pending:", await center.pendingNotificationRequests().map(\.identifier))
            print("next:", morning.nextTriggerDate()?.timeIntervalSince1970 ?? 0)
            let settings = await center.notificationSettings()
            print(settings.authorizationStatus, settings.alertSetting, settings.soundSetting)
            try await center.setBadgeCount(-1)
        } catch {
            print("error:", (error as? UNError)?.code ?? .attachmentCorrupt)
        }
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        print("will present", notification.request.content.body)
        return [.banner, .list]
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        try? await Task.sleep(for: .seconds(1))
        print("received", response.actionIdentifier)
    }
}

/// A delegate of the center that has none of its methods.
final class SilentReminder: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        UNUserNotificationCenter.current().requestAuthorization(options: .alert) { _, _ in }
        return true
    }
}

/// Uses `UILocalNotification`, as apps did until iOS 9.
final class OldReminder: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let snooze = UIMutableUserNotificationAction()
        (snooze.identifier, snooze.title, snooze.activationMode) = ("snooze", "Snooze", .background)
        let category = UIMutableUserNotificationCategory()
        category.identifier = "alarm"
        category.setActions([snooze], for: .default)
        application.registerUserNotificationSettings(
            UIUserNotificationSettings(types: [.alert, .sound, .badge], categories: [category]))
        let launchedBy = launchOptions?[.localNotification] as? UILocalNotification
        print("launched by \(launchedBy?.alertBody ?? "nobody")")
        return true
    }

    func schedule(_ text: String, after seconds: TimeInterval) -> UILocalNotification {
        let notification = UILocalNotification()
        notification.fireDate = Date().addingTimeInterval(seconds)
        notification.timeZone = TimeZone(identifier: "GMT")
        (notification.alertBody, notification.category) = (text, "alarm")
        notification.soundName = UILocalNotificationDefaultSoundName
        notification.applicationIconBadgeNumber = 2
        notification.userInfo = ["name": text]
        UIApplication.shared.scheduleLocalNotification(notification)
        notification.alertBody = "changed"
        return notification
    }

    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
        print("types \(notificationSettings.types.rawValue), categories \(notificationSettings.categories?.count ?? 0)")
    }

    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        let name = notification.userInfo?["name"] as? String ?? "none"
        print("received \(name), \(application.applicationState == .active ? "active" : "inactive")")
        application.applicationIconBadgeNumber = 0
    }

    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, completionHandler: @escaping () -> Void
    ) {
        print("\(identifier ?? "none") for \(notification.alertBody ?? "none")")
        completionHandler()
    }
}

/// Gets pushes, with the method of iOS 7 and its token.
final class NewsReader: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.registerForRemoteNotifications()
        let push = launchOptions?[.remoteNotification] as? [String: Any]
        print("launched by", push?["news"] ?? "nobody")
        return true
    }

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        print("token of \(deviceToken.count) bytes: \(application.isRegisteredForRemoteNotifications)")
    }

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        print("news \(userInfo["news"] ?? "none")")
        DispatchQueue.main.asyncAfter(deadline: .now() + 5) { completionHandler(.newData) }
    }
}

/// Registers for pushes as apps did before iOS 8.
final class OldNewsReader: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.registerForRemoteNotifications(matching: [.badge, .alert])
        print("asked for \(application.enabledRemoteNotificationTypes().rawValue)")
        return true
    }

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) { print("token of \(deviceToken.count) bytes") }
}
