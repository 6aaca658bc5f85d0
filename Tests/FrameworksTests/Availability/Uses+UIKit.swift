import UIKit

let usesOfApplication: [String: Use] = [
    "-[UIApplication backgroundRefreshStatus]": { _ = UIApplication.shared.backgroundRefreshStatus },
    "-[UIApplication setMinimumBackgroundFetchInterval:]": {
        UIApplication.shared.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
    },
    "-[UIApplication registerForRemoteNotifications]": { UIApplication.shared.registerForRemoteNotifications() },
    "-[UIApplication isRegisteredForRemoteNotifications]": {
        _ = UIApplication.shared.isRegisteredForRemoteNotifications
    },
    "-[UIApplication currentUserNotificationSettings]": { _ = UIApplication.shared.currentUserNotificationSettings },
    "-[UIApplication openURL:options:completionHandler:]": { UIApplication.shared.open(URL(fileURLWithPath: "/")) },
    "UIApplicationShortcutItem": { _ = UIApplicationShortcutItem(type: "a", localizedTitle: "b") },
    "UIApplicationShortcutIcon": { _ = UIApplicationShortcutIcon(type: .play) },
    "+[UIApplicationShortcutIcon iconWithSystemImageName:]": { _ = UIApplicationShortcutIcon(systemImageName: "a") },
    "-[UIApplication shortcutItems]": { _ = UIApplication.shared.shortcutItems },
    "-[UIApplication connectedScenes]": { _ = UIApplication.shared.connectedScenes },
    "-[UIApplication openSessions]": { _ = UIApplication.shared.openSessions },
    "-[UIApplication supportsMultipleScenes]": { _ = UIApplication.shared.supportsMultipleScenes },
    "-[UIApplication requestSceneSessionActivation:userActivity:options:errorHandler:]": {
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    },
    "UIUserNotificationSettings": { _ = UIUserNotificationSettings(types: .alert, categories: nil) },
    "UIMutableUserNotificationAction": { _ = UIMutableUserNotificationAction() },
    "UIMutableUserNotificationCategory": { _ = UIMutableUserNotificationCategory() },
    "-[UIDevice identifierForVendor]": { _ = UIDevice.current.identifierForVendor },
    "NSUserActivity": { _ = NSUserActivity(activityType: "reading") },
]

let usesOfScreen: [String: Use] = [
    "NSLayoutConstraint": {
        _ = NSLayoutConstraint(
            item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 1)
    },
    "UILayoutGuide": { _ = UILayoutGuide() },
    "-[UIView safeAreaLayoutGuide]": { _ = UIView().safeAreaLayoutGuide },
    "UICollectionViewLayout": { _ = UICollectionViewFlowLayout() },
    "-[UITableView registerClass:forCellReuseIdentifier:]": {
        UITableView().register(UITableViewCell.self, forCellReuseIdentifier: "row")
    },
    "UIActivityViewController": { _ = UIActivityViewController(activityItems: [], applicationActivities: nil) },
    "UIAlertController": { _ = UIAlertController(title: nil, message: nil, preferredStyle: .alert) },
    "UIAlertAction": { _ = UIAlertAction(title: nil, style: .cancel) },
    "UIVisualEffectView": { _ = UIVisualEffectView(effect: nil) },
    "UIStackView": { _ = UIStackView(arrangedSubviews: []) },
    "UIMenuElement": { _ = UIMenu() },
    "-[UIViewController isModalInPresentation]": { UIViewController().isModalInPresentation = true },
    "-[UIControl addAction:forControlEvents:]": {
        UIControl().addAction(UIAction { _ in }, for: .touchUpInside)
    },
    "-[UIButton configuration]": { UIButton().configuration = .plain() },
    "+[UIFont preferredFontForTextStyle:]": { _ = UIFont.preferredFont(forTextStyle: .body) },
    "+[UIFont systemFontOfSize:weight:]": { _ = UIFont.systemFont(ofSize: 12, weight: .bold) },
    "+[UIFont monospacedDigitSystemFontOfSize:weight:]": {
        _ = UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .bold)
    },
    "+[UIImage systemImageNamed:]": { _ = UIImage(systemName: "star") },
]

let usesOfAnchorsAndColours: [String: Use] = [
    "-[UIView leadingAnchor]": { _ = UIView().leadingAnchor },
    "-[UIView trailingAnchor]": { _ = UIView().trailingAnchor },
    "-[UIView leftAnchor]": { _ = UIView().leftAnchor },
    "-[UIView rightAnchor]": { _ = UIView().rightAnchor },
    "-[UIView centerXAnchor]": { _ = UIView().centerXAnchor },
    "-[UIView topAnchor]": { _ = UIView().topAnchor },
    "-[UIView bottomAnchor]": { _ = UIView().bottomAnchor },
    "-[UIView centerYAnchor]": { _ = UIView().centerYAnchor },
    "-[UIView widthAnchor]": { _ = UIView().widthAnchor },
    "-[UIView heightAnchor]": { _ = UIView().heightAnchor },
    "+[UIColor systemGray2Color]": { _ = UIColor.systemGray2 },
    "+[UIColor systemGray3Color]": { _ = UIColor.systemGray3 },
    "+[UIColor systemGray4Color]": { _ = UIColor.systemGray4 },
    "+[UIColor systemBrownColor]": { _ = UIColor.systemBrown },
    "+[UIColor tertiarySystemBackgroundColor]": { _ = UIColor.tertiarySystemBackground },
    "+[UIColor secondarySystemGroupedBackgroundColor]": { _ = UIColor.secondarySystemGroupedBackground },
    "+[UIColor tertiarySystemGroupedBackgroundColor]": { _ = UIColor.tertiarySystemGroupedBackground },
    "+[UIColor quaternaryLabelColor]": { _ = UIColor.quaternaryLabel },
    "+[UIColor placeholderTextColor]": { _ = UIColor.placeholderText },
    "+[UIColor opaqueSeparatorColor]": { _ = UIColor.opaqueSeparator },
    "+[UIColor systemFillColor]": { _ = UIColor.systemFill },
    "+[UIColor secondarySystemFillColor]": { _ = UIColor.secondarySystemFill },
    "+[UIColor tertiarySystemFillColor]": { _ = UIColor.tertiarySystemFill },
    "+[UIColor quaternarySystemFillColor]": { _ = UIColor.quaternarySystemFill },
    "+[UIColor systemGray5Color]": { _ = UIColor.systemGray5 },
    "+[UIColor systemGray6Color]": { _ = UIColor.systemGray6 },
    "+[UIColor systemIndigoColor]": { _ = UIColor.systemIndigo },
    "+[UIColor systemBackgroundColor]": { _ = UIColor.systemBackground },
    "+[UIColor secondarySystemBackgroundColor]": { _ = UIColor.secondarySystemBackground },
    "+[UIColor systemGroupedBackgroundColor]": { _ = UIColor.systemGroupedBackground },
    "+[UIColor labelColor]": { _ = UIColor.label },
    "+[UIColor secondaryLabelColor]": { _ = UIColor.secondaryLabel },
    "+[UIColor tertiaryLabelColor]": { _ = UIColor.tertiaryLabel },
    "+[UIColor separatorColor]": { _ = UIColor.separator },
    "+[UIColor linkColor]": { _ = UIColor.link },
]
