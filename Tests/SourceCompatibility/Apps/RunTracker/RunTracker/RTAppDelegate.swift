// swift-format-ignore-file
//
//  RTAppDelegate.swift
//  RunTracker
//

import Foundation
import UIKit
import CoreLocation

class RTAppDelegate: NSObject, UIApplicationDelegate {

    var window: UIWindow?
    let tracker = RTTracker()
    private var saveTask = UIBackgroundTaskIdentifier.invalid
    private var backgroundDate: Date?

    func application(_ application: UIApplication,
                     didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        if launchOptions?[.location] != nil {
            NSLog("launched for a location")
            tracker.resumeIfNeeded()
        }
        if let notification = launchOptions?[.localNotification] as? UILocalNotification {
            NSLog("launched by %@", notification.alertBody ?? "a notification")
        }
        let settings = UIUserNotificationSettings(types: [.alert, .sound], categories: nil)
        application.registerUserNotificationSettings(settings)

        let list = RTRunsViewController(style: .plain)
        list.tracker = tracker
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: list)
        window?.makeKeyAndVisible()

        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(memoryIsLow(_:)),
                           name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        center.addObserver(self, selector: #selector(runFinished(_:)),
                           name: RTTrackerDidFinishRunNotification, object: nil)
        return true
    }

    func application(_ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings) {
        NSLog("may show alerts: %@", notificationSettings.types.contains(.alert) ? "YES" : "NO")
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        backgroundDate = Date()
        guard tracker.isTracking == false else {
            NSLog("the run goes on")
            return
        }
        saveTask = application.beginBackgroundTask(withName: "save") { [weak self] in
            self?.endSaveTask()
        }
        tracker.store.saveAsynchronously(target: self, action: #selector(storeDidSave(_:)))
    }

    func applicationWillEnterForeground(_ application: UIApplication) {
        if let date = backgroundDate {
            NSLog("away for %.0f s", Date().timeIntervalSince(date))
        }
    }

    func applicationWillTerminate(_ application: UIApplication) {
        tracker.store.save()
    }

    func applicationSignificantTimeChange(_ application: UIApplication) {
        NSLog("a new day")
    }

    // MARK: - Notifications

    @objc private func memoryIsLow(_ notification: Notification) {
        tracker.thinOut()
    }

    @objc private func runFinished(_ notification: Notification) {
        guard let run = notification.userInfo?["run"] as? RTRun else {
            return
        }
        let notification = UILocalNotification()
        notification.alertBody = String(format: "%.2f km in %@", run.distance / 1000, run.durationText)
        notification.alertAction = "Show"
        notification.soundName = UILocalNotificationDefaultSoundName
        UIApplication.shared.presentLocalNotificationNow(notification)
    }

    @objc private func storeDidSave(_ count: NSNumber) {
        NSLog("saved %@ runs", count)
        endSaveTask()
    }

    private func endSaveTask() {
        if saveTask != .invalid {
            UIApplication.shared.endBackgroundTask(saveTask)
            saveTask = .invalid
        }
    }
}
