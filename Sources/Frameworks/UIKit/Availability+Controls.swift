import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the controls and what they show of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let localNotificationAlertTitle = method("alertTitle", of: "UILocalNotification", .iOS(8, 2))
    static let localNotificationCategory = method("category", of: "UILocalNotification", .iOS(8))
    static let localNotificationRegionTriggersOnce = method("regionTriggersOnce", of: "UILocalNotification", .iOS(8))
    static let blurEffect = symbol("UIBlurEffect", .iOS(8))
    static let buttonWithConfiguration = classMethod("buttonWithConfiguration:primaryAction:", of: "UIButton", .iOS(15))
    static let buttonWithAction = method("initWithFrame:primaryAction:", of: "UIButton", .iOS(14))
    static let buttonMenu = method("menu", of: "UIButton", .iOS(14))
    static let buttonConfigurationFilled = symbol("UIButton.Configuration.filled()", .iOS(15))
    static let buttonConfigurationGray = symbol("UIButton.Configuration.gray()", .iOS(15))
    static let buttonConfigurationPlain = symbol("UIButton.Configuration.plain()", .iOS(15))
    static let buttonConfigurationTinted = symbol("UIButton.Configuration.tinted()", .iOS(15))
    static let controlRemoveAction = method("removeAction:forControlEvents:", of: "UIControl", .iOS(14))
    static let imageWithRenderingMode = method("imageWithRenderingMode:", of: "UIImage", .iOS(7))
    static let imageWithScale = method("initWithData:scale:", of: "UIImage", .iOS(6))
    static let labelAdjustsFontForContentSizeCategory = method(
        "adjustsFontForContentSizeCategory", of: "UILabel", .iOS(10))
    static let labelAttributedText = method("attributedText", of: "UILabel", .iOS(6))
    static let action = symbol("UIAction", .iOS(13))
    static let pasteboardHasStrings = method("hasStrings", of: "UIPasteboard", .iOS(10))
    static let progressViewObservedProgress = method("observedProgress", of: "UIProgressView", .iOS(9))
    static let progressViewSetProgress = method("setProgress:animated:", of: "UIProgressView", .iOS(5))
    static let refreshControl = symbol("UIRefreshControl", .iOS(6))
    static let scrollViewRefreshControl = method("refreshControl", of: "UIScrollView", .iOS(10))
    static let stepper = symbol("UIStepper", .iOS(5))
    static let switchOnTintColor = method("onTintColor", of: "UISwitch", .iOS(5))
    static let tableViewAutomaticDimension = symbol("UITableView.automaticDimension", .iOS(5))
    static let tableViewEstimatedRowHeight = method("estimatedRowHeight", of: "UITableView", .iOS(7))
    static let tableViewPerformBatchUpdates = method("performBatchUpdates:completion:", of: "UITableView", .iOS(11))
    static let tableViewDequeueReusableCell = method(
        "dequeueReusableCellWithIdentifier:forIndexPath:", of: "UITableView", .iOS(6))
    static let textViewIsSelectable = method("isSelectable", of: "UITextView", .iOS(7))
    static let mutableUserNotificationActionBehavior = method(
        "behavior", of: "UIMutableUserNotificationAction", .iOS(9))
    static let indexPathOfItem = symbol("IndexPath.init(item:section:)", .iOS(6))
    static let indexPathItem = symbol("IndexPath.item", .iOS(6))

    /// What an app may use too early of controls and what they show.
    static let ofUIKitControls: [SystemAPI] = [
        localNotificationAlertTitle, localNotificationCategory, localNotificationRegionTriggersOnce, blurEffect,
        buttonWithConfiguration, buttonWithAction, buttonMenu, buttonConfigurationFilled, buttonConfigurationGray,
        buttonConfigurationPlain, buttonConfigurationTinted, controlRemoveAction, imageWithRenderingMode,
        imageWithScale, labelAdjustsFontForContentSizeCategory, labelAttributedText, action, pasteboardHasStrings,
        progressViewObservedProgress, progressViewSetProgress, refreshControl, scrollViewRefreshControl, stepper,
        switchOnTintColor, tableViewAutomaticDimension, tableViewEstimatedRowHeight, tableViewPerformBatchUpdates,
        tableViewDequeueReusableCell, textViewIsSelectable, mutableUserNotificationActionBehavior, indexPathOfItem,
        indexPathItem,
    ]
}
