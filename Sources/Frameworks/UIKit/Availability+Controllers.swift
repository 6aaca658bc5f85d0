import BackgroundRuntime
import SimulatedFoundation

// Since when each system has the controllers and bars of this framework, as Apple's reference gives it.

extension SystemAPI {
    static let barButtonItemFlexibleSpace = classMethod("flexibleSpaceItem", of: "UIBarButtonItem", .iOS(14))
    static let barButtonItemWithAction = method(
        "initWithBarButtonSystemItem:primaryAction:menu:", of: "UIBarButtonItem", .iOS(14))
    static let barButtonItemPrimaryAction = method("primaryAction", of: "UIBarButtonItem", .iOS(14))
    static let barButtonItemTintColor = method("tintColor", of: "UIBarButtonItem", .iOS(5))
    static let navigationControllerInteractivePopGestureRecognizer = method(
        "interactivePopGestureRecognizer", of: "UINavigationController", .iOS(7))
    static let navigationBarBarTintColor = method("barTintColor", of: "UINavigationBar", .iOS(7))
    static let navigationBarPrefersLargeTitles = method("prefersLargeTitles", of: "UINavigationBar", .iOS(11))
    static let navigationBarTitleTextAttributes = method("titleTextAttributes", of: "UINavigationBar", .iOS(5))
    static let navigationItemLargeTitleDisplayMode = method("largeTitleDisplayMode", of: "UINavigationItem", .iOS(11))
    static let navigationItemLeftBarButtonItems = method("leftBarButtonItems", of: "UINavigationItem", .iOS(5))
    static let navigationItemRightBarButtonItems = method("rightBarButtonItems", of: "UINavigationItem", .iOS(5))
    static let pageViewController = symbol("UIPageViewController", .iOS(5))
    static let tableViewControllerRefreshControl = method("refreshControl", of: "UITableViewController", .iOS(6))
    static let sceneConfiguration = symbol("UISceneConfiguration", .iOS(13))
    static let windowWindowScene = method("windowScene", of: "UIWindow", .iOS(13))
    static let splitViewStyle = method("initWithStyle:", of: "UISplitViewController", .iOS(14))
    static let splitViewColumn = method("setViewController:forColumn:", of: "UISplitViewController", .iOS(14))
    static let storyboard = symbol("UIStoryboard", .iOS(5))
    static let storyboardInstantiateIdentifierCreator = method(
        "instantiateViewControllerWithIdentifier:creator:", of: "UIStoryboard", .iOS(13))
    static let storyboardInstantiateInitialCreator = method(
        "instantiateInitialViewControllerWithCreator:", of: "UIStoryboard", .iOS(13))
    static let sceneConfigurationStoryboard = method("storyboard", of: "UISceneConfiguration", .iOS(13))
    static let storyboardSegue = symbol("UIStoryboardSegue", .iOS(5))
    static let storyboardSegueWithHandler = classMethod(
        "segueWithIdentifier:source:destination:performHandler:", of: "UIStoryboardSegue", .iOS(6))
    static let viewControllerStoryboard = method("storyboard", of: "UIViewController", .iOS(5))
    static let viewControllerPerformSegue = method(
        "performSegueWithIdentifier:sender:", of: "UIViewController", .iOS(5))
    static let tabBarBarTintColor = method("barTintColor", of: "UITabBar", .iOS(7))
    static let tabBarItemWithSelectedImage = method("initWithTitle:image:selectedImage:", of: "UITabBarItem", .iOS(7))
    static let tabBarItemSelectedImage = method("selectedImage", of: "UITabBarItem", .iOS(7))
    static let viewControllerAddChild = method("addChildViewController:", of: "UIViewController", .iOS(5))
    static let viewControllerChildren = method("childViewControllers", of: "UIViewController", .iOS(5))
    static let viewControllerRemoveFromParent = method(
        "removeFromParentViewController", of: "UIViewController", .iOS(5))
    static let viewControllerPresentedViewController = method(
        "presentedViewController", of: "UIViewController", .iOS(5))
    static let viewControllerPresentingViewController = method(
        "presentingViewController", of: "UIViewController", .iOS(5))
    static let viewControllerLoadViewIfNeeded = method("loadViewIfNeeded", of: "UIViewController", .iOS(9))
    static let viewControllerViewIfLoaded = method("viewIfLoaded", of: "UIViewController", .iOS(9))
    static let viewControllerSetNeedsStatusBarAppearanceUpdate = method(
        "setNeedsStatusBarAppearanceUpdate", of: "UIViewController", .iOS(7))
    static let viewControllerShow = method("showViewController:sender:", of: "UIViewController", .iOS(8))
    static let activityViewControllerCompletionWithItemsHandler = method(
        "completionWithItemsHandler", of: "UIActivityViewController", .iOS(8))
    static let alertControllerPreferredAction = method("preferredAction", of: "UIAlertController", .iOS(9))
    static let viewControllerPresent = method(
        "presentViewController:animated:completion:", of: "UIViewController", .iOS(5))
    static let viewControllerDismiss = method(
        "dismissViewControllerAnimated:completion:", of: "UIViewController", .iOS(5))

    /// What an app may use too early of controllers and bars.
    static let ofUIKitControllers: [SystemAPI] = [
        barButtonItemFlexibleSpace, barButtonItemWithAction, barButtonItemPrimaryAction, barButtonItemTintColor,
        navigationControllerInteractivePopGestureRecognizer, navigationBarBarTintColor,
        navigationBarPrefersLargeTitles, navigationBarTitleTextAttributes, navigationItemLargeTitleDisplayMode,
        navigationItemLeftBarButtonItems, navigationItemRightBarButtonItems, pageViewController,
        tableViewControllerRefreshControl, sceneConfiguration, windowWindowScene, splitViewStyle, splitViewColumn,
        storyboard, storyboardInstantiateIdentifierCreator, storyboardInstantiateInitialCreator,
        sceneConfigurationStoryboard, storyboardSegue, storyboardSegueWithHandler, viewControllerStoryboard,
        viewControllerPerformSegue, tabBarBarTintColor,
        tabBarItemWithSelectedImage, tabBarItemSelectedImage, viewControllerAddChild, viewControllerChildren,
        viewControllerRemoveFromParent, viewControllerPresentedViewController, viewControllerPresentingViewController,
        viewControllerLoadViewIfNeeded, viewControllerViewIfLoaded, viewControllerSetNeedsStatusBarAppearanceUpdate,
        viewControllerShow, activityViewControllerCompletionWithItemsHandler, alertControllerPreferredAction,
        viewControllerPresent, viewControllerDismiss,
    ]
}
