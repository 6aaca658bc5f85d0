import BackgroundRuntime

// Bars and messages: what stands around the views of controllers, and in front of them.

extension ScreenReader {
    /// The bar above a stack; none where it is hidden.
    static func bar(of stack: UINavigationController) -> [ScreenElement] {
        guard !stack.isNavigationBarHidden, let top = stack.topViewController else { return [] }
        let item = top.navigationItem
        let title = (item.title ?? top.title).flatMap { $0.isEmpty ? nil : $0 }
        let titles = item.titleView.map { elements(of: $0) } ?? text(title)
        let search = item.search.map { elements(of: $0.searchBar) } ?? []
        let children = back(of: stack) + middle(item, titles) + search
        return [ScreenElement(.navigationBar, label: title, children: children)]
    }

    /// A bar that the app made itself, with what it shows last.
    static func element(ofBar bar: UINavigationBar) -> ScreenElement? {
        guard let item = bar.topItem else { return nil }
        let titles = item.titleView.map { elements(of: $0) } ?? text(item.title)
        return ScreenElement(.navigationBar, label: item.title, children: middle(item, titles))
    }

    private static func middle(_ item: UINavigationItem, _ titles: [ScreenElement]) -> [ScreenElement] {
        buttons(item.leftButtons ?? []) + text(item.prompt) + titles + buttons(item.rightButtons ?? [])
    }

    /// The button that goes back; none on the first controller, or where it is hidden or another stands in its place.
    private static func back(of stack: UINavigationController) -> [ScreenElement] {
        guard stack.viewControllers.count > 1, let top = stack.topViewController, !top.navigationItem.hidesBackButton,
            !top.navigationItem.replacesBackButton
        else { return [] }
        let below = stack.viewControllers[stack.viewControllers.count - 2]
        let title = below.navigationItem.wayBack ?? below.title
        var button = ScreenElement(.button, label: title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back") { touch in
            guard touch == .tap else { return false }
            stack.popViewController(animated: true)
            return true
        }
        button.goesBack = true
        return [button]
    }

    /// The bar below a stack; none where it is hidden.
    static func toolbar(of stack: UINavigationController) -> [ScreenElement] {
        guard !stack.isToolbarHidden, let items = stack.topViewController?.toolbarItems else { return [] }
        return [ScreenElement(.toolbar, children: buttons(items))]
    }

    /// The bar of tabs.
    static func bar(of tabs: UITabBarController) -> ScreenElement {
        let buttons = (tabs.viewControllers ?? []).enumerated().map { index, controller in
            var button = ScreenElement(.button, label: title(ofTab: controller)) { touch in
                guard touch == .tap else { return false }
                tabs.selectedIndex = index
                tabs.delegate?.tabBarController(tabs, didSelect: controller)
                return true
            }
            button.isEnabled = controller.tabBarItem.isEnabled
            button.isSelected = index == tabs.selectedIndex
            return button
        }
        return ScreenElement(.tabBar, children: buttons)
    }

    /// A bar of tabs that the app made itself.
    static func element(ofBar bar: UITabBar) -> ScreenElement {
        let buttons = (bar.items ?? []).map { item in
            var button = ScreenElement(.button, label: item.shownTitle) { [weak bar] touch in
                guard touch == .tap, let bar else { return false }
                bar.selectedItem = item
                bar.delegate?.tabBar(bar, didSelect: item)
                return true
            }
            (button.isEnabled, button.isSelected) = (item.isEnabled, item === bar.selectedItem)
            return button
        }
        return ScreenElement(.tabBar, children: buttons)
    }

    /// What a tab says: of a stack that says nothing itself, what its first controller does.
    static func title(ofTab controller: UIViewController) -> String? {
        let own = controller.tabBarItem.shownTitle ?? controller.title
        return own ?? (controller as? UINavigationController)?.viewControllers.first.flatMap { title(ofTab: $0) }
    }

    /// Buttons of a bar, without the room between them.
    static func buttons(_ items: [UIBarButtonItem]) -> [ScreenElement] {
        items.flatMap { item in
            if let view = item.customView { return elements(of: view) }
            guard !item.isRoom else { return [] }
            var button = ScreenElement(.button, label: item.title ?? item.systemTitle) { touch in
                if item.takeForMenu(touch) { return true }
                guard touch == .tap else { return false }
                item.press()
                return true
            }
            button.isEnabled = item.isEnabled
            return [button]
        }
    }

    /// A message with its buttons, each of which takes it away.
    static func element(of alert: UIAlertController) -> ScreenElement {
        let buttons = alert.actions.map { action in
            var button = ScreenElement(.button, label: action.title) { touch in
                guard touch == .tap else { return false }
                alert.dismiss(animated: true)
                action.handler?(action)
                return true
            }
            button.isEnabled = action.isEnabled
            return button
        }
        let fields = (alert.textFields ?? []).flatMap { elements(of: $0) }
        return ScreenElement(
            alert.preferredStyle == .alert ? .alert : .sheet, label: alert.title,
            children: text(alert.title) + text(alert.message) + fields + buttons)
    }

    private static func text(_ text: String?) -> [ScreenElement] {
        guard let text, !text.isEmpty else { return [] }
        return [ScreenElement(.staticText, label: text)]
    }
}

extension UITabBarItem {
    /// What it says: its title, or the word that the system has for it.
    fileprivate var shownTitle: String? { title ?? systemItem.map { Self.systemTitle("\($0)") } }
}

extension UIBarButtonItem {
    /// Whether it is only room between others.
    fileprivate var isRoom: Bool {
        systemItem == .flexibleSpace || systemItem == .fixedSpace
            || (title == nil && image == nil && systemItem == nil && action == nil && actionInPlace == nil
                && segue == nil)
    }

    /// What the button of the system says.
    fileprivate var systemTitle: String? {
        let word = systemItem.map { "\($0)" }
        return word.map { $0 == "fastForward" ? "Fast Forward" : $0.prefix(1).uppercased() + $0.dropFirst() }
            ?? actionInPlace?.title
    }

    fileprivate func press() {
        if let systemAction { return systemAction() }
        if let segue { return segue(self) }
        if let action = actionInPlace { return action.perform(from: self) }
        guard let action else { return }
        UIApplication.shared.sendAction(action, to: target, from: self, for: UIEvent())
    }
}
