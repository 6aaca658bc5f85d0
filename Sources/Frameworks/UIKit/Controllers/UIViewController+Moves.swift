import BackgroundRuntime

// Controllers that are put into others, or in front of them.

extension UIViewController {
    /// Puts a controller into this one, last. It is told before: `life.view.moves`.
    final func contain(_ child: UIViewController) {
        child.leave()
        child.willMove(toParent: self)
        contained.append(child)
        child.parent = self
        child.appearance.transition = .added
    }

    /// The opposite of ``contain(_:)``: the controller is told afterwards.
    final func leave() {
        guard let parent else { return }
        parent.contained.removeAll { $0 === self }
        self.parent = nil
        appearance.transition = nil
        didMove(toParent: nil)
    }

    /// Puts controllers in the place of those in a container of UIKit.
    ///
    /// - Parameter controllers: all that are in it then.
    /// - Returns: tells those that came and those that went that they did, when they were told of all else.
    final func hold(_ controllers: [UIViewController]) -> () -> Void {
        let gone = contained.filter { child in !controllers.contains { $0 === child } }
        for child in gone {
            child.willMove(toParent: nil)
            child.appearance.transition = .removed
        }
        let new = controllers.filter { child in !contained.contains { $0 === child } }
        for child in new { contain(child) }
        contained = controllers
        takeBar()
        return { [self] in
            for child in new where holds(child) { child.didMove(toParent: self) }
            for child in gone where child.parent === self && !holds(child) { child.leave() }
        }
    }

    /// Has the bar of a container show what its controllers have.
    private func takeBar() {
        (self as? UINavigationController)?.navigationBar.stack = self as? UINavigationController
        (self as? UITabBarController)?.tabBar.tabs = self as? UITabBarController
    }

    private func holds(_ child: UIViewController) -> Bool { contained.contains { $0 === child } }

    /// Puts controllers in the place of those in a container of UIKit, where nothing of it is shown.
    final func holdAtOnce(_ controllers: [UIViewController]) { hold(controllers)() }
}

extension UIViewController {
    /// The controller whose view covers the screen with this one in it.
    private var outermost: UIViewController { parent?.outermost ?? self }

    /// Whether what it covers is taken off the screen, as Apple's page of each style says. Before iOS 13, and before its SDK,
    /// a phone showed every style but those that lie over others on all of the screen: `life.view.full-screen`, `life.view.card`.
    private var hidesCovered: Bool {
        if self is UIAlertController || self is UIActivityViewController { return false }
        switch modalPresentationStyle {
        case .fullScreen, .currentContext: return true
        case .automatic, .pageSheet, .formSheet, .popover:
            let process = UIApplication.shared.process
            return min(process.device.system, process.app.linkedSDK) < .iOS(13)
        case .custom, .overFullScreen, .overCurrentContext, .none: return false
        }
    }

    final func put(_ controller: UIViewController, inFrontAnimated isAnimated: Bool, then end: (() -> Void)?) {
        if let cover {
            return SimulatedApp.note(
                "Attempt to present \(type(of: controller)) on \(type(of: self)) which is already presenting "
                    + "\(type(of: cover)): it is not shown")
        }
        cover = controller
        controller.covered = self
        controller.appearance.transition = .presented
        let leaving = controller.hidesCovered && outermost.isShown ? [outermost] : []
        controller.appearance.tookScreen = !leaving.isEmpty
        AppearanceChange.begin(.cover, isAnimated: isAnimated, leaving: leaving, coming: [controller], then: end)
    }

    /// Takes away all that lies in front of this controller.
    final func uncover(animated isAnimated: Bool, then end: (() -> Void)?) {
        var covers: [UIViewController] = []
        while let next = (covers.last ?? self).cover { covers.append(next) }
        for (below, above) in zip([self] + covers, covers) { (below.cover, above.covered) = (nil, nil) }
        covers.first?.appearance.transition = .dismissed
        let coming = covers.contains(where: \.appearance.tookScreen) ? [outermost] : []
        AppearanceChange.begin(.cover, isAnimated: isAnimated, leaving: covers, coming: coming, then: end)
    }
}
