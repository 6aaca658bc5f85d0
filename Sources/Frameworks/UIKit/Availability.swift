import BackgroundRuntime
import SimulatedFoundation

// Since when there is what several declarations of this framework ask for, as Apple's reference gives it.

extension SystemAPI {
    static let textFieldAttributedPlaceholder = method("attributedPlaceholder", of: "UITextField", .iOS(6))
    static let textFieldAttributedText = method("attributedText", of: "UITextField", .iOS(6))
    static let textViewAttributedText = method("attributedText", of: "UITextView", .iOS(6))
    static let navigationBarStandardAppearance = method("standardAppearance", of: "UINavigationBar", .iOS(13))
    static let tabBarStandardAppearance = method("standardAppearance", of: "UITabBar", .iOS(13))
    static let navigationItemLeftBarButtonItems = method("leftBarButtonItems", of: "UINavigationItem", .iOS(5))
    static let navigationItemRightBarButtonItems = method("rightBarButtonItems", of: "UINavigationItem", .iOS(5))
    static let tableViewControllerRefreshControl = method("refreshControl", of: "UITableViewController", .iOS(6))
    static let windowWindowScene = method("windowScene", of: "UIWindow", .iOS(13))
    static let sceneConfigurationStoryboard = method("storyboard", of: "UISceneConfiguration", .iOS(13))
    static let viewControllerShow = method("showViewController:sender:", of: "UIViewController", .iOS(8))
    static let labelAttributedText = method("attributedText", of: "UILabel", .iOS(6))
    static let scrollViewRefreshControl = method("refreshControl", of: "UIScrollView", .iOS(10))
    static let mutableUserNotificationActionBehavior = method(
        "behavior", of: "UIMutableUserNotificationAction", .iOS(9))
    static let imageSymbolConfiguration = symbol("UIImage.SymbolConfiguration", .iOS(13))
    static let screenBrightness = method("brightness", of: "UIScreen", .iOS(5))
    static let viewControllerTransitioningDelegate = method("transitioningDelegate", of: "UIViewController", .iOS(7))
    static let collectionPrefetchDataSource = method("prefetchDataSource", of: "UICollectionView", .iOS(10))
    static let namedColor = classMethod("colorNamed:", of: "UIColor", .iOS(11))
    static let tableViewPrefetchDataSource = method("prefetchDataSource", of: "UITableView", .iOS(10))
    static let tableViewHeaderView = method("headerViewForSection:", of: "UITableView", .iOS(6))
    static let shortcutItems = method("shortcutItems", of: "UIApplication", .iOS(9))

    /// A side or length of a view, by its getter.
    static func anchor(_ getter: String) -> SystemAPI { method(getter, of: "UIView", .iOS(9)) }

    /// A colour that follows the look of the system, by its name in Swift.
    static func color(_ name: String) -> SystemAPI { classMethod("\(name)Color", of: "UIColor", .iOS(13)) }
}
