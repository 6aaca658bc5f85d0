import BackgroundRuntime

/// A view that says itself what is on the screen in its place, as one of another framework does.
@MainActor
package protocol ScreenSource: UIView {
    /// What stands in its place.
    var shownElements: [ScreenElement] { get }
    /// What of it lies in front of all else, such as a sheet or a message; nil for nothing.
    var cover: ScreenPresentation? { get }
    /// The screen that it shows in front; nil where it knows none.
    var frontScreen: FrontScreen? { get }
}

/// Reads what an app has on its screen: the windows from back to front, in each what is in front of its controllers.
@MainActor
package enum ScreenReader {
    /// What is on the screen of the app that runs.
    static var elements: [ScreenElement] {
        OpenMenu.current?.elements
            ?? windows.front.flatMap { window in
                (window.rootViewController.map { elements(of: front(of: $0)) } ?? []) + inside(window)
            } + FirstResponder.current.inputViews.flatMap { elements(of: $0) }
    }

    /// The windows that are shown, from back to front: those behind one that covers all, and the rest.
    static var windows: (covered: ArraySlice<UIWindow>, front: ArraySlice<UIWindow>) {
        let shown = UIApplication.shared.shownWindows.windows.filter { !$0.isHidden }
        let first = shown.lastIndex(where: \.hidesRest) ?? shown.startIndex
        return (shown[..<first], shown[first...])
    }

    /// What covers the rest: whatever of it was presented last.
    static func front(of controller: UIViewController) -> UIViewController {
        if let cover = controller.cover { return front(of: cover) }
        for child in controller.shownChildren {
            let front = front(of: child)
            if front !== child || child.cover != nil || child.showsCover { return front }
        }
        return controller
    }

    package static func elements(of controller: UIViewController) -> [ScreenElement] {
        if let alert = controller as? UIAlertController { return [element(of: alert)] }
        if let results = controller.barItems.navigation?.search?.shownResults { return elements(of: results) }
        let own = controller.isViewLoaded ? elements(of: controller.view) : []
        // The view of most children lies in that of their controller.
        let children = controller.shownChildren.filter { child in
            !(child.isViewLoaded && controller.isViewLoaded && child.view.isDescendant(of: controller.view))
        }
        let inner = own + children.flatMap { elements(of: $0) }
        switch controller {
        case let stack as UINavigationController: return bar(of: stack) + inner + toolbar(of: stack)
        case let tabs as UITabBarController: return inner + [bar(of: tabs)]
        default: return inner
        }
    }

    /// What stands for a view: one thing with what is in it, or only what is in it.
    package static func elements(of view: UIView) -> [ScreenElement] {
        guard view.isSeen else { return [] }
        return elements(ofSeen: view)
    }

    /// The same of one that is hidden, as if it were not.
    static func elements(ofSeen view: UIView) -> [ScreenElement] {
        if let source = view as? any ScreenSource { return source.shownElements }
        if let element = element(for: view) { return [view.named(element)] }
        let children = view.isUserInteractionEnabled ? inside(view) : inside(view).map(\.passingTouches)
        guard view.isTouchable || view.accessibilityLabel != nil || view.testName != nil else { return children }
        return [view.named(ScreenElement(.other, children: children, take: view.takeAsView))]
    }

    /// What is in a view, from back to front.
    static func inside(_ view: UIView) -> [ScreenElement] { view.subviews.flatMap { elements(of: $0) } }
}

extension ScreenElement {
    /// A button that a tap presses.
    @MainActor
    static func button(_ label: String, pressing press: @escaping @MainActor () -> Void) -> ScreenElement {
        ScreenElement(.button, label: label) { touch in
            guard touch == .tap else { return false }
            press()
            return true
        }
    }
}

extension UIWindow {
    /// Whether nothing behind it can be seen.
    fileprivate var hidesRest: Bool {
        coversAll || (rootViewController.map { $0.isViewLoaded && $0.view.coversAll } ?? false)
    }
}

extension UIViewController {
    /// It is shown in a place that another framework has for it.
    package func appearInPlace() { appear() }
    /// It is shown there no longer.
    package func disappearFromPlace() { disappear() }

    /// Whether its view has something in front of all else.
    fileprivate var showsCover: Bool { coverInView != nil }

    /// What its view has in front of all else; nil for nothing.
    var coverInView: ScreenPresentation? { isViewLoaded ? (view as? any ScreenSource)?.cover : nil }
}

extension UIView {
    /// Whether the app shows it. A phone hands no finger to what can hardly be seen.
    var isSeen: Bool { !isHidden && alpha > 0.01 }

    /// Whether something listens for fingers on it.
    fileprivate var isTouchable: Bool {
        gestureRecognizers?.contains(where: \.isEnabled) == true || !contextMenus.isEmpty || looksAtFingers
    }

    /// An element with what the app says of the view for those who cannot see it, and for tests.
    fileprivate func named(_ element: ScreenElement) -> ScreenElement {
        var element = element
        element.label = accessibilityLabel ?? element.label
        element.identifier = testName ?? element.identifier
        element.value = accessibilityValue ?? element.value
        element.hasFocus = isFirstResponder
        return isUserInteractionEnabled ? element : element.passingTouches
    }

    /// Hands a touch to those who listen for it.
    ///
    /// - Returns: whether one of them took it.
    func takeByGestures(_ touch: Touch) -> Bool {
        guard isUserInteractionEnabled else { return false }
        let listeners = (gestureRecognizers ?? []).filter { $0.recognizes(touch) }
        return listeners.reduce(false) { $1.recognize(touch) || $0 } || takeForContextMenu(touch)
    }
}

extension ScreenElement {
    /// The same of a view that lets fingers through, with all in it: what lies around it is touched.
    fileprivate var passingTouches: ScreenElement {
        var element = self
        element.take = nil
        element.children = children.map(\.passingTouches)
        return element
    }
}
