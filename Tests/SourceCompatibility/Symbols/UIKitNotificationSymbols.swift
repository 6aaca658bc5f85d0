import Foundation
import UIKit

// MARK: Pushes and fetches

class PushAppDelegate: UIResponder, UIApplicationDelegate {
    // row: UIApplicationDelegate.application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        let token = deviceToken.map { String(format: "%02.2hhx", $0) }.joined()
        print("token:", token.count)
    }

    // row: UIApplicationDelegate.application(_:didFailToRegisterForRemoteNotificationsWithError:)
    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        print(error.localizedDescription)
    }

    // row: UIApplicationDelegate.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        // row: UIBackgroundFetchResult
        let result: UIBackgroundFetchResult = userInfo["aps"] == nil ? .noData : .newData
        completionHandler(result)
    }

    // row: UIApplicationDelegate.application(_:performFetchWithCompletionHandler:)
    func application(
        _ application: UIApplication,
        performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) { completionHandler(.failed) }

    // row: UIApplicationDelegate.application(_:handleEventsForBackgroundURLSession:completionHandler:)
    func application(
        _ application: UIApplication, handleEventsForBackgroundURLSession identifier: String,
        completionHandler: @escaping () -> Void
    ) { completionHandler() }
}

#if swift(>=6)
    // The language mode of 2022 takes it with a warning.
    class AsyncPushAppDelegate: UIResponder, UIApplicationDelegate {
        // row: UIApplicationDelegate.application(_:didReceiveRemoteNotification:) async -> UIBackgroundFetchResult
        func application(
            _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) async -> UIBackgroundFetchResult { .newData }
    }
#endif

class OldPushAppDelegate: UIResponder, UIApplicationDelegate {
    // row: UIApplicationDelegate.application(_:didReceiveRemoteNotification:) (legacy)
    func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {
        print(userInfo.keys.count)
    }
}

// MARK: Local notifications until iOS 9

class OldNotificationDelegate: UIResponder, UIApplicationDelegate {
    func register(with application: UIApplication) {
        // row: UIMutableUserNotificationAction / UIMutableUserNotificationCategory
        let action = UIMutableUserNotificationAction()
        action.identifier = "snooze"
        action.title = "Snooze"
        action.activationMode = .background
        action.isAuthenticationRequired = false
        action.isDestructive = false
        let category = UIMutableUserNotificationCategory()
        category.identifier = "alarm"
        category.setActions([action], for: .default)
        category.setActions([action], for: UIUserNotificationActionContext.minimal)
        // row: UIUserNotificationType
        let types: UIUserNotificationType = [.alert, .badge, .sound]
        // row: UIUserNotificationSettings
        let settings = UIUserNotificationSettings(types: types, categories: Set([category]))
        // row: UIApplication.registerUserNotificationSettings(_:)
        application.registerUserNotificationSettings(settings)
        // row: UIApplication.currentUserNotificationSettings
        print(application.currentUserNotificationSettings?.types.contains(.alert) == true)
    }

    func schedule(with application: UIApplication) {
        // row: UILocalNotification (class)
        let note = UILocalNotification()
        // row: UILocalNotification.alertBody
        note.alertBody = "Wake up"
        // row: UILocalNotification.alertTitle
        note.alertTitle = "Alarm"
        // row: UILocalNotification.alertAction
        note.alertAction = "open"
        // row: UILocalNotification.hasAction / alertLaunchImage
        note.hasAction = true
        note.alertLaunchImage = "launch.png"
        // row: UILocalNotification.soundName
        // row: UILocalNotificationDefaultSoundName
        note.soundName = UILocalNotificationDefaultSoundName
        // row: UILocalNotification.userInfo
        note.userInfo = ["id": 7]
        // row: UILocalNotification.fireDate
        note.fireDate = Date(timeIntervalSinceNow: 60)
        // row: UILocalNotification.timeZone
        note.timeZone = TimeZone.current
        // row: UILocalNotification.repeatInterval
        note.repeatInterval = .day
        // row: UILocalNotification.category
        note.category = "alarm"
        // row: UILocalNotification.applicationIconBadgeNumber
        note.applicationIconBadgeNumber = application.applicationIconBadgeNumber + 1
        // row: UIApplication.scheduleLocalNotification(_:)
        application.scheduleLocalNotification(note)
        // row: UIApplication.presentLocalNotificationNow(_:)
        application.presentLocalNotificationNow(note)
        // row: UIApplication.scheduledLocalNotifications
        for scheduled in application.scheduledLocalNotifications ?? [] {
            // row: UIApplication.cancelLocalNotification(_:)
            application.cancelLocalNotification(scheduled)
        }
        // row: UIApplication.cancelAllLocalNotifications()
        application.cancelAllLocalNotifications()
    }

    // row: UIApplicationDelegate.application(_:didReceive: UILocalNotification)
    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        print(notification.alertBody ?? "")
    }

    // row: UIApplicationDelegate.application(_:didRegister: UIUserNotificationSettings)
    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
        if notificationSettings.types != [] { schedule(with: application) }
    }

    // row: UIApplicationDelegate.application(_:handleActionWithIdentifier:for:...)
    func application(
        _ application: UIApplication, handleActionWithIdentifier identifier: String?,
        for notification: UILocalNotification, completionHandler: @escaping () -> Void
    ) { completionHandler() }
}
