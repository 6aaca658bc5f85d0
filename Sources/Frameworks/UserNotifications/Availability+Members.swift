import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the types and members of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let notificationAttachment = symbol("UNNotificationAttachment", .iOS(10))
    static let notificationSoundDefaultRingtone = classMethod(
        "defaultRingtoneSound", of: "UNNotificationSound", .iOS(15, 2))
    static let notificationSoundDefaultWithVolume = classMethod(
        "defaultCriticalSoundWithAudioVolume:", of: "UNNotificationSound", .iOS(12))
    static let notificationSoundCriticalSoundNamed = classMethod(
        "criticalSoundNamed:", of: "UNNotificationSound", .iOS(12))
    static let notificationSoundCriticalWithVolume = classMethod(
        "criticalSoundNamed:withAudioVolume:", of: "UNNotificationSound", .iOS(12))
    static let localizedNotificationString = classMethod(
        "localizedUserNotificationStringForKey:arguments:", of: "NSString", .iOS(10))
    static let notificationSettingsShowPreviewsSetting = method(
        "showPreviewsSetting", of: "UNNotificationSettings", .iOS(11))
    static let notificationSettingsCriticalAlertSetting = method(
        "criticalAlertSetting", of: "UNNotificationSettings", .iOS(12))
    static let notificationSettingsProvidesAppNotificationSettings = method(
        "providesAppNotificationSettings", of: "UNNotificationSettings", .iOS(12))
    static let notificationSettingsAnnouncementSetting = method(
        "announcementSetting", of: "UNNotificationSettings", .iOS(13))
    static let notificationSettingsTimeSensitiveSetting = method(
        "timeSensitiveSetting", of: "UNNotificationSettings", .iOS(15))
    static let notificationSettingsScheduledDeliverySetting = method(
        "scheduledDeliverySetting", of: "UNNotificationSettings", .iOS(15))
    static let notificationSettingsDirectMessagesSetting = method(
        "directMessagesSetting", of: "UNNotificationSettings", .iOS(15))
    static let notificationCategoryHiddenPreviewsBodyPlaceholder = method(
        "hiddenPreviewsBodyPlaceholder", of: "UNNotificationCategory", .iOS(11))
    static let notificationCategoryCategorySummaryFormat = method(
        "categorySummaryFormat", of: "UNNotificationCategory", .iOS(12))

    /// What an app may use too early of types and members.
    static let ofUserNotificationsMembers: [SystemAPI] = [
        notificationAttachment, notificationSoundDefaultRingtone, notificationSoundDefaultWithVolume,
        notificationSoundCriticalSoundNamed, notificationSoundCriticalWithVolume, localizedNotificationString,
        notificationSettingsShowPreviewsSetting, notificationSettingsCriticalAlertSetting,
        notificationSettingsProvidesAppNotificationSettings, notificationSettingsAnnouncementSetting,
        notificationSettingsTimeSensitiveSetting, notificationSettingsScheduledDeliverySetting,
        notificationSettingsDirectMessagesSetting, notificationCategoryHiddenPreviewsBodyPlaceholder,
        notificationCategoryCategorySummaryFormat,
    ]
}
