// swift-format-ignore-file
//
//  ReminderCoordinator.swift
//  PlaceReminder
//

import UIKit
import CoreLocation
import UserNotifications

/// Watches the places of all reminders that are open.
class ReminderCoordinator: NSObject {

    let store: ReminderStore
    fileprivate let locationManager = CLLocationManager()
    fileprivate let center = UNUserNotificationCenter.current()

    init(store: ReminderStore) {
        self.store = store
        super.init()
        locationManager.delegate = self
    }

    func start() {
        center.requestAuthorization(options: [.alert, .sound, .badge]) { granted, error in
            if let error = error {
                print(error.localizedDescription)
            }
            print("may notify: \(granted)")
        }
        center.setNotificationCategories([category])
        switch CLLocationManager.authorizationStatus() {
        case .notDetermined:
            locationManager.requestAlwaysAuthorization()
        case .authorizedAlways:
            watch()
        default:
            print("places are not watched")
        }
        if store.reminders.isEmpty {
            addExamples()
        }
    }

    private var category: UNNotificationCategory {
        let done = UNNotificationAction(identifier: ReminderAction.done.rawValue, title: "Done", options: [])
        let later = UNNotificationAction(identifier: ReminderAction.later.rawValue, title: "Later", options: [])
        return UNNotificationCategory(identifier: "REMINDER", actions: [done, later], intentIdentifiers: [], options: [])
    }

    private func addExamples() {
        let home = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.40)
        let market = CLLocationCoordinate2D(latitude: 52.55, longitude: 13.40)
        store.add(Reminder(identifier: "milk", text: "Buy milk", coordinate: market, radius: 200, occasion: .arrival))
        store.add(Reminder(identifier: "lights", text: "Are the lights off?", coordinate: home, radius: 150, occasion: .departure))
    }

    // MARK: - Regions

    fileprivate func watch() {
        guard CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self) else { return }
        let identifiers = Set(store.open.map { $0.identifier })
        for region in locationManager.monitoredRegions where !identifiers.contains(region.identifier) {
            locationManager.stopMonitoring(for: region)
        }
        for reminder in store.open {
            locationManager.startMonitoring(for: reminder.region)
        }
    }

    func complete(_ identifier: String) {
        guard let reminder = store[identifier] else { return }
        print("done: \(reminder.text)")
        store.complete(reminder)
        watch()
    }

    func postpone(_ identifier: String, by interval: TimeInterval) {
        guard let reminder = store[identifier] else { return }
        notify(reminder, trigger: UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: false))
    }

    fileprivate func notify(_ reminder: Reminder, trigger: UNNotificationTrigger? = nil) {
        let content = UNMutableNotificationContent()
        content.title = reminder.text
        content.sound = .default
        content.badge = NSNumber(value: store.open.count)
        content.categoryIdentifier = "REMINDER"
        content.userInfo = ["reminder": reminder.identifier]
        let request = UNNotificationRequest(identifier: "reminder-" + reminder.identifier, content: content, trigger: trigger)
        center.add(request, withCompletionHandler: nil)
    }
}

// MARK: - CLLocationManagerDelegate

extension ReminderCoordinator: CLLocationManagerDelegate {

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        guard status == .authorizedAlways else { return }
        watch()
    }

    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        guard let reminder = store[region.identifier] else { return }
        print("arrived: \(reminder.text)")
        remind(reminder)
    }

    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
        guard let reminder = store[region.identifier] else { return }
        print("left: \(reminder.text)")
        remind(reminder)
    }

    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        print("\(region.identifier): \(state == .inside ? "inside" : "outside")")
    }

    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        manager.requestState(for: region)
    }

    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: Error) {
        print("not watched: \(region?.identifier ?? "?"): \((error as NSError).code)")
    }

    private func remind(_ reminder: Reminder) {
        guard UIApplication.shared.applicationState != .active else {
            let alert = UIAlertController(title: reminder.text, message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                self?.complete(reminder.identifier)
            })
            UIApplication.shared.keyWindow?.rootViewController?.present(alert, animated: true)
            return
        }
        notify(reminder)
    }
}
