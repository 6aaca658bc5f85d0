import BackgroundRuntime

/// What people call what the rules of local notifications are about.
enum LocalNotificationWords {
    static let all: [SearchSynonyms] = [
        SearchSynonyms(
            "notif.action.background", "notification action button runs code in background",
            "handleActionWithIdentifier", "UIUserNotificationAction"),
        SearchSynonyms(
            "notif.badge.app-managed", "badge number is wrong", "badge does not increase", "icon badge not cleared",
            "increment the badge with local notifications"),
        SearchSynonyms("notif.badge.zero-alone", "badge 0 notification"),
        SearchSynonyms(
            "notif.badge.zero-clears", "setting the badge to 0 removes all notifications",
            "clear badge but keep notifications in notification center"),
        SearchSynonyms(
            "notif.cancel", "cancel a local notification", "removePendingNotificationRequests does not work",
            "remove a scheduled reminder"),
        SearchSynonyms(
            "notif.fire.background", "local notification while the app is closed",
            "run code when a local notification fires", "app not running and notification fires"),
        SearchSynonyms(
            "notif.fire.foreground", "notification is not shown when app is open", "local notification in foreground"),
        SearchSynonyms("notif.fire.past-or-nil", "notification date in the past", "fires at once"),
        SearchSynonyms(
            "notif.limit", "only 64 local notifications", "some notifications are never shown",
            "too many scheduled notifications", "limit of scheduled reminders"),
        SearchSynonyms("notif.limit.repeating-counts-once", "repeating notification and the limit of 64"),
        SearchSynonyms("notif.present-now", "presentLocalNotificationNow", "show a notification from the background"),
        SearchSynonyms("notif.region.counts", "location-based notification counts as a region"),
        SearchSynonyms("notif.region.exclusive", "notification with region and date"),
        SearchSynonyms("notif.region.once", "location notification only once", "UNLocationNotificationTrigger repeats"),
        SearchSynonyms(
            "notif.repeat.calendar", "repeat a notification every two days", "repeatInterval", "daily reminder",
            "notification every 30 seconds", "chime every hour", "different text for each daily reminder",
            "notification every few seconds"),
        SearchSynonyms("notif.repeat.zero", "local notification does not repeat"),
        SearchSynonyms("notif.schedule.copy", "changing a notification after scheduling"),
        SearchSynonyms(
            "notif.schedule.no-mode", "do local notifications need a background mode",
            "schedule a reminder without running in background", "notification at a fixed time when the app is closed"),
        SearchSynonyms(
            "notif.schedule.registration", "registerUserNotificationSettings",
            "Attempting to schedule a local notification with an alert but haven't received permission"),
        SearchSynonyms(
            "notif.sound.none", "notification without sound", "custom notification sound does not play",
            "sound longer than 30 seconds"),
        SearchSynonyms(
            "notif.survives", "scheduled notifications after reboot", "notification after the app was killed",
            "do local notifications survive an update or force quit"),
        SearchSynonyms("notif.tap.background", "tap on a notification while the app is in background"),
        SearchSynonyms("notif.tap.icon", "app opened by its icon and not by the notification"),
        SearchSynonyms(
            "notif.tap.launch", "open a screen when the user taps a notification",
            "UIApplicationLaunchOptionsLocalNotificationKey", "launchOptions notification is nil"),
        SearchSynonyms(
            "notif.timezone.nil", "notification time wrong after travelling", "time zone of a scheduled notification"),
        SearchSynonyms(
            "notif.timezone.set", "notification at local time after time zone change", "daylight saving time reminder"),
        SearchSynonyms(
            "un.authorization", "notification permission denied", "notifications are not shown without permission",
            "UNErrorDomain Code=1", "notificationsNotAllowed"),
        SearchSynonyms(
            "un.delegate.before-launch-ends", "didReceive response is not called when the app is killed",
            "UNUserNotificationCenterDelegate set too late",
            "tap on a notification does nothing when the app was closed",
            "deep link from notification lost at cold start", "notification click not handled when the app was killed",
            "notification tap lost at cold start"),
        SearchSynonyms(
            "un.deliver.no-code", "run code when a local notification is delivered",
            "notification service extension for local notifications", "execute code at a scheduled time",
            "save a received notification to a database while the app is closed",
            "change the text of a repeating notification"),
        SearchSynonyms(
            "un.foreground.will-present", "willPresent notification", "banner is not shown while the app is open",
            "show notification in foreground", "foreground presentation options"),
        SearchSynonyms(
            "un.identifier.replaces", "second notification replaces the first", "same identifier notification"),
        SearchSynonyms(
            "un.limit", "UNUserNotificationCenter pending limit 64", "how many pending notification requests"),
        SearchSynonyms(
            "un.response", "userNotificationCenter didReceive response", "notification tap handler",
            "completionHandler of didReceive must be called"),
        SearchSynonyms(
            "un.response.dismiss", "know when a notification is dismissed", "swiped notification",
            "customDismissAction", "know that the user dismisses a push notification"),
        SearchSynonyms(
            "un.trigger.interval-min", "time interval must be at least 60 if repeating",
            "UNTimeIntervalNotificationTrigger crash", "time interval must be greater than 0"),
        SearchSynonyms("un.trigger.nil", "show a local notification immediately"),
        SearchSynonyms(
            "un.trigger.region", "UNLocationNotificationTrigger does not fire",
            "notification when arriving at a place"),
    ]
}
