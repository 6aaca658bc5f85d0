import BackgroundRuntime

// The screen in front of the others: what the timeline has a line for.

extension ScreenReader {
    /// The screen that a person looks at; nil where no window has a controller.
    static var frontScreen: FrontScreen? {
        guard let root = windows.front.last(where: { $0.rootViewController != nil })?.rootViewController else {
            return nil
        }
        let front = front(of: root)
        if let alert = front as? UIAlertController {
            return FrontScreen(
                of: alert, alert.preferredStyle == .alert ? .alert : .actionSheet, title: alert.title, code: nil)
        }
        let shown = innermost(of: front)
        let source = shown.isViewLoaded ? shown.view as? any ScreenSource : nil
        if let screen = source?.frontScreen { return screen }
        let title = shown.barItems.navigation?.title.flatMap { $0.isEmpty ? nil : $0 } ?? shown.title
        let isSheet = front.covered != nil && front.isCard
        return FrontScreen(of: shown, isSheet ? .sheet : .plain, title: title, code: type(of: shown))
    }

    /// The controller that a stack, tabs or pages show, which may be such ones again.
    private static func innermost(of controller: UIViewController) -> UIViewController {
        switch controller {
        case is UINavigationController, is UITabBarController, is UISplitViewController, is UIPageViewController:
            controller.shownChildren.last.map(innermost) ?? controller
        default: controller
        }
    }
}

extension UIViewController {
    /// Another screen may be in front than was.
    final func noteScreen() { UIApplication.shared.process.screenMayHaveChanged() }
}
