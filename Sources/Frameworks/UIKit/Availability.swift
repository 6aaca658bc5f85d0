import BackgroundRuntime
import SimulatedFoundation

// Since when each system has what this framework declares, as Apple's reference gives it.

extension SystemAPI {
    static let refreshStatus = method("backgroundRefreshStatus", of: "UIApplication", .iOS(7))
    static let fetchInterval = method("setMinimumBackgroundFetchInterval:", of: "UIApplication", .iOS(7))
    static let registerForRemote = method("registerForRemoteNotifications", of: "UIApplication", .iOS(8))
    static let isRegisteredForRemote = method("isRegisteredForRemoteNotifications", of: "UIApplication", .iOS(8))
    static let currentSettings = method("currentUserNotificationSettings", of: "UIApplication", .iOS(8))
    static let openWithOptions = method("openURL:options:completionHandler:", of: "UIApplication", .iOS(10))
    static let connectedScenes = method("connectedScenes", of: "UIApplication", .iOS(13))
    static let openSessions = method("openSessions", of: "UIApplication", .iOS(13))
    static let multipleScenes = method("supportsMultipleScenes", of: "UIApplication", .iOS(13))
    static let sceneActivation = method(
        "requestSceneSessionActivation:userActivity:options:errorHandler:", of: "UIApplication", .iOS(13))
    static let notificationSettings = symbol("UIUserNotificationSettings", .iOS(8))
    static let notificationButton = symbol("UIMutableUserNotificationAction", .iOS(8))
    static let notificationButtons = symbol("UIMutableUserNotificationCategory", .iOS(8))
    static let vendor = method("identifierForVendor", of: "UIDevice", .iOS(6))
    static let userActivity = symbol("NSUserActivity", .iOS(8))
    static let shortcutItem = symbol("UIApplicationShortcutItem", .iOS(9))
    static let shortcutIcon = symbol("UIApplicationShortcutIcon", .iOS(9))
    static let shortcutIconOfSymbol = classMethod(
        "iconWithSystemImageName:", of: "UIApplicationShortcutIcon", .iOS(13))
    static let shortcutItems = method("shortcutItems", of: "UIApplication", .iOS(9))

    /// What an app may use too early of what is not drawn.
    private static let ofApplication: [SystemAPI] = [
        refreshStatus, fetchInterval, registerForRemote, isRegisteredForRemote, currentSettings, openWithOptions,
        connectedScenes, openSessions, multipleScenes, sceneActivation, notificationSettings,
        notificationButton, notificationButtons, vendor, userActivity, shortcutItem, shortcutIcon,
        shortcutIconOfSymbol, shortcutItems,
    ]

    static let layoutConstraint = symbol("NSLayoutConstraint", .iOS(6))
    static let layoutGuide = symbol("UILayoutGuide", .iOS(9))
    static let safeArea = method("safeAreaLayoutGuide", of: "UIView", .iOS(11))
    static let collectionLayout = symbol("UICollectionViewLayout", .iOS(6))
    static let registerCells = method("registerClass:forCellReuseIdentifier:", of: "UITableView", .iOS(6))
    static let activityController = symbol("UIActivityViewController", .iOS(6))
    static let alertController = symbol("UIAlertController", .iOS(8))
    static let alertAction = symbol("UIAlertAction", .iOS(8))
    static let effectView = symbol("UIVisualEffectView", .iOS(8))
    static let stackView = symbol("UIStackView", .iOS(9))
    static let menus = symbol("UIMenuElement", .iOS(13))
    static let modalInPresentation = method("isModalInPresentation", of: "UIViewController", .iOS(13))
    static let controlAction = method("addAction:forControlEvents:", of: "UIControl", .iOS(14))
    static let buttonConfiguration = method("configuration", of: "UIButton", .iOS(15))
    static let preferredFont = classMethod("preferredFontForTextStyle:", of: "UIFont", .iOS(7))
    static let weighedFont = classMethod("systemFontOfSize:weight:", of: "UIFont", .iOS(8, 2))
    static let digitFont = classMethod("monospacedDigitSystemFontOfSize:weight:", of: "UIFont", .iOS(9))
    static let systemImage = classMethod("systemImageNamed:", of: "UIImage", .iOS(13))

    /// What an app may use too early of what is on the screen.
    private static let ofScreen: [SystemAPI] = [
        layoutConstraint, layoutGuide, safeArea, collectionLayout, registerCells, activityController,
        alertController, alertAction, effectView, stackView, menus, modalInPresentation, controlAction,
        buttonConfiguration, preferredFont, weighedFont, digitFont, systemImage,
    ]

    /// A side or length of a view, by its getter.
    static func anchor(_ getter: String) -> SystemAPI { method(getter, of: "UIView", .iOS(9)) }

    /// A colour that follows the look of the system, by its name in Swift.
    static func color(_ name: String) -> SystemAPI { classMethod("\(name)Color", of: "UIColor", .iOS(13)) }

    /// What an app may use too early of sides and colours.
    private static let bySort: [SystemAPI] =
        [
            "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "centerXAnchor", "topAnchor",
            "bottomAnchor", "centerYAnchor", "widthAnchor", "heightAnchor",
        ].map(anchor)
        + [
            "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemIndigo", "systemBrown",
            "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
            "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "label", "secondaryLabel",
            "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator", "link", "systemFill",
            "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
        ].map(color)

    /// Whatever of the framework an app may use too early.
    fileprivate static let ofUIKit =
        ofApplication + ofScreen + bySort + ofUIKitConstants + ofUIKitControls + ofUIKitControllers + ofUIKitLooks
        + ofUIKitGraphics + ofUIKitHierarchy + ofUIKitRows + ofUIKitBars + ofUIKitLayouts
        + ofUIKitAdditions
        + ofUIKitViews
}

@section("vigil_entries") @used
private let entry: LinkedEntry = { SystemAPI.register(in: $0, SystemAPI.ofUIKit) }
