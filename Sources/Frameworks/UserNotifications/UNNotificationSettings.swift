import SimulatedFoundation
import VigilLocalNotifications

/// What an app asks to do with its notifications.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A number on the icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// A text on the screen.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// In a car. Without effect.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Through the silent switch. Without effect.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// The app has settings of its own. Without effect.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Quietly, into the list alone, without asking the user. From iOS 12.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
    /// Read aloud by Siri. Without effect.
    public static let announcement = UNAuthorizationOptions(rawValue: 128)
    /// Through a Focus. Without effect.
    public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// Where the user stands.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The user said no.
    case denied = 1
    /// The user said yes.
    case authorized = 2
    /// The user was not asked: notifications come quietly.
    case provisional = 3
    /// An app clip may send them for a while; never so here.
    case ephemeral = 4
}

/// Where a switch in Settings stands.
public enum UNNotificationSetting: Int, Sendable {
    /// There is no such switch for the app.
    case notSupported = 0
    case disabled = 1
    /// The user lets it be.
    case enabled = 2
}

/// How alerts are shown.
public enum UNAlertStyle: Int, Sendable {
    case none = 0
    /// As banners that go by themselves.
    case banner = 1
    /// As alerts that stay.
    case alert = 2
}

/// Where the content of notifications is shown.
public enum UNShowPreviewsSetting: Int, Sendable {
    /// On the lock screen as well.
    case always = 0
    /// Once the phone is unlocked.
    case whenAuthenticated = 1
    case never = 2
}

/// What the user allows the notifications of the app.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// Where the user stands.
    open private(set) var authorizationStatus: UNAuthorizationStatus
    private let permission: NotificationPermission

    init(_ permission: NotificationPermission) {
        self.permission = permission
        authorizationStatus =
            switch permission.status {
            case .notDetermined: .notDetermined
            case .denied: .denied
            case .authorized: .authorized
            case .provisional: .provisional
            }
    }

    private func setting(_ isOn: Bool, _ isWanted: Bool) -> UNNotificationSetting {
        isOn ? .enabled : isWanted && authorizationStatus != .notDetermined ? .disabled : .notSupported
    }

    /// Whether sounds are played.
    open var soundSetting: UNNotificationSetting {
        setting(permission.allowed.contains(.sound), permission.wanted.contains(.sound))
    }
    /// Whether the icon gets a number.
    open var badgeSetting: UNNotificationSetting {
        setting(permission.allowed.contains(.badge), permission.wanted.contains(.badge))
    }
    /// Whether alerts are shown.
    open var alertSetting: UNNotificationSetting {
        setting(permission.allowed.contains(.alert), permission.wanted.contains(.alert))
    }
    /// Whether notifications come into the list.
    open var notificationCenterSetting: UNNotificationSetting { setting(permission.isGranted, true) }
    /// Whether they are shown on the lock screen: with alerts.
    open var lockScreenSetting: UNNotificationSetting { alertSetting }
    /// Whether they are shown in a car: never here.
    open var carPlaySetting: UNNotificationSetting { .notSupported }
    /// Whether critical alerts are allowed: never here.
    open var criticalAlertSetting: UNNotificationSetting {
        SimulatedApp.require(.method("criticalAlertSetting", of: "UNNotificationSettings", .iOS(12)))
        return .notSupported
    }
    /// Whether Siri reads them aloud: never here.
    open var announcementSetting: UNNotificationSetting {
        SimulatedApp.require(.method("announcementSetting", of: "UNNotificationSettings", .iOS(13)))
        return .notSupported
    }
    /// Whether they come through a Focus: never here.
    open var timeSensitiveSetting: UNNotificationSetting {
        SimulatedApp.require(.method("timeSensitiveSetting", of: "UNNotificationSettings", .iOS(15)))
        return .notSupported
    }
    /// Whether they wait for a summary: never here.
    open var scheduledDeliverySetting: UNNotificationSetting {
        SimulatedApp.require(.method("scheduledDeliverySetting", of: "UNNotificationSettings", .iOS(15)))
        return .notSupported
    }
    /// Whether direct messages come at once: never here.
    open var directMessagesSetting: UNNotificationSetting {
        SimulatedApp.require(.method("directMessagesSetting", of: "UNNotificationSettings", .iOS(15)))
        return .notSupported
    }
    /// How alerts are shown.
    open var alertStyle: UNAlertStyle { permission.allowed.contains(.alert) ? .banner : .none }
    /// Where their content is shown.
    open var showPreviewsSetting: UNShowPreviewsSetting {
        SimulatedApp.require(.method("showPreviewsSetting", of: "UNNotificationSettings", .iOS(11)))
        return .always
    }
    /// Whether the app has settings of its own, which the simulator does not open.
    open var providesAppNotificationSettings: Bool {
        SimulatedApp.require(.method("providesAppNotificationSettings", of: "UNNotificationSettings", .iOS(12)))
        return false
    }
}
