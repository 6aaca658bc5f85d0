import BackgroundRuntime

// What an app has and no finger reaches: what is hidden, what lies below something else, and screens that are not shown.

extension ScreenReader {
    /// All that is loaded and not on the screen, with the reason.
    static var unreachable: [UnreachableElement] {
        let (covered, front) = windows
        let below = covered.flatMap { window in
            ((window.rootViewController.map { elements(of: self.front(of: $0)) } ?? []) + inside(window))
                .map { UnreachableElement($0, .covered(by: "a window in front")) }
        }
        return below
            + front.flatMap { (window: UIWindow) -> [UnreachableElement] in
                (window.rootViewController.map(unreachable) ?? []) + hidden(in: window)
            }
    }

    private static func unreachable(below root: UIViewController) -> [UnreachableElement] {
        let front = front(of: root)
        let name = name(of: front)
        let chain = layers(from: root)
        let covered = chain.filter { $0 !== front }.flatMap { layer in
            elements(of: layer).map { UnreachableElement($0, .covered(by: name)) }
        }
        return covered + hidden(of: front) + chain.flatMap(offScreen)
    }

    /// A controller, what covers it, what covers that, and so on.
    private static func layers(from controller: UIViewController) -> [UIViewController] {
        [controller] + (nextCover(of: controller).map(layers) ?? [])
    }

    /// What covers a controller, or one that it shows; nil for nothing.
    static func nextCover(of controller: UIViewController) -> UIViewController? {
        controller.cover ?? controller.shownChildren.lazy.compactMap(nextCover).first
    }

    /// What a person would call a controller.
    static func name(of controller: UIViewController) -> String {
        if let alert = controller as? UIAlertController { return element(of: alert).sentence }
        let shown = controller.shownChildren.last?.title ?? controller.shownChildren.last?.navigationItem.title
        return (controller.title ?? shown).map { "\"\($0)\"" } ?? String(describing: type(of: controller))
    }

    /// What lies in hidden views of a controller, and of those that it shows.
    private static func hidden(of controller: UIViewController) -> [UnreachableElement] {
        (controller.isViewLoaded ? hidden(in: controller.view) : []) + controller.shownChildren.flatMap(hidden(of:))
    }

    /// What lies in views that are hidden.
    private static func hidden(in view: UIView) -> [UnreachableElement] {
        guard view.isSeen else { return elements(ofSeen: view).map { UnreachableElement($0, .hidden) } }
        return view.subviews.flatMap(hidden(in:))
    }

    /// The screens of a controller that are not shown: those below in a stack, and other tabs.
    private static func offScreen(_ controller: UIViewController) -> [UnreachableElement] {
        let rest = controller.contained.filter { child in !controller.shownChildren.contains { $0 === child } }
        let elsewhere = rest.flatMap { child in
            elements(of: child).map { UnreachableElement($0, .offScreen(place(of: child, in: controller))) }
        }
        return elsewhere + controller.shownChildren.flatMap(offScreen)
    }

    private static func place(of child: UIViewController, in controller: UIViewController) -> String {
        switch controller {
        case let stack as UINavigationController:
            "it is below \(stack.topViewController.map(name) ?? "another") on the stack"
        case is UITabBarController: "it is in the tab \"\(title(ofTab: child) ?? "")\", which is not chosen"
        default: "its controller is not shown"
        }
    }
}
