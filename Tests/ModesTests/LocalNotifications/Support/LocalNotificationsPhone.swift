import BackgroundRuntime
import VigilLocalNotifications
import VigilTestSupport

/// What tests of notifications ask of a phone most.
final class LocalNotificationsPhone: ModePhone {
    convenience init(
        _ system: SystemVersion, besides others: [ModuleDescriptor] = [], manifest: Manifest? = nil,
        constants: [String: Double] = [:]
    ) throws {
        try self.init(
            on: system, modules: ModuleSet([LocalNotificationModule.descriptor] + others), manifest: manifest,
            constants: constants)
    }

    /// A phone whose app runs in the foreground and may send notifications, where the user is asked.
    static func ready(
        _ system: SystemVersion, besides others: [ModuleDescriptor] = [], manifest: Manifest? = nil,
        constants: [String: Double] = [:]
    ) throws -> LocalNotificationsPhone {
        let phone = try LocalNotificationsPhone(system, besides: others, manifest: manifest, constants: constants)
        phone.app.launch()
        if system >= .iOS(10) {
            try phone.act("notif.authorize")
        } else if system >= .iOS(8) {
            try phone.act("notif.register")
        }
        if system >= .iOS(8) { phone.notes.answer(true, for: phone.app) }
        return phone
    }

    var notes: LocalNotificationControl { device.localNotifications }

    /// The texts of the notifications that are shown.
    var shown: [String] { notes.delivered(of: app).map(\.request.content.body) }

    /// The texts of those that wait.
    var waiting: [String] { notes.pending(of: app).map(\.content.body) }

    /// The times in whole seconds at which the system shows a notification.
    var showTimes: [Int] {
        app.trace.entries.filter { $0.text.hasPrefix("the system shows") }.map(\.instant.wholeSeconds)
    }

    /// The events of a kind that called the delegate.
    func calls(_ name: SystemEvent.Name) -> Int { code.calls.filter { $0.name == name }.count }
}
