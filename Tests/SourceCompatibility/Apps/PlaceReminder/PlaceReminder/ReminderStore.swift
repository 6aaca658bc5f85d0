// swift-format-ignore-file
//
//  ReminderStore.swift
//  PlaceReminder
//

import Foundation

extension Notification.Name {
    static let remindersDidChange = Notification.Name("RemindersDidChange")
}

class ReminderStore {

    private let defaults: UserDefaults
    private let key = "reminders"

    private(set) var reminders: [Reminder] = [] {
        didSet {
            NotificationCenter.default.post(name: .remindersDidChange, object: nil)
        }
    }

    init(defaults: UserDefaults) {
        self.defaults = defaults
        if let data = defaults.data(forKey: key) {
            reminders = NSKeyedUnarchiver.unarchiveObject(with: data) as? [Reminder] ?? []
        }
    }

    subscript(identifier: String) -> Reminder? {
        return reminders.first { $0.identifier == identifier }
    }

    var open: [Reminder] {
        return reminders.filter { !$0.isDone }
    }

    func add(_ reminder: Reminder) {
        reminders.append(reminder)
        save()
    }

    func complete(_ reminder: Reminder) {
        reminder.isDone = true
        save()
        NotificationCenter.default.post(name: .remindersDidChange, object: nil)
    }

    private func save() {
        defaults.set(NSKeyedArchiver.archivedData(withRootObject: reminders), forKey: key)
    }
}
