import CoreLocation
import Foundation
import UserNotifications

protocol UserNotificationCenterProtocol: AnyObject {
    var delegate: UNUserNotificationCenterDelegate? { get set }
    func requestAuthorization(
        options: UNAuthorizationOptions, completionHandler: @escaping @Sendable (Bool, Error?) -> Void)
    func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void)
    func add(_ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable (Error?) -> Void)?)
    func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void)
    func removePendingNotificationRequests(withIdentifiers identifiers: [String])
    func removeDeliveredNotifications(withIdentifiers identifiers: [String])
    func removeAllPendingNotificationRequests()
    func removeAllDeliveredNotifications()
    func setNotificationCategories(_ categories: Set<UNNotificationCategory>)
    func requestAuthorization(options: UNAuthorizationOptions) async throws -> Bool
    func notificationSettings() async -> UNNotificationSettings
    func add(_ request: UNNotificationRequest) async throws
    func pendingNotificationRequests() async -> [UNNotificationRequest]
}

extension UNUserNotificationCenter: UserNotificationCenterProtocol {}

// row: UNUserNotificationCenterDelegate (protocol)
class SymbolNotifier: NSObject, UNUserNotificationCenterDelegate {
    // row: UNUserNotificationCenter (type)
    // row: UNUserNotificationCenter.current()
    let center: UNUserNotificationCenter = UNUserNotificationCenter.current()

    func ask() {
        // row: UNUserNotificationCenter.delegate
        center.delegate = self
        // row: UNAuthorizationOptions (.alert/.sound/.badge/.provisional/.criticalAlert)
        let options: UNAuthorizationOptions = [.alert, .sound, .badge, .provisional, .criticalAlert]
        // row: UNUserNotificationCenter.requestAuthorization(options:completionHandler:) / async
        center.requestAuthorization(options: options) { granted, error in
            print("granted", granted, error?.localizedDescription ?? "")
        }
        // row: UNUserNotificationCenter.getNotificationSettings(completionHandler:)
        center.getNotificationSettings { settings in
            // row: UNNotificationSettings.authorizationStatus
            // row: UNAuthorizationStatus
            switch settings.authorizationStatus {
            case .authorized, .provisional, .ephemeral: print("allowed")
            case .denied, .notDetermined: print("not allowed")
            @unknown default: break
            }
            // row: UNNotificationSettings detail (alertSetting, soundSetting, badgeSetting...)
            print(settings.alertSetting == .enabled, settings.soundSetting, settings.badgeSetting)
            print(settings.lockScreenSetting, settings.notificationCenterSetting, settings.alertStyle == .banner)
        }
    }

    func askAsync() async throws -> Bool {
        // row: UNUserNotificationCenter.notificationSettings() async
        let settings = await center.notificationSettings()
        guard settings.authorizationStatus == .notDetermined else { return false }
        return try await center.requestAuthorization(options: [.alert])
    }

    func schedule() {
        // row: UNMutableNotificationContent (type)
        let content = UNMutableNotificationContent()
        // row: UNMutableNotificationContent.title / body / subtitle
        content.title = "Title"
        content.subtitle = "Subtitle"
        content.body = NSString.localizedUserNotificationString(forKey: "Body", arguments: nil)
        // row: UNMutableNotificationContent.sound + UNNotificationSound
        content.sound = UNNotificationSound.default
        content.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: "bell.caf"))
        // row: UNNotificationSound.defaultCritical / critical
        content.sound = .defaultCritical
        content.sound = UNNotificationSound.defaultCriticalSound(withAudioVolume: 1)
        // row: UNMutableNotificationContent.userInfo
        content.userInfo = ["id": "7"]
        // row: UNMutableNotificationContent.categoryIdentifier / threadIdentifier
        content.categoryIdentifier = "alarm"
        content.threadIdentifier = "alarms"
        // row: UNMutableNotificationContent.badge
        content.badge = 1
        content.badge = NSNumber(value: 2)
        // row: UNMutableNotificationContent.attachments / UNNotificationAttachment
        let file = URL(fileURLWithPath: "/missing.png")
        if let picture = try? UNNotificationAttachment(identifier: "", url: file, options: nil) {
            content.attachments = [picture]
        }
        // row: UNMutableNotificationContent.interruptionLevel / relevanceScore
        content.interruptionLevel = .timeSensitive
        content.relevanceScore = 1
        // row: UNTimeIntervalNotificationTrigger
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        // row: UNNotificationRequest (type)
        // row: UNNotificationRequest.init(identifier:content:trigger:)
        let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
        // row: UNUserNotificationCenter.add(_:withCompletionHandler:)
        center.add(request)
        center.add(request) { error in print(error as Any) }
        center.add(request, withCompletionHandler: nil)
        scheduleDaily(content)
    }

    private func scheduleDaily(_ content: UNNotificationContent) {
        var date = DateComponents()
        date.hour = 8
        // row: UNCalendarNotificationTrigger
        let calendar = UNCalendarNotificationTrigger(dateMatching: date, repeats: true)
        // row: UNCalendarNotificationTrigger.nextTriggerDate()
        print(calendar.nextTriggerDate() != nil)
        // row: UNLocationNotificationTrigger
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 100, identifier: "home")
        let place = UNLocationNotificationTrigger(region: region, repeats: false)
        for trigger in [calendar, place] as [UNNotificationTrigger] {
            center.add(UNNotificationRequest(identifier: "daily", content: content, trigger: trigger))
        }
    }

    func categories() {
        // row: UNNotificationAction
        let later = UNNotificationAction(identifier: "later", title: "Later", options: [])
        let reply = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", options: [.foreground], textInputButtonTitle: "Send",
            textInputPlaceholder: "")
        // row: UNNotificationCategory
        let category = UNNotificationCategory(
            identifier: "alarm", actions: [later, reply], intentIdentifiers: [], options: .customDismissAction)
        // row: UNUserNotificationCenter.setNotificationCategories(_:)
        center.setNotificationCategories([category])
        // row: UNUserNotificationCenter.getNotificationCategories / notificationCategories()
        center.getNotificationCategories { known in print(known.count) }
    }

    func clean() async {
        // row: UNUserNotificationCenter.removePendingNotificationRequests(withIdentifiers:)
        center.removePendingNotificationRequests(withIdentifiers: ["daily"])
        // row: UNUserNotificationCenter.removeDeliveredNotifications(withIdentifiers:)
        center.removeDeliveredNotifications(withIdentifiers: ["daily"])
        // row: UNUserNotificationCenter.getPendingNotificationRequests / pendingNotificationRequests()
        center.getPendingNotificationRequests { requests in print(requests.map(\.identifier)) }
        let pending = await center.pendingNotificationRequests()
        // row: UNUserNotificationCenter.getDeliveredNotifications / deliveredNotifications()
        center.getDeliveredNotifications { notifications in print(notifications.map(\.request.identifier)) }
        let delivered = await center.deliveredNotifications()
        print(pending.count, delivered.count)
        // row: UNUserNotificationCenter.removeAllPendingNotificationRequests()
        center.removeAllPendingNotificationRequests()
        // row: UNUserNotificationCenter.removeAllDeliveredNotifications()
        center.removeAllDeliveredNotifications()
    }

    // row: UNUserNotificationCenterDelegate.userNotificationCenter(_:willPresent:withCompletionHandler:)
    // row: UNNotificationPresentationOptions
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([.banner, .list, .sound, .badge]) }

    // row: UNUserNotificationCenterDelegate.userNotificationCenter(_:didReceive:withCompletionHandler:)
    // row: UNNotification / UNNotificationResponse
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let notification: UNNotification = response.notification
        switch response.actionIdentifier {
        // row: UNNotificationDefaultActionIdentifier / DismissActionIdentifier
        case UNNotificationDefaultActionIdentifier: print(notification.request.content.userInfo.count)
        case UNNotificationDismissActionIdentifier: break
        default: print((response as? UNTextInputNotificationResponse)?.userText ?? "")
        }
        // row: UNPushNotificationTrigger
        if notification.request.trigger is UNPushNotificationTrigger { print("push") }
        completionHandler()
    }
}

class AsyncNotifier: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner] }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {}
}
