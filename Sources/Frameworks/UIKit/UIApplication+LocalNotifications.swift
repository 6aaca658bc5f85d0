import BackgroundRuntime
import SimulatedFoundation

/// The notifications that an app schedules itself, as until iOS 9.
extension UIApplication {
    var center: (any LocalNotificationCenter)? {
        process.device.service(providing: (any LocalNotificationCenter).self)
    }

    /// Whoever keeps notifications; without a module that does, the trace says what is not done.
    func center(for call: String) -> (any LocalNotificationCenter)? {
        if let center { return center }
        process.record(.refusal, "\(call) does nothing: no module simulates local notifications")
        return nil
    }

    var userNotificationSettings: UIUserNotificationSettings {
        let ways = center?.registration(of: process.app).ways ?? []
        return UIUserNotificationSettings(
            types: UIUserNotificationType(rawValue: ways.rawValue),
            categories: UserNotificationCategories.of(process).categories)
    }
}

/// The categories that an app registered in this launch, as it made them.
final class UserNotificationCategories {
    var categories: Set<UIUserNotificationCategory>?

    static func of(_ process: AppProcess) -> UserNotificationCategories {
        process.storage.object { UserNotificationCategories() }
    }
}
