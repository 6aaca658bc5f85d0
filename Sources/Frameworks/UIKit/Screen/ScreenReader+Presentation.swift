import BackgroundRuntime

// What a finger can take away that was put in front.

extension ScreenReader {
    /// What covers the rest and was presented last; nil for nothing.
    static var presentation: ScreenPresentation? {
        let inViews = windows.front.reversed().lazy.compactMap {
            $0.rootViewController.flatMap { front(of: $0).coverInView }
        }
        if let cover = inViews.first { return cover }
        let covers = windows.front.reversed().lazy.compactMap { $0.rootViewController.flatMap(lastCover) }
        return covers.first.map { cover in
            if let alert = cover as? UIAlertController { return presentation(of: alert) }
            guard cover.isCard else {
                return ScreenPresentation(
                    name(of: cover), .impossible("it covers the whole screen; its own buttons do"))
            }
            return ScreenPresentation("sheet \(name(of: cover))", .swipe { cover.takeSwipeDown() })
        }
    }

    private static func lastCover(of controller: UIViewController) -> UIViewController? {
        nextCover(of: controller).map { lastCover(of: $0) ?? $0 }
    }

    private static func presentation(of alert: UIAlertController) -> ScreenPresentation {
        let titles = alert.actions.compactMap(\.title).map { "\"\($0)\"" }.joined(separator: ", ")
        let buttons = titles.isEmpty ? "it has no buttons" : "its buttons do: \(titles)"
        return ScreenPresentation(name(of: alert), .impossible(buttons))
    }
}

extension UIViewController {
    /// Whether it lies on what it covers as a card, which fingers move: on a phone all of these look so, from iOS 13 on.
    var isCard: Bool {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet, .popover:
            UIApplication.shared.process.device.system >= .iOS(13)
        case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none: false
        }
    }

    /// Whether it, or one that it shows, wants no finger to take it away.
    private var wantsToStay: Bool { isModalInPresentation || shownChildren.contains(where: \.wantsToStay) }

    /// A finger moves it down. Its delegate is asked, told before, and told when it is gone, after the controller itself.
    ///
    /// - Returns: whether it goes.
    fileprivate func takeSwipeDown() -> Bool {
        guard let controller = presentationController else { return false }
        let delegate = controller.delegate
        guard !wantsToStay, delegate?.presentationControllerShouldDismiss(controller) != false else {
            delegate?.presentationControllerDidAttemptToDismiss(controller)
            return false
        }
        delegate?.presentationControllerWillDismiss(controller)
        presentingViewController?.dismiss(animated: true)
        (self as? UIActivityViewController)?.completionWithItemsHandler?(nil, false, nil, nil)
        // It is told in later turns that it disappears, which its delegate hears of afterwards.
        DispatchQueue.main.async { delegate?.presentationControllerDidDismiss(controller) }
        return true
    }
}
