import SimulatedFoundation

/// The ways in which pushes reach the user, as systems before iOS 8 asked for them.
public struct UIRemoteNotificationType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the icon.
    public static let badge = UIRemoteNotificationType(rawValue: 1)
    public static let sound = UIRemoteNotificationType(rawValue: 2)
    /// A text on the screen.
    public static let alert = UIRemoteNotificationType(rawValue: 4)
    /// An issue of a newspaper that can be fetched.
    public static let newsstandContentAvailability = UIRemoteNotificationType(rawValue: 8)
}

/// What an app asked for before iOS 8.
private final class AskedTypes {
    var types: UIRemoteNotificationType = []
}

extension UIApplication {
    /// Asks for the device token of the app, and for ways in which pushes reach the user. From iOS 8 on it does nothing.
    public func registerForRemoteNotifications(matching types: UIRemoteNotificationType) {
        guard isOldRegistration("registerForRemoteNotificationTypes:") else { return }
        process.app.storage.object(orMake: AskedTypes.init).types = types
        registration(for: "registerForRemoteNotifications(matching:)")?.register(process)
    }

    /// The ways in which pushes reach the user; none from iOS 8 on.
    public func enabledRemoteNotificationTypes() -> UIRemoteNotificationType {
        guard isOldRegistration("enabledRemoteNotificationTypes") else { return [] }
        return process.app.storage.existing(AskedTypes.self)?.types ?? []
    }

    /// Later systems say so in the log.
    private func isOldRegistration(_ method: String) -> Bool {
        guard process.device.system >= .iOS(8) else { return true }
        process.record(.log, "\(method) is not supported in iOS 8.0 and later.")
        return false
    }
}
