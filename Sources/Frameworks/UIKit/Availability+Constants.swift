import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the names and other constants of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let applicationOpenSettingsURLString = symbol("UIApplication.openSettingsURLString", .iOS(8))
    static let applicationOpenNotificationSettingsURLString = symbol(
        "UIApplication.openNotificationSettingsURLString", .iOS(16))
    static let applicationBackgroundRefreshStatusDidChangeNotification = symbol(
        "UIApplication.backgroundRefreshStatusDidChangeNotification", .iOS(7))
    static let applicationBackgroundFetchIntervalMinimum = symbol(
        "UIApplication.backgroundFetchIntervalMinimum", .iOS(7))
    static let applicationBackgroundFetchIntervalNever = symbol("UIApplication.backgroundFetchIntervalNever", .iOS(7))
    static let applicationBluetoothCentrals = symbol("UIApplication.LaunchOptionsKey.bluetoothCentrals", .iOS(7))
    static let applicationBluetoothPeripherals = symbol("UIApplication.LaunchOptionsKey.bluetoothPeripherals", .iOS(7))
    static let applicationUserActivityDictionary = symbol(
        "UIApplication.LaunchOptionsKey.userActivityDictionary", .iOS(8))
    static let applicationUserActivityType = symbol("UIApplication.LaunchOptionsKey.userActivityType", .iOS(8))
    static let applicationShortcutItem = symbol("UIApplication.LaunchOptionsKey.shortcutItem", .iOS(9))
    static let applicationOpenExternalURLOptionsKeyUniversalLinksOnly = symbol(
        "UIApplication.OpenExternalURLOptionsKey.universalLinksOnly", .iOS(10))
    static let applicationOpenURLOptionsKeyAnnotation = symbol("UIApplication.OpenURLOptionsKey.annotation", .iOS(9))
    static let applicationOpenURLOptionsKeyOpenInPlace = symbol("UIApplication.OpenURLOptionsKey.openInPlace", .iOS(9))
    static let applicationOpenURLOptionsKeySourceApplication = symbol(
        "UIApplication.OpenURLOptionsKey.sourceApplication", .iOS(9))
    static let sceneDidActivateNotification = symbol("UIScene.didActivateNotification", .iOS(13))
    static let sceneDidDisconnectNotification = symbol("UIScene.didDisconnectNotification", .iOS(13))
    static let sceneDidEnterBackgroundNotification = symbol("UIScene.didEnterBackgroundNotification", .iOS(13))
    static let sceneWillConnectNotification = symbol("UIScene.willConnectNotification", .iOS(13))
    static let sceneWillDeactivateNotification = symbol("UIScene.willDeactivateNotification", .iOS(13))
    static let sceneWillEnterForegroundNotification = symbol("UIScene.willEnterForegroundNotification", .iOS(13))
    static let sceneSessionRoleWindowApplication = symbol("UISceneSession.Role.windowApplication", .iOS(13))
    static let sceneSessionRoleWindowExternalDisplayNonInteractive = symbol(
        "UISceneSession.Role.windowExternalDisplayNonInteractive", .iOS(16))

    /// What an app may use too early of names and other constants.
    static let ofUIKitConstants: [SystemAPI] = [
        applicationOpenSettingsURLString, applicationOpenNotificationSettingsURLString,
        applicationBackgroundRefreshStatusDidChangeNotification, applicationBackgroundFetchIntervalMinimum,
        applicationBackgroundFetchIntervalNever, applicationBluetoothCentrals, applicationBluetoothPeripherals,
        applicationUserActivityDictionary, applicationUserActivityType, applicationShortcutItem,
        applicationOpenExternalURLOptionsKeyUniversalLinksOnly, applicationOpenURLOptionsKeyAnnotation,
        applicationOpenURLOptionsKeyOpenInPlace, applicationOpenURLOptionsKeySourceApplication,
        sceneDidActivateNotification, sceneDidDisconnectNotification, sceneDidEnterBackgroundNotification,
        sceneWillConnectNotification, sceneWillDeactivateNotification, sceneWillEnterForegroundNotification,
        sceneSessionRoleWindowApplication, sceneSessionRoleWindowExternalDisplayNonInteractive,
    ]
}
