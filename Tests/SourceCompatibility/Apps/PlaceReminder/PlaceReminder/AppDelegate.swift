// swift-format-ignore-file
//
//  AppDelegate.swift
//  PlaceReminder
//

import UIKit
import CoreLocation
import UserNotifications

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    var coordinator: ReminderCoordinator!

    func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        UNUserNotificationCenter.current().delegate = self
        coordinator = ReminderCoordinator(store: ReminderStore(defaults: UserDefaults.standard))
        return true
    }

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool {
        if launchOptions?.keys.contains(UIApplication.LaunchOptionsKey.location) == true {
            print("launched for a place")
        }
        coordinator.start()

        let list = RemindersViewController()
        list.coordinator = coordinator
        window = UIWindow(frame: UIScreen.main.bounds)
        let navigationController = UINavigationController(rootViewController: list)
        if #available(iOS 11.0, *) {
            navigationController.navigationBar.prefersLargeTitles = true
        }
        window!.rootViewController = navigationController
        window!.makeKeyAndVisible()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        application.applicationIconBadgeNumber = 0
    }
}

// MARK: - UNUserNotificationCenterDelegate

extension AppDelegate: UNUserNotificationCenterDelegate {

    func userNotificationCenter(_ center: UNUserNotificationCenter,
                                willPresent notification: UNNotification,
                                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void) {
        completionHandler([.alert, .sound])
    }

    func userNotificationCenter(_ center: UNUserNotificationCenter,
                                didReceive response: UNNotificationResponse,
                                withCompletionHandler completionHandler: @escaping () -> Void) {
        let identifier = response.notification.request.content.userInfo["reminder"] as? String ?? ""
        switch response.actionIdentifier {
        case ReminderAction.done.rawValue:
            coordinator.complete(identifier)
        case ReminderAction.later.rawValue:
            coordinator.postpone(identifier, by: 10 * 60)
        case UNNotificationDefaultActionIdentifier:
            print("shows \(identifier)")
        default:
            break
        }
        completionHandler()
    }
}
