import UIKit

let usesOfUIKitControls: [String: Use] = [
    "-[UILocalNotification alertTitle]": { UILocalNotification().alertTitle = "Tea" },
    "-[UILocalNotification category]": { UILocalNotification().category = "tea" },
    "-[UILocalNotification regionTriggersOnce]": { UILocalNotification().regionTriggersOnce = false },
    "UIBlurEffect": { _ = UIBlurEffect(style: .light) },
    "+[UIButton buttonWithConfiguration:primaryAction:]": { _ = UIButton(configuration: .plain(), primaryAction: nil) },
    "-[UIButton initWithFrame:primaryAction:]": { _ = UIButton(frame: .zero, primaryAction: nil) },
    "-[UIButton menu]": { UIButton().menu = nil },
    "UIButton.Configuration.filled()": { _ = UIButton.Configuration.filled() },
    "UIButton.Configuration.gray()": { _ = UIButton.Configuration.gray() },
    "UIButton.Configuration.plain()": { _ = UIButton.Configuration.plain() },
    "UIButton.Configuration.tinted()": { _ = UIButton.Configuration.tinted() },
    "-[UIControl removeAction:forControlEvents:]": { UIControl().removeAction(UIAction { _ in }, for: .touchUpInside) },
    "-[UIImage imageWithRenderingMode:]": { _ = UIImage().withRenderingMode(.alwaysTemplate) },
    "-[UIImage initWithData:scale:]": { _ = UIImage(data: Data(), scale: 2) },
    "-[UILabel adjustsFontForContentSizeCategory]": { UILabel().adjustsFontForContentSizeCategory = true },
    "-[UILabel attributedText]": { UILabel().attributedText = nil },
    "UIAction": { _ = UIAction { _ in } },
    "-[UIPasteboard hasStrings]": { _ = UIPasteboard.general.hasStrings },
    "-[UIProgressView observedProgress]": { UIProgressView(progressViewStyle: .default).observedProgress = nil },
    "-[UIProgressView setProgress:animated:]": {
        UIProgressView(progressViewStyle: .default).setProgress(1, animated: true)
    },
    "UIRefreshControl": { _ = UIRefreshControl() },
    "-[UIScrollView refreshControl]": { UIScrollView().refreshControl = nil },
    "UIStepper": { _ = UIStepper() },
    "-[UISwitch onTintColor]": { UISwitch().onTintColor = nil },
    "UITableView.automaticDimension": { _ = UITableView.automaticDimension },
    "-[UITableView estimatedRowHeight]": { UITableView().estimatedRowHeight = 44 },
    "-[UITableView performBatchUpdates:completion:]": { UITableView().performBatchUpdates(nil) },
    "-[UITableView dequeueReusableCellWithIdentifier:forIndexPath:]": {
        _ = rows().dequeueReusableCell(withIdentifier: "row", for: IndexPath(row: 0, section: 0))
    },
    "-[UITextView isSelectable]": { UITextView().isSelectable = true },
    "-[UIMutableUserNotificationAction behavior]": { UIMutableUserNotificationAction().behavior = .default },
    "IndexPath.init(item:section:)": { _ = IndexPath(item: 0, section: 0) },
    "IndexPath.item": { _ = IndexPath(row: 0, section: 0).item },
]
