import UIKit

let usesOfUIKitControllers: [String: Use] = [
    "+[UIBarButtonItem flexibleSpaceItem]": { _ = UIBarButtonItem.flexibleSpace() },
    "-[UIBarButtonItem initWithBarButtonSystemItem:primaryAction:menu:]": { _ = UIBarButtonItem(systemItem: .add) },
    "-[UIBarButtonItem primaryAction]": {
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil).primaryAction = nil
    },
    "-[UIBarButtonItem tintColor]": {
        UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil).tintColor = nil
    },
    "-[UINavigationController interactivePopGestureRecognizer]": {
        _ = UINavigationController().interactivePopGestureRecognizer
    },
    "-[UINavigationBar barTintColor]": { UINavigationBar().barTintColor = nil },
    "-[UINavigationBar prefersLargeTitles]": { UINavigationBar().prefersLargeTitles = true },
    "-[UINavigationBar titleTextAttributes]": { UINavigationBar().titleTextAttributes = nil },
    "-[UINavigationItem largeTitleDisplayMode]": { UINavigationItem(title: "").largeTitleDisplayMode = .never },
    "-[UINavigationItem leftBarButtonItems]": { UINavigationItem(title: "").leftBarButtonItems = nil },
    "-[UINavigationItem rightBarButtonItems]": { UINavigationItem(title: "").rightBarButtonItems = nil },
    "UIPageViewController": { _ = UIPageViewController() },
    "-[UITableViewController refreshControl]": { UITableViewController(style: .plain).refreshControl = nil },
    "UISceneConfiguration": { _ = UISceneConfiguration(name: nil, sessionRole: UISceneSession.Role(rawValue: "role")) },
    "-[UIWindow windowScene]": { UIWindow(frame: .zero).windowScene = nil },
    "-[UISplitViewController initWithStyle:]": { _ = UISplitViewController(style: .doubleColumn) },
    "-[UISplitViewController setViewController:forColumn:]": {
        UISplitViewController().setViewController(nil, for: .primary)
    },
    "UIStoryboard": { _ = UIStoryboard(name: "Main", bundle: nil) },
    "-[UISceneConfiguration storyboard]": {
        UISceneConfiguration(name: nil, sessionRole: UISceneSession.Role(rawValue: "role")).storyboard = nil
    },
    "+[UIStoryboardSegue segueWithIdentifier:source:destination:performHandler:]": {
        _ = UIStoryboardSegue(
            identifier: nil, source: UIViewController(), destination: UIViewController(), performHandler: {})
    },
    "-[UIStoryboard instantiateViewControllerWithIdentifier:creator:]": {
        _ = storyboard().instantiateViewController(identifier: "first") { UIViewController(coder: $0) }
    },
    "-[UIStoryboard instantiateInitialViewControllerWithCreator:]": {
        _ = storyboard().instantiateInitialViewController { UIViewController(coder: $0) }
    },
    "UIStoryboardSegue": {
        _ = UIStoryboardSegue(identifier: nil, source: UIViewController(), destination: UIViewController())
    },
    "-[UIViewController storyboard]": { _ = UIViewController().storyboard },
    "-[UIViewController performSegueWithIdentifier:sender:]": {
        storyboard().instantiateViewController(withIdentifier: "first").performSegue(
            withIdentifier: "show", sender: nil)
    },
    "-[UITabBar barTintColor]": { UITabBar().barTintColor = nil },
    "-[UITabBarItem initWithTitle:image:selectedImage:]": {
        _ = UITabBarItem(title: nil, image: nil, selectedImage: nil)
    },
    "-[UITabBarItem selectedImage]": { UITabBarItem(title: nil, image: nil, tag: 0).selectedImage = nil },
    "-[UIViewController addChildViewController:]": { UIViewController().addChild(UIViewController()) },
    "-[UIViewController childViewControllers]": { _ = UIViewController().children },
    "-[UIViewController removeFromParentViewController]": { UIViewController().removeFromParent() },
    "-[UIViewController presentedViewController]": { _ = UIViewController().presentedViewController },
    "-[UIViewController presentingViewController]": { _ = UIViewController().presentingViewController },
    "-[UIViewController loadViewIfNeeded]": { UIViewController().loadViewIfNeeded() },
    "-[UIViewController viewIfLoaded]": { _ = UIViewController().viewIfLoaded },
    "-[UIViewController setNeedsStatusBarAppearanceUpdate]": { UIViewController().setNeedsStatusBarAppearanceUpdate() },
    "-[UIViewController showViewController:sender:]": { UIViewController().show(UIViewController(), sender: nil) },
    "-[UIActivityViewController completionWithItemsHandler]": {
        UIActivityViewController(activityItems: [], applicationActivities: nil).completionWithItemsHandler = nil
    },
    "-[UIAlertController preferredAction]": {
        UIAlertController(title: nil, message: nil, preferredStyle: .alert).preferredAction = nil
    },
    "-[UIViewController presentViewController:animated:completion:]": {
        UIViewController().present(UIViewController(), animated: false)
    },
    "-[UIViewController dismissViewControllerAnimated:completion:]": { UIViewController().dismiss(animated: false) },
]

/// A storyboard among the files of the app that runs.
@MainActor
private func storyboard() -> UIStoryboard {
    let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
        <scene sceneID="s"><objects>
        <viewController storyboardIdentifier="first" id="a" sceneMemberID="viewController"><connections>
        <segue destination="a" kind="modal" identifier="show" id="c"/></connections></viewController>
        </objects></scene></scenes></document>
        """
    let file = Bundle.main.bundlePath + "/Used.storyboard"
    FileManager.default.createFile(atPath: file, contents: Data(text.utf8))
    return UIStoryboard(name: "Used", bundle: nil)
}
