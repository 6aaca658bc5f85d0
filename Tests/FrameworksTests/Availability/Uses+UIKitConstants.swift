import UIKit

let usesOfUIKitConstants: [String: Use] = [
    "UIApplication.openSettingsURLString": { _ = UIApplication.openSettingsURLString },
    "UIApplication.openNotificationSettingsURLString": { _ = UIApplication.openNotificationSettingsURLString },
    "UIApplication.backgroundRefreshStatusDidChangeNotification": {
        _ = UIApplication.backgroundRefreshStatusDidChangeNotification
    },
    "UIApplication.backgroundFetchIntervalMinimum": { _ = UIApplication.backgroundFetchIntervalMinimum },
    "UIApplication.backgroundFetchIntervalNever": { _ = UIApplication.backgroundFetchIntervalNever },
    "UIApplication.LaunchOptionsKey.bluetoothCentrals": { _ = UIApplication.LaunchOptionsKey.bluetoothCentrals },
    "UIApplication.LaunchOptionsKey.bluetoothPeripherals": { _ = UIApplication.LaunchOptionsKey.bluetoothPeripherals },
    "UIApplication.LaunchOptionsKey.userActivityDictionary": {
        _ = UIApplication.LaunchOptionsKey.userActivityDictionary
    },
    "UIApplication.LaunchOptionsKey.userActivityType": { _ = UIApplication.LaunchOptionsKey.userActivityType },
    "UIApplication.LaunchOptionsKey.shortcutItem": { _ = UIApplication.LaunchOptionsKey.shortcutItem },
    "UIApplication.OpenExternalURLOptionsKey.universalLinksOnly": {
        _ = UIApplication.OpenExternalURLOptionsKey.universalLinksOnly
    },
    "UIApplication.OpenURLOptionsKey.annotation": { _ = UIApplication.OpenURLOptionsKey.annotation },
    "UIApplication.OpenURLOptionsKey.openInPlace": { _ = UIApplication.OpenURLOptionsKey.openInPlace },
    "UIApplication.OpenURLOptionsKey.sourceApplication": { _ = UIApplication.OpenURLOptionsKey.sourceApplication },
    "UIScene.didActivateNotification": { _ = UIScene.didActivateNotification },
    "UIScene.didDisconnectNotification": { _ = UIScene.didDisconnectNotification },
    "UIScene.didEnterBackgroundNotification": { _ = UIScene.didEnterBackgroundNotification },
    "UIScene.willConnectNotification": { _ = UIScene.willConnectNotification },
    "UIScene.willDeactivateNotification": { _ = UIScene.willDeactivateNotification },
    "UIScene.willEnterForegroundNotification": { _ = UIScene.willEnterForegroundNotification },
    "UISceneSession.Role.windowApplication": { _ = UISceneSession.Role.windowApplication },
    "UISceneSession.Role.windowExternalDisplayNonInteractive": {
        _ = UISceneSession.Role.windowExternalDisplayNonInteractive
    },
]
