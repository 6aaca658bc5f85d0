import BackgroundRuntime
import SimulatedFoundation

/// The name of a sound file of the app.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of a file.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    let sound: NotificationSound

    init(_ sound: NotificationSound) { self.sound = sound }

    /// The sound of a file of the app, up to 30 seconds long.
    public init(named name: UNNotificationSoundName) {
        SimulatedApp.require(UNNotificationSound.self)
        sound = .named(name.rawValue)
    }

    /// The sound of the system.
    open class var `default`: UNNotificationSound {
        SimulatedApp.require(UNNotificationSound.self)
        return UNNotificationSound(.standard)
    }

    /// The sound of the system for an incoming call; here that of any notification.
    open class var defaultRingtone: UNNotificationSound {
        SimulatedApp.require(.classMethod("defaultRingtoneSound", of: "UNNotificationSound", .iOS(15, 2)))
        return UNNotificationSound(.standard)
    }

    /// The sound of the system for critical alerts. From iOS 12.
    open class var defaultCritical: UNNotificationSound {
        SimulatedApp.require(.classMethod("defaultCriticalSound", of: "UNNotificationSound", .iOS(12)))
        return UNNotificationSound(.critical)
    }

    /// The sound of the system for critical alerts.
    ///
    /// - Parameter volume: from 0 to 1; without effect.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        SimulatedApp.require(.classMethod("defaultCriticalSoundWithAudioVolume:", of: "UNNotificationSound", .iOS(12)))
        return defaultCritical
    }

    /// The sound of a file of the app for critical alerts.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        SimulatedApp.require(.classMethod("criticalSoundNamed:", of: "UNNotificationSound", .iOS(12)))
        return UNNotificationSound(named: name)
    }

    /// The sound of a file of the app for critical alerts.
    ///
    /// - Parameters:
    ///   - name: the name of the file.
    ///   - volume: from 0 to 1; without effect.
    open class func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound {
        SimulatedApp.require(.classMethod("criticalSoundNamed:withAudioVolume:", of: "UNNotificationSound", .iOS(12)))
        return UNNotificationSound(named: name)
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.sound == sound }

    open override var hash: Int { sound.hashValue }
}
