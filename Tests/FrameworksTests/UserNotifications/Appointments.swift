import UIKit

/// An app in the manner of the oldest guide: it schedules all of its appointments anew at each launch.
final class Appointments: UIResponder, UIApplicationDelegate {
    static let count = 130

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        application.cancelAllLocalNotifications()
        for number in 1...Appointments.count {
            let notification = UILocalNotification()
            // Ten minutes before each appointment, which are an hour apart.
            notification.fireDate = Date().addingTimeInterval(Double(number) * 3600 - 600)
            notification.timeZone = TimeZone(identifier: "GMT")
            notification.alertBody = "appointment \(number) in 10 minutes"
            notification.alertAction = "View Details"
            notification.soundName = UILocalNotificationDefaultSoundName
            notification.applicationIconBadgeNumber = 1
            notification.userInfo = ["number": number]
            application.scheduleLocalNotification(notification)
        }
        print("\(application.scheduledLocalNotifications?.count ?? 0) wait")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { application.applicationIconBadgeNumber = 0 }

    func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
        print("details of \(notification.userInfo?["number"] as? Int ?? 0)")
    }
}
